import type { APIRoute, GetStaticPaths } from 'astro';
import { type Locale, locales, translator } from '../../i18n/index.ts';
import { fileAddress, path } from '../../i18n/routes.ts';

export const getStaticPaths = (() =>
  locales.map((locale) => ({ params: { locale }, props: { locale } }))) satisfies GetStaticPaths;

/** What a browser needs to know to put the site among a device's apps. */
export const GET: APIRoute<{ locale: Locale }> = ({ props: { locale } }) => {
  const t = translator(locale, 'site');
  const icon = (src: string, sizes: string, purpose = 'any') => ({
    src: fileAddress(src),
    sizes,
    type: src.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
    purpose,
  });
  return Response.json(
    {
      id: path(locale),
      name: t('name'),
      short_name: t('name'),
      description: t('tagline'),
      lang: locale,
      dir: 'ltr',
      start_url: path(locale),
      scope: fileAddress(''),
      display: 'standalone',
      background_color: '#f5f7f5',
      theme_color: '#f5f7f5',
      categories: ['games', 'education'],
      icons: [
        icon('icon.svg', 'any'),
        icon('icon-192.png', '192x192'),
        icon('icon-512.png', '512x512'),
        icon('icon-maskable.png', '512x512', 'maskable'),
      ],
      shortcuts: (['guide', 'learn'] as const).map((section) => ({
        name: t(`sections.${section}Title`),
        url: path(locale, section),
      })),
    },
    { headers: { 'Content-Type': 'application/manifest+json' } },
  );
};
