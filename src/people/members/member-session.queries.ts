import type { AnyRouter } from '@tanstack/react-router';
import { countOf } from '#catalogue/cart/cart.rules.ts';
import { type Asker, apiClient, ask } from '#kit/client/api-client.ts';
import { forgetAnswers } from '#kit/client/forgetting.ts';
import { safeRedirect } from '#kit/client/guards.ts';
import { currentSession, forgetUser, saveCart, saveToken } from '#kit/client/session.ts';
import { forgetTyped } from '#kit/client/stored.ts';
import { splitPath } from '#shared/locale.ts';

/** What a sign-in of any kind answers: by password, registration, a mailed link or another provider. */
export interface ArrivalTokens {
  token: string;
  cart_token?: string | undefined;
}

/** Takes over the tokens of a new session; what was asked for as somebody else is forgotten. */
export function saveTokens({ token, cart_token }: ArrivalTokens): void {
  forgetAnswers();
  saveToken(token);
  if (cart_token) saveCart(cart_token, currentSession().cartCount);
}

/** Spec §4 "Logout": call the server, reset the user, clear the cart, go to `/`. */
export async function leave(router: AnyRouter): Promise<void> {
  const asker: Asker = router.options.context;
  // Who wants to leave a shared computer leaves it even while the server cannot be reached.
  await Promise.allSettled([ask(apiClient(asker).api.member.logout.$get())]);
  // Reset before the next page asks for anything: its calls must not carry a token that has ended.
  forgetUser();
  forgetTyped();
  await router.navigate({ to: '/', ignoreBlocker: true });
}

export async function loadCart(asker: Asker): Promise<void> {
  const asked = currentSession();
  const { token, list } = await ask(apiClient(asker).api.cart.$get());
  const now = currentSession();
  // Whoever signed in or put something aside meanwhile has another cart than the one that was asked for.
  if (now.token === asked.token && now.cartToken === asked.cartToken) saveCart(token || undefined, countOf(list));
}

/** Goes to a path of this shop in the page's language, or home. */
export async function goTo(router: AnyRouter, redirect?: string): Promise<void> {
  const url = new URL(safeRedirect(redirect) ?? '/', window.location.origin);
  await router.navigate({
    to: splitPath(url.pathname).path,
    search: Object.fromEntries(url.searchParams),
    hash: url.hash.slice(1),
    replace: true,
  });
}

// @chunk account
