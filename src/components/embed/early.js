{
  const root = document.documentElement;
  const query = new URLSearchParams(location.search);
  root.dataset.js = '';
  const theme = query.get('theme');
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  const language = query.get('lang');
  query.delete('lang');
  if (language !== root.lang && root.dataset.languages.split(' ').includes(language))
    location.replace(`../../${language}/embed/?${query}`);
}
