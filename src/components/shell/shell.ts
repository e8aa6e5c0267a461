const root = document.documentElement;

// Asked for as if the screen did not need them, so that they hold up nothing.
for (const link of document.querySelectorAll('link[media^=print]')) link.setAttribute('media', 'all');

/** Storage may be blocked or full: then a choice lasts as long as the page. */
function store(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {}
}

const themeSwitch = document.querySelector<HTMLSelectElement>('[data-theme-switch]');
const showTheme = () => {
  if (themeSwitch) themeSwitch.value = root.dataset['theme'] ?? 'auto';
};
const setTheme = (theme: string | null) => {
  if (theme === 'light' || theme === 'dark') root.dataset['theme'] = theme;
  else delete root.dataset['theme'];
};
themeSwitch?.addEventListener('change', () => {
  const theme = themeSwitch.value === 'auto' ? null : themeSwitch.value;
  setTheme(theme);
  store('theme', theme);
});
/** The theme may be another by now: chosen in another tab, or before the reader came back to this page. */
const follow = () => {
  try {
    setTheme(localStorage.getItem('theme'));
  } catch {}
  showTheme();
};
addEventListener('storage', follow);
addEventListener('pageshow', follow);
showTheme();

// The address may change while the page is open, so the link is completed when it is about to be used.
for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-language]')) {
  const complete = () => {
    link.search = location.search;
    link.hash = location.hash;
  };
  for (const event of ['pointerdown', 'focus', 'click']) link.addEventListener(event, complete);
  link.addEventListener('click', () => store('language', link.hreflang));
}
