import { useSyncExternalStore } from 'react';
import type { Currency } from '#shared/money.ts';
import { storeCurrency, storedCurrency, storedToken, storeToken } from './stored.ts';

/** What this browser knows about its visitor. The server renders with `nobody`, so that pages are the same for everyone. */
export interface Session {
  token: string | undefined;
  cartToken: string | undefined;
  currency: Currency | undefined;
  /** Prints in the cart, for the header. */
  cartCount: number;
  /** Whether the startup of spec §4 has come to its end. */
  ready: boolean;
}

const nobody: Session = { token: undefined, cartToken: undefined, currency: undefined, cartCount: 0, ready: false };

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

/** The session, or one part of it; the component renders again when that part changes. */
export function useSession<Part>(part: (session: Session) => Part): Part {
  return useSyncExternalStore(
    subscribe,
    () => part(session),
    () => part(nobody),
  );
}

/** Takes up what earlier visits left, and what other tabs change meanwhile. */
export function restoreSession(): () => void {
  const restore = () =>
    change({ token: storedToken('user'), cartToken: storedToken('cart'), currency: storedCurrency() });
  const fromOtherTab = () => {
    restore();
    if (session.currency) showCurrency(session.currency);
  };
  restore();
  window.addEventListener('storage', fromOtherTab);
  return () => window.removeEventListener('storage', fromOtherTab);
}

export function keepToken(token: string): void {
  storeToken('user', token);
  change({ token });
}

export function keepCart(token: string | undefined, cartCount: number): void {
  storeToken('cart', token);
  change({ cartToken: token, cartCount });
}

/** Spec §4 "Logout": the user is reset and the cart cleared. */
export function forgetUser(): void {
  storeToken('user', undefined);
  storeToken('cart', undefined);
  change({ token: undefined, cartToken: undefined, cartCount: 0 });
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
