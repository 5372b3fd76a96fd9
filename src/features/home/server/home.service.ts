import type { Db } from '#db/server/connect.ts';
import { latestArticles } from '#features/articles/server/article.service.ts';
import { type ItemCard, listQuery } from '#features/catalog/catalog.contract.ts';
import { asHung } from '#features/catalog/hanging-order.rules.ts';
import { listItems } from '#features/catalog/server/catalog.service.ts';
import { type Choices, readChoices } from '#features/catalog/server/choices.service.ts';
import { arrivalRange } from '#features/delivery/arrival.rules.ts';
import type { DeliveryZone } from '#features/delivery/delivery-fees.rules.ts';
import { readDirectory } from '#features/directory/server/directory.service.ts';
import { EVENING_FURNITURE_MM, eveningRoom } from '#features/wall/server/room-picture.service.tsx';
import { offeredFrames, outerSize } from '#ground/framing/framing.rules.ts';
import { wallSearchFor } from '#ground/wall-address/wall-address.ts';
import { type Lang, localeOf } from '#shared/locale.ts';
import type { FramedWork, Home } from '../home.contract.ts';
import { newWorksShown, ofTheMonth, SEASON_COLOURS, seasonOf, sizeNearHeight, threeToHang } from '../home.rules.ts';

const ARTISTS = 3;
/** Over a sofa three works of this height hang well; if they are broader together than the sofa, lower ones do. */
const EVENING_HEIGHTS_MM = [700, 600, 500, 400];
const EVENING_GAP_MM = 80;

/** Everything the front page shows, chosen by the day in Taipei. */
export async function readHome(db: Db, lang: Lang, now = new Date()): Promise<Home> {
  const list = async (query: Partial<Record<keyof typeof listQuery.shape, unknown>>) =>
    (await listItems(db, lang, listQuery.parse(query))).list;
  const newest = await list({});
  const wide = { sort: 'popular', orientation: ['landscape'] };
  const seasonal = await list({ ...wide, colour: SEASON_COLOURS[seasonOf(now)] });
  const best = seasonal.find(hasPicture) ?? (await list(wide)).find(hasPicture) ?? newest[0];
  const upright = await list({ sort: 'popular', orientation: ['portrait', 'square'] });
  const three = threeToHang(upright, now, best?.item_id);
  const choices = await readChoices(
    db,
    lang,
    [...three, ...(best ? [best] : [])].map(({ item_id }) => item_id),
  );
  const [article] = await latestArticles(db, lang, 1);
  const directory = await readDirectory(db, lang, { category: undefined, page: 1 });
  const hero = best && largest(best, choices);
  const evening = eveningWith(three, choices);
  return {
    ...(hero && { hero }),
    ...(evening && { evening }),
    works: asHung(newest.slice(0, newWorksShown(newest.length))),
    ...(article && { article }),
    artists: ofTheMonth(directory.list, ARTISTS, now),
    arrival: { NTD: arrivalIn('tw_main', lang, now), USD: arrivalIn('north_america', lang, now) },
  };
}

function arrivalIn(zone: DeliveryZone, lang: Lang, now: Date): Home['arrival']['NTD'] {
  const { from, to } = arrivalRange(zone, now);
  const format = new Intl.DateTimeFormat(localeOf(lang), { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return { from, to, text: format.formatRange(new Date(from), new Date(to)) };
}

const hasPicture = ({ picture }: ItemCard) => picture !== undefined;

type Sized = FramedWork & { size_id: number };

/** The work in its largest print that a frame is strong enough for; one without sizes hangs as if it had one. */
function largest(work: ItemCard, choices: Choices): FramedWork | undefined {
  const sizes = choices.sizes.filter(({ item_id, enabled }) => enabled && item_id === work.item_id);
  for (const size of sizes.toReversed()) {
    const found = framed(work, size, choices);
    if (found) return { work: found.work, size: found.size, frame: found.frame };
  }
  return undefined;
}

function framed(
  { item_id, title, alt, year, artist, picture }: ItemCard,
  { size_id, w_mm, h_mm }: Choices['sizes'][number],
  { frames }: Choices,
): Sized | undefined {
  const offered = offeredFrames({ w_mm, h_mm }, frames).find(
    ({ face_mm, mat, enabled }) => enabled && face_mm > 0 && !mat,
  );
  if (!offered) return undefined;
  const { price: _price, weight_g_per_cm: _weight, max_perimeter_cm: _most, enabled: _enabled, ...frame } = offered;
  const work = { item_id, title, alt, year, artist, ...(picture && { picture }) };
  return { work, size: { w_mm, h_mm }, frame, size_id };
}

/** Three works of one height over the sofa, no broader together than it is. */
function eveningWith(three: readonly ItemCard[], choices: Choices): Home['evening'] {
  for (const height of EVENING_HEIGHTS_MM) {
    const hung = three.flatMap((work) => {
      const own = choices.sizes.filter(({ item_id, enabled }) => enabled && item_id === work.item_id);
      const size = sizeNearHeight(own, height);
      return (size && framed(work, size, choices)) ?? [];
    });
    const outers = hung.map(({ size, frame }) => outerSize(size, frame));
    const broad = outers.reduce((sum, { w_mm }) => sum + w_mm + EVENING_GAP_MM, -EVENING_GAP_MM);
    if (hung.length === 0 || hung.length < three.length) return undefined;
    if (broad <= EVENING_FURNITURE_MM) return scene(hung, outers);
  }
  return undefined;
}

function scene(hung: readonly Sized[], outers: readonly { w_mm: number; h_mm: number }[]): Home['evening'] {
  const { works: places, ...room } = eveningRoom(outers);
  const works = hung.flatMap(({ size_id, ...work }, index) => {
    const place = places[index];
    return place ? [{ ...work, size_id, ...place }] : [];
  });
  const wishes = works.map(({ work, size_id, frame, x_mm, y_mm }) => ({
    item_id: work.item_id,
    size_id,
    frame_id: frame.frame_id,
    x_mm,
    y_mm,
  }));
  return {
    ...room,
    works: works.map(({ work, size, frame, left, top, width }) => ({ work, size, frame, left, top, width })),
    wall: wallSearchFor(wishes).works ?? '',
  };
}
