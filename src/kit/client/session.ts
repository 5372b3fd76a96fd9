import { useSyncExternalStore } from 'react';
import type { Currency } from '#shared/money.ts';
import { storeCurrency, storedCurrency, storedToken, storeToken, takeCartCookie } from './stored.ts';

/** The facts about a member that every page shows; the rest is in the profile's query. */
interface SessionMember {
  username: string;
  type: 'basic' | 'artist' | 'gallery';
  standing: 'none' | 'pending' | 'approved' | 'rejected' | 'suspended';
  staff_role: string | null;
}

/** What this browser knows about its visitor. The server renders with `nobody`, so that pages are the same for everyone. */
interface Session {
  token: string | undefined;
  cartToken: string | undefined;
  currency: Currency | undefined;
  /** Prints in the cart, for the header. */
  cartCount: number;
  /** Set once the profile has loaded, shortly after the token. */
  member: SessionMember | undefined;
  /** Unread messages from the shop. */
  unread: number;
  ready: boolean;
}

const nobody: Session = {
  token: undefined,
  cartToken: undefined,
  currency: undefined,
  cartCount: 0,
  member: undefined,
  unread: 0,
  ready: false,
};

let session = nobody;
const listeners = new Set<() => void>();

export function currentSession(): Session {
  return session;
}

function change(next: Partial<Session>): void {
  session = { ...session, ...next };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls back when a member is signed out here: by the button, in another tab, or by the server. */
export function onSignedOut(callback: () => void): () => void {
  let { token } = session;
  return subscribe(() => {
    const before = token;
    token = session.token;
    if (before && !token) callback();
  });
}

/** The session, or one part of it; the component rerenders when that part changes. */
export function useSession<Part>(part: (session: Session) => Part): Part {
  return useSyncExternalStore(
    subscribe,
    () => part(session),
    () => part(nobody),
  );
}

/** Restores what earlier visits stored, and follows changes in other tabs. */
export function restoreSession(): () => void {
  const restore = () =>
    change({ token: storedToken('user'), cartToken: storedToken('cart'), currency: storedCurrency() });
  const fromOtherTab = () => {
    restore();
    if (!session.token) change({ member: undefined, unread: 0 });
    if (session.currency) showCurrency(session.currency);
  };
  takeCartCookie();
  restore();
  window.addEventListener('storage', fromOtherTab);
  return () => window.removeEventListener('storage', fromOtherTab);
}

export function saveToken(token: string): void {
  storeToken('user', token);
  change({ token });
}

export function saveCart(token: string | undefined, cartCount: number): void {
  storeToken('cart', token);
  change({ cartToken: token, cartCount });
}

/** Saves the cart answered to `asked`; after a sign-in or sign-out in the meantime, the newer cart stays. */
export function saveAnsweredCart(asked: Pick<Session, 'token'>, token: string | undefined, cartCount: number): void {
  if (session.token === asked.token) saveCart(token, cartCount);
}

export function saveMember({ username, type, standing, staff_role }: SessionMember): void {
  change({ member: { username, type, standing, staff_role } });
}

export function saveUnread(unread: number): void {
  change({ unread });
}

/** Spec §4 "Logout": the user is reset and the cart cleared. */
export function resetUser(): void {
  storeToken('user', undefined);
  storeToken('cart', undefined);
  change({ token: undefined, cartToken: undefined, cartCount: 0, member: undefined, unread: 0 });
}

export function chooseCurrency(currency: Currency): void {
  storeCurrency(currency);
  showCurrency(currency);
  change({ currency });
}

function showCurrency(currency: Currency): void {
  document.documentElement.dataset.currency = currency;
}

export function startupDone(): void {
  document.documentElement.dataset.ready = '';
  change({ ready: true });
}
