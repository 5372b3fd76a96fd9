import { createIsomorphicFn } from '@tanstack/react-start';
import { loadShopWork } from '#catalogue/works/works.queries.ts';
import type { Asker } from '#kit/client/api-client.ts';

/** The browser fetches only unknown works: the address lists all of them after every change. */
const loadOne = createIsomorphicFn()
  .server((asker: Asker, id: string) => loadShopWork(asker, id))
  .client(async (asker: Asker, id: string) => {
    const { knownShopWork } = await import('#catalogue/works/work.queries.ts');
    return knownShopWork(asker, id);
  });

/** One work that no longer exists must not fail the others. */
export async function loadWall(asker: Asker, ids: readonly string[]) {
  const answers = await Promise.allSettled([...new Set(ids)].map((id) => loadOne(asker, id)));
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
}
