import type { ItemReply } from '#features/catalog/catalog.contract.ts';
import { loadItem, loadShop } from '#features/catalog/catalog.queries.ts';
import { loadArtists } from '#features/directory/artist.queries.ts';
import type { Frame } from '#ground/framing/framing.contract.ts';
import { offeredFrames } from '#ground/framing/framing.rules.ts';
import type { Asker } from '#web/client/api-client.ts';

/** What hangs in the first room: the most loved wide work, the newest works, three artists that change with the month. */
export async function loadHome(asker: Asker, now = new Date()) {
  const [loved, newest, artists] = await Promise.all([
    loadShop(asker, { sort: 'popular', orientation: 'landscape' }),
    loadShop(asker, {}),
    loadArtists(asker, {}),
  ]);
  const best = loved.list.find(({ picture }) => picture) ?? newest.list[0];
  const hero = best && hung(await loadItem(asker, String(best.item_id)));
  return { hero, works: newest.list.slice(0, 10), artists: ofTheMonth(artists.list, now) };
}

/** The work in its size and frame, and nothing else of it: all that is answered is carried by the page. */
function hung({ item, sizes, frames }: ItemReply) {
  const { item_id, title, alt, year, artist, picture, aspect } = item;
  const size = sizes.at(-2) ?? sizes.at(-1) ?? { w_mm: Math.round(aspect * 600), h_mm: 600 };
  const frame = (offeredFrames(size, frames).find(({ face_mm }) => face_mm > 0) ?? frames[0]) as Frame;
  return {
    work: { item_id, title, alt, year, artist, picture, aspect },
    size: { w_mm: size.w_mm, h_mm: size.h_mm },
    frame,
  };
}

export type Hero = ReturnType<typeof hung>;

function ofTheMonth<Artist>(artists: readonly Artist[], now: Date): Artist[] {
  const start = (now.getUTCFullYear() * 12 + now.getUTCMonth()) * 3;
  const count = Math.min(3, artists.length);
  return Array.from({ length: count }, (_, index) => artists[(start + index) % artists.length] as Artist);
}
