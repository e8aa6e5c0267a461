// Goes on to the language last chosen on this device, else to the first of the browser's languages that the site
// has. The choice itself stays readable for those without scripts and for search engines.
const links = new Map(
  [...document.querySelectorAll<HTMLAnchorElement>('a[hreflang]')].map((link) => [link.hreflang, link]),
);
const stored = () => {
  try {
    return localStorage.getItem('language');
  } catch {
    return null;
  }
};
const wanted = [stored() ?? '', ...navigator.languages.map((language) => language.slice(0, 2).toLowerCase())];
const link = wanted.map((language) => links.get(language)).find((found) => found !== undefined);
if (link) location.replace(link.href + location.search + location.hash);

export {};
