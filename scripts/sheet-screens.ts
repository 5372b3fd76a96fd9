import { joinPath, LOCALES } from '../src/shared/locale.ts';

export interface Screen {
  name: string;
  path: string;
  width: number;
  height: number;
  scheme: 'light' | 'dark';
  /** The account that must be signed in. */
  as?: 'member' | 'artist' | 'staff';
}

const HEIGHTS: Record<number, number> = { 390: 844, 820: 1180, 1440: 900, 1920: 1080 };
/** The pages that decide whether people buy, at every width, in every language, by day and by night. */
const DECIDING = ['/', '/shop', '/shop/1', '/wall?works=1_2_3'] as const;
const SEEN_ONCE = [
  '/artist',
  '/artist/1',
  '/news',
  '/news/1',
  '/about',
  '/technology',
  '/contact',
  '/contact/faq',
  '/search?keyword=sea',
  '/register',
  '/terms',
  '/no-such-page',
] as const;
const SIGNED_IN: readonly { path: string; as: NonNullable<Screen['as']> }[] = [
  { path: '/cart', as: 'member' },
  { path: '/account/order', as: 'member' },
  { path: '/account/favorite', as: 'member' },
  { path: '/account/work', as: 'artist' },
  { path: '/account/sales', as: 'artist' },
  { path: '/account/report', as: 'artist' },
  { path: '/admin/order', as: 'staff' },
  { path: '/admin/application', as: 'staff' },
];

const screen = (path: string, nth: number, more: Partial<Screen>): Screen => {
  const width = more.width ?? 1440;
  const locale = LOCALES[nth % LOCALES.length] ?? 'en';
  const scheme = more.scheme ?? 'light';
  const there = joinPath(locale, path);
  const name = `${there}-${width}-${scheme}`.replaceAll(/[^\w-]+/g, '_');
  return { name, path: there, width, height: HEIGHTS[width] ?? 900, scheme, ...(more.as && { as: more.as }) };
};

/** The sixty screens of a sheet: route × width × language × theme, fewer for minor routes. */
export function sheetScreens(): Screen[] {
  const deciding = DECIDING.flatMap((path) =>
    Object.keys(HEIGHTS).flatMap((width, at) => [
      screen(path, at, { width: Number(width) }),
      screen(path, at + 1, { width: Number(width), scheme: 'dark' }),
    ]),
  );
  const once = SEEN_ONCE.map((path, at) => screen(path, at, { width: at % 2 ? 390 : 1440 }));
  const signed = SIGNED_IN.flatMap(({ path, as }, at) => [
    screen(path, at, { as }),
    screen(path, at + 1, { as, width: 390, scheme: 'dark' }),
  ]);
  return [...deciding, ...once, ...signed];
}
