import { createIsomorphicFn } from '@tanstack/react-start';
import { loadPopularWorks } from '#catalogue/works/popular.queries.ts';
import { loadShopWork } from '#catalogue/works/works.queries.ts';
import { MAX_WORKS } from '#ground/wall-address/wall-address.ts';
import type { Asker } from '#kit/client/api-client.ts';
import { SUGGESTED } from './suggestion.rules.ts';

/** The browser fetches only unknown works: the address lists all of them after every change. */
const loadOne = createIsomorphicFn()
  .server((asker: Asker, id: string) => loadShopWork(asker, id))
  .client(async (asker: Asker, id: string) => {
    const { knownShopWork } = await import('#catalogue/works/work.queries.ts');
    return knownShopWork(asker, id);
  });

/** The works of a wall. If it has none, they are the shop's suggestion, which is named too. */
export async function loadWall(asker: Asker, ids: readonly string[]) {
  const suggested = ids.length > 0 ? [] : await suggestedIds(asker);
  const shown = ids.length > 0 ? ids.slice(0, MAX_WORKS) : suggested.map(String);
  return { works: await loadWorks(asker, shown), suggested };
}

async function suggestedIds(asker: Asker): Promise<number[]> {
  const popular = await loadPopularWorks(asker);
  return popular.length < SUGGESTED ? [] : popular.slice(0, SUGGESTED).map(({ item_id }) => item_id);
}

/** One work that no longer exists must not fail the others. */
async function loadWorks(asker: Asker, ids: readonly string[]) {
  const answers = await Promise.allSettled([...new Set(ids)].map((id) => loadOne(asker, id)));
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
}
