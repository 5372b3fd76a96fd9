import type { AnyRouter } from '@tanstack/react-router';
import { type Asker, apiClient, ask } from '#kit/client/api-client.ts';
import { chooseCurrency, currentSession, resetUser, startupDone } from '#kit/client/session.ts';
import { storeInitial } from '#kit/client/stored.ts';
import { goTo, loadCart } from '#people/members/member-session.queries.ts';

/**
 * Spec §4 "Startup order": initial data; if no currency is set, the visitor's country; if an oauth query is present, the
 * oauth check; the cart; the login check; if logged in, the profile. A step that fails does not stop the next.
 */
export async function startUp(router: AnyRouter, search: URLSearchParams): Promise<void> {
  const asker: Asker = router.options.context;
  const { api } = apiClient(asker);
  let destination: string | undefined;
  await step(async () => storeInitial(await ask(api.initial.$get())));
  if (!currentSession().currency) {
    await step(async () => {
      const { isTw } = await ask(api.ipaddr.check.$get());
      chooseCurrency(isTw === 'Y' ? 'NTD' : 'USD');
    });
  }
  if (search.has('oauth')) {
    const { arriveByProvider, withoutOauth } = await import('./provider-arrival.ts');
    destination = withoutOauth(window.location);
    await step(async () => {
      destination = await arriveByProvider(asker, search);
    });
  }
  await step(() => loadCart(asker));
  await step(async () => {
    if (!(await isLoggedIn(asker))) return;
    const { loadMember, loadClosedShop } = await import('#people/members/member.queries.ts');
    await loadMember(asker);
    if (destination) await loadClosedShop(router);
  });
  startupDone();
  if (destination) await goTo(router, destination);
}

/** Asks the server; a token it no longer knows is dropped. */
async function isLoggedIn(asker: Asker): Promise<boolean> {
  const { token } = currentSession();
  const { isLogin } = await ask(apiClient(asker).api.login.check.$get());
  if (isLogin === 'Y') return true;
  if (token && currentSession().token === token) resetUser();
  return false;
}

async function step(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch {
    // The API client has already shown a message (spec §8).
  }
}
