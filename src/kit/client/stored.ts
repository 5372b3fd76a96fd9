import { type Currency, isCurrency } from '#shared/money.ts';

/** Spec §4 "Persistence": for user and cart only the token is kept; the initial data is kept whole; and the chosen currency. */
const KEYS = { user: 'user', cart: 'cart', initial: 'initial', currency: 'currency' } as const;
type Key = keyof typeof KEYS;

/** Storage may be full or forbidden; the shop then works for as long as the page is open. */
function read(key: Key): string | null {
  try {
    return window.localStorage.getItem(KEYS[key]);
  } catch {
    return null;
  }
}

function write(key: Key, value: string | undefined): void {
  try {
    if (value === undefined) window.localStorage.removeItem(KEYS[key]);
    else window.localStorage.setItem(KEYS[key], value);
  } catch {
    // Nothing to do: what could not be kept is asked for again at the next visit.
  }
}

export function storedToken(owner: 'user' | 'cart'): string | undefined {
  try {
    const stored = JSON.parse(read(owner) ?? '{}') as { token?: unknown };
    return typeof stored.token === 'string' && stored.token !== '' ? stored.token : undefined;
  } catch {
    return undefined;
  }
}

export function storeToken(owner: 'user' | 'cart', token: string | undefined): void {
  write(owner, token ? JSON.stringify({ token }) : undefined);
}

/** Where the server keeps the cart of whoever sent the purchase form without scripts. */
export const CART_COOKIE = 'cart';

/**
 * Takes over the cart that was filled without scripts. A member's own takes it in with the next call; a visitor who has
 * another cart already keeps both, the other one for as long as scripts are off.
 */
export function takeCartCookie(): void {
  const token = new RegExp(`(?:^|; )${CART_COOKIE}=([\\w-]+)`).exec(document.cookie)?.[1];
  const own = storedToken('cart');
  if (!token || (own && own !== token && !storedToken('user'))) return;
  storeToken('cart', token);
  writeCookie(`${CART_COOKIE}=; Path=/; Max-Age=0; SameSite=Strict`);
}

export function writeCookie(text: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser the shop supports.
  document.cookie = text;
}

/** What was typed into forms in this tab and not sent is forgotten by whoever leaves a shared computer. */
export function forgetTyped(): void {
  try {
    window.sessionStorage.clear();
  } catch {
    // Where storage is forbidden nothing was kept.
  }
}

export function storedCurrency(): Currency | undefined {
  const stored = read('currency');
  return isCurrency(stored) ? stored : undefined;
}

export function storeCurrency(currency: Currency): void {
  write('currency', currency);
}

export function storeInitial(initial: unknown): void {
  write('initial', JSON.stringify(initial));
}

/**
 * Runs in the page's head before any module: zod would try whether it may make functions out of text, which the content policy
 * refuses and the browser reports. A module could not say it in time, for schemas stand in chunks that are loaded before it.
 */
export const ZOD_WITHOUT_JIT_SCRIPT = 'globalThis.__zod_globalConfig={jitless:true}';

/** Runs in the page's head before anything is painted; `web/server` hashes it for the content policy. */
export const SHOW_CURRENCY_SCRIPT = `try{document.documentElement.dataset.currency=localStorage.getItem('${KEYS.currency}')||'USD'}catch(e){document.documentElement.dataset.currency='USD'}`;
