import { countOf } from '#features/cart/cart.rules.ts';
import { type Asker, apiClient, ask } from './api-client.ts';
import { chooseCurrency, currentSession, keepCart, keepToken, startupDone } from './session.ts';
import { storeInitial } from './stored.ts';

/**
 * Spec §4 "Startup order": initial data; if no currency is set, the visitor's country; if an oauth query is present, the
 * oauth check; the cart; the login check; if logged in, the profile. A step that fails does not stop the next.
 */
export async function startUp(asker: Asker, search: URLSearchParams): Promise<void> {
  const { api } = apiClient(asker);
  await step(async () => storeInitial(await ask(api.initial.$get())));
  if (!currentSession().currency) {
    await step(async () => {
      const { isTw } = await ask(api.ipaddr.check.$get());
      chooseCurrency(isTw === 'Y' ? 'NTD' : 'USD');
    });
  }
  if (search.has('oauth')) {
    await step(async () => keepToken((await ask(api.oauth.check.$get())).token));
  }
  await step(async () => {
    const { token, list } = await ask(api.cart.$get());
    keepCart(token || undefined, countOf(list));
  });
  await step(async () => {
    await ask(api.login.check.$get());
  });
  startupDone();
}

async function step(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch {
    // The API client has already told the visitor (spec §8).
  }
}
