import { brandPath } from '#catalogue/site/logo.rules.ts';
import { joinPath, type Locale } from '#shared/locale.ts';

/** Without the language. */
export const MANIFEST_PATH = '/manifest.webmanifest';

interface About {
  brand: string;
  description: string;
  /** The hash of the owner's icon. */
  icon?: string | undefined;
}

export function webManifest(locale: Locale, { brand, description, icon }: About): string {
  const start = joinPath(locale, '/');
  return JSON.stringify({
    // One application in all languages: without an id each start URL would be another application.
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
    icons: icon ? ownIcons(icon) : STANDARD_ICONS,
  });
}

const STANDARD_ICONS = [
  { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** Their addresses name the content, so that a system that has installed the shop notices a new icon. */
function ownIcons(hash: string) {
  return [
    { src: brandPath(hash, '192.png'), sizes: '192x192', type: 'image/png' },
    { src: brandPath(hash, '512.png'), sizes: '512x512', type: 'image/png' },
    { src: brandPath(hash, 'maskable-512.png'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ];
}
