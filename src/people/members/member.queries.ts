import { queryOptions } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { type Asker, apiClient, ask } from '#kit/client/api-client.ts';
import { memberQueries } from '#kit/client/queries.tsx';
import { currentSession, saveMember } from '#kit/client/session.ts';
import { storeInitial } from '#kit/client/stored.ts';
import { type ArrivalTokens, goTo, loadCart, saveTokens } from './member-session.queries.ts';

/** Only in the browser, which alone has the token. */
export function memberProfile(asker: Asker) {
  return queryOptions({
    queryKey: ['member', 'profile'],
    queryFn: () => ask(apiClient(asker).api.member.profile.$get()),
  });
}

/** The profile, for its page and for the header. */
export async function loadMember(asker: Asker): Promise<void> {
  const { token } = currentSession();
  const profile = await memberQueries().fetchQuery({ ...memberProfile(asker), staleTime: 0 });
  if (currentSession().token === token) saveMember(profile);
}

/** While the shop is closed, a page contains only its name; staff load the rest when they sign in. */
export async function loadClosedShop(router: AnyRouter): Promise<void> {
  const [root] = router.state.matches as readonly { loaderData?: { info: { phone: string } } }[];
  if (root?.loaderData?.info.phone) return;
  const asker: Asker = router.options.context;
  storeInitial(await ask(apiClient(asker).api.initial.$get()));
  await router.invalidate({ filter: ({ routeId }) => routeId === '__root__', sync: true });
}

/** Spec §4 "Login": store the token, load the profile, reload the cart, go to `/`, or where the visitor was going. */
export async function enter(router: AnyRouter, tokens: ArrivalTokens, redirect?: string): Promise<void> {
  const asker: Asker = router.options.context;
  saveTokens(tokens);
  await Promise.allSettled([loadMember(asker)]);
  await Promise.allSettled([loadCart(asker)]);
  await Promise.allSettled([loadClosedShop(router)]);
  await goTo(router, redirect);
}

// @chunk account
