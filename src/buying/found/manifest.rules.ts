import { joinPath, type Locale } from '#shared/locale.ts';

/** The path of the manifest, without the language. */
export const MANIFEST_PATH = '/manifest.webmanifest';

/** The shop as an application on somebody's home screen, in one language. */
export function webManifest(locale: Locale, { brand, description }: { brand: string; description: string }): string {
  const start = joinPath(locale, '/');
  return JSON.stringify({
    // One application whatever its language: without an id each start address would be another.
    id: '/',
    name: brand,
    short_name: brand,
    description,
    lang: locale,
    dir: 'ltr',
    start_url: start,
    scope: '/',
    display: 'minimal-ui',
    background_color: '#faf8f4',
    theme_color: '#faf8f4',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  });
}
