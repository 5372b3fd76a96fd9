import { type Currency, isCurrency } from '#shared/money.ts';

/** Spec §4 "Persistence": for user and cart only the token is stored; the initial data is stored whole; and the chosen currency. */
const KEYS = { user: 'user', cart: 'cart', initial: 'initial', currency: 'currency' } as const;
type Key = keyof typeof KEYS;

/** Storage may be full or forbidden; the shop then works while the page is open. */
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
    // Nothing to do: the next visit fetches it again.
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

/** The server stores the cart of a visitor without scripts in this cookie. */
export const CART_COOKIE = 'cart';

/**
 * Takes over the cart that was filled without scripts. A member's own cart merges it with the next call; a visitor
 * who has another cart keeps both, the cookie's one while scripts are off.
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

/** Signing out on a shared computer deletes unsent form texts of this tab. */
export function forgetTyped(): void {
  try {
    window.sessionStorage.clear();
  } catch {
    // If storage is forbidden, nothing was stored.
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
 * Runs in the page's head before any module: zod would test whether it may compile functions from text, which the
 * content policy refuses and the browser reports. A module would be too late, because schemas are in chunks that
 * load before it.
 */
export const ZOD_WITHOUT_JIT_SCRIPT = 'globalThis.__zod_globalConfig={jitless:true}';

/** Runs in the page's head before the first paint; `web/server` hashes it for the content policy. */
export const SHOW_CURRENCY_SCRIPT = `try{document.documentElement.dataset.currency=localStorage.getItem('${KEYS.currency}')||'USD'}catch(e){document.documentElement.dataset.currency='USD'}`;
