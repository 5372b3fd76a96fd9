import type { AnyRouter } from '@tanstack/react-router';
import { countOf } from '#catalogue/cart/cart.rules.ts';
import { type Asker, apiClient, ask } from '#kit/client/api-client.ts';
import { forgetAnswers } from '#kit/client/forgetting.ts';
import { safeRedirect } from '#kit/client/guards.ts';
import { currentSession, resetUser, saveCart, saveToken } from '#kit/client/session.ts';
import { forgetTyped } from '#kit/client/stored.ts';
import { splitPath } from '#shared/locale.ts';

/** The tokens of any sign-in: by password, registration, a mailed link or a provider. */
export interface ArrivalTokens {
  token: string;
  cart_token?: string | undefined;
}

/** Saves the tokens of a new session and clears the caches of the previous one. */
export function saveTokens({ token, cart_token }: ArrivalTokens): void {
  forgetAnswers();
  saveToken(token);
  if (cart_token) saveCart(cart_token, currentSession().cartCount);
}

/** Spec §4 "Logout": call the server, reset the user, clear the cart, go to `/`. */
export async function logOut(router: AnyRouter): Promise<void> {
  const asker: Asker = router.options.context;
  // On a shared computer, logout works even if the server cannot be reached.
  await Promise.allSettled([ask(apiClient(asker).api.member.logout.$get())]);
  // Reset before the next page fetches anything: its calls must not carry an ended token.
  resetUser();
  forgetTyped();
  await router.navigate({ to: '/', ignoreBlocker: true });
}

export async function loadCart(asker: Asker): Promise<void> {
  const before = currentSession();
  const { token, list } = await ask(apiClient(asker).api.cart.$get());
  const now = currentSession();
  // After a sign-in or a change of the cart in the meantime, this answer is about another cart.
  if (now.token === before.token && now.cartToken === before.cartToken) saveCart(token || undefined, countOf(list));
}

/** Goes to a path of this shop in the page's language, or home; the home of staff is the back office (product §7.8). */
export async function goTo(router: AnyRouter, redirect?: string): Promise<void> {
  const url = new URL(safeRedirect(redirect) ?? '/', window.location.origin);
  const { path } = splitPath(url.pathname);
  await router.navigate({
    to: path === '/' && currentSession().member?.staff_role ? '/admin' : path,
    search: Object.fromEntries(url.searchParams),
    hash: url.hash.slice(1),
    replace: true,
  });
}

// @chunk account
