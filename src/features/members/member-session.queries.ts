import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { countOf } from '#features/cart/cart.rules.ts';
import { splitPath } from '#shared/locale.ts';
import { type Asker, apiClient, ask } from '#web/client/api-client.ts';
import { safeRedirect } from '#web/client/guards.ts';
import { currentSession, forgetUser, keepCart, keepMember, keepToken } from '#web/client/session.ts';
import { forgetTyped } from '#web/client/stored.ts';
import { memberProfile } from './member.queries.ts';

/** A page that asks the API and remembers the answers. The router's context is one. */
export interface Visit extends Asker {
  queryClient: QueryClient;
}

/** What a sign-in of any kind answers: by password, registration, a mailed link or another provider. */
interface ArrivalTokens {
  token: string;
  cart_token?: string | undefined;
}

/** Spec §4 "Login": store the token, load the profile, reload the cart, go to `/`, or where the visitor was going. */
export async function enter(router: AnyRouter, tokens: ArrivalTokens, redirect?: string): Promise<void> {
  const visit: Visit = router.options.context;
  keepTokens(visit, tokens);
  await Promise.allSettled([loadMember(visit)]);
  await Promise.allSettled([loadCart(visit)]);
  await goTo(router, redirect);
}

/** Takes over the tokens of a new session; what was asked for as somebody else is forgotten. */
export function keepTokens({ queryClient }: Visit, { token, cart_token }: ArrivalTokens): void {
  queryClient.clear();
  keepToken(token);
  if (cart_token) keepCart(cart_token, currentSession().cartCount);
}

/** Spec §4 "Logout": call the server, reset the user, clear the cart, go to `/`. */
export async function leave(router: AnyRouter): Promise<void> {
  const visit: Visit = router.options.context;
  // Who wants to leave a shared computer leaves it even while the server cannot be reached.
  await Promise.allSettled([ask(apiClient(visit).api.member.logout.$get())]);
  // Reset before the next page asks for anything: its calls must not carry a token that has ended.
  forgetUser();
  forgetTyped();
  await router.navigate({ to: '/', ignoreBlocker: true });
}

/** The profile, for the page that shows it and, in small, for the header. */
export async function loadMember(visit: Visit): Promise<void> {
  const { token } = currentSession();
  const profile = await visit.queryClient.fetchQuery({ ...memberProfile(visit), staleTime: 0 });
  if (currentSession().token === token) keepMember(profile);
}

export async function loadCart(visit: Visit): Promise<void> {
  const asked = currentSession();
  const { token, list } = await ask(apiClient(visit).api.cart.$get());
  const now = currentSession();
  // Whoever signed in or put something aside meanwhile has another cart than the one that was asked for.
  if (now.token === asked.token && now.cartToken === asked.cartToken) keepCart(token || undefined, countOf(list));
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
