import type { QueryClient } from '@tanstack/react-query';
import { itemQuery, shopQuery } from '#features/catalog/catalog.queries.ts';
import { artistsQuery } from '#features/directory/artist.queries.ts';
import type { Asker } from '#web/client/api-client.ts';

/** What hangs in the first room: the most loved wide work, the newest works, three artists that change with the month. */
export async function loadHome(asker: Asker & { queryClient: QueryClient }, now = new Date()) {
  const { queryClient } = asker;
  const [loved, newest, artists] = await Promise.all([
    queryClient.ensureQueryData(shopQuery(asker, { sort: 'popular', orientation: 'landscape' })),
    queryClient.ensureQueryData(shopQuery(asker, {})),
    queryClient.ensureQueryData(artistsQuery(asker, {})),
  ]);
  const best = loved.list.find(({ picture }) => picture) ?? newest.list[0];
  const hero = best && (await queryClient.ensureQueryData(itemQuery(asker, String(best.item_id))));
  return { hero, works: newest.list.slice(0, 10), artists: ofTheMonth(artists.list, now) };
}

function ofTheMonth<Artist>(artists: readonly Artist[], now: Date): Artist[] {
  const start = (now.getUTCFullYear() * 12 + now.getUTCMonth()) * 3;
  const count = Math.min(3, artists.length);
  return Array.from({ length: count }, (_, index) => artists[(start + index) % artists.length] as Artist);
}
