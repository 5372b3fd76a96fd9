import { createIsomorphicFn } from '@tanstack/react-start';
import { loadShopWork } from '#catalogue/works/works.queries.ts';
import type { Asker } from '#kit/client/api-client.ts';

/** The browser asks for what it does not know: with each work that is hung, the address names all of them again. */
const loadOne = createIsomorphicFn()
  .server((asker: Asker, id: string) => loadShopWork(asker, id))
  .client(async (asker: Asker, id: string) => {
    const { knownShopWork } = await import('#catalogue/works/work.queries.ts');
    return knownShopWork(asker, id);
  });

/** The works of a wall's address. One that has left the shop must not take the others with it. */
export async function loadWall(asker: Asker, ids: readonly string[]) {
  const answers = await Promise.allSettled([...new Set(ids)].map((id) => loadOne(asker, id)));
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
}
