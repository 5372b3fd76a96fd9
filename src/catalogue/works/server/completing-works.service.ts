import { inArray } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { COLOURS, type Colour } from '#ground/pictures/colours.ts';
import type { Lang } from '#shared/locale.ts';
import { ORIENTATIONS } from '../work-choices.rules.ts';
import { buyProblem } from '../works.rules.ts';
import { type Company, completingRows, traitsOfGroup } from './completing-rows.ts';
import { workIndex } from './work-index.load.ts';
import { cardOf, readCards } from './work-summary.ts';
import { traitOf } from './work-traits.ts';
import { item } from './works.tables.ts';

/** More are compared than are shown: some are not for sale here, and no artist should fill the list. */
const COMPARED = 24;
const EACH_ARTIST = 2;

/** Works for a gap beside others, best first, and what they have in common with the others. */
export async function completingWorks(db: Db, lang: Lang, company: Company, most: number) {
  const { rows } = (await workIndex(db)).index;
  const found = completingRows(rows, company, COMPARED);
  const { item_id, traits } = rows.table;
  const rowById = new Map(found.map((row) => [item_id[row] ?? 0, row]));
  const own = company.items.flatMap((id) => rows.rowOf(id) ?? []);
  const group = traitsOfGroup(rows, own);
  const cards = await readCards(db, [...rowById.keys()]);
  const offered = new Map(cards.filter((card) => !buyProblem(card)).map((card) => [card.item_id, card]));
  const perArtist = new Map<number, number>();
  const shown = [...rowById].flatMap(([id, row]) => {
    const card = offered.get(id);
    const already = perArtist.get(card?.artist_id ?? 0) ?? 0;
    if (!card || already >= EACH_ARTIST) return [];
    perArtist.set(card.artist_id ?? 0, already + 1);
    return [{ id, row, card }];
  });
  const chosen = shown.slice(0, most);
  const subjects = await subjectsOf(db, [...company.items, ...chosen.map(({ id }) => id)]);
  return chosen.map(({ id, row, card }) => {
    const orientation = traitOf(traits[row] ?? 0, 'orientation');
    const like = mostShared(company.items, id, subjects);
    return {
      item: cardOf(card, lang),
      colours: coloursIn(traitOf(traits[row] ?? 0, 'colour') & group.colours),
      ...(like !== undefined && { subject_like: like }),
      ...(own.length > 0 && orientation === group.orientation && { orientation: ORIENTATIONS[orientation] }),
    };
  });
}

async function subjectsOf(db: Db, ids: readonly number[]): Promise<Map<number, readonly string[]>> {
  const rows = await db
    .select({ id: item.item_id, subjects: item.subjects })
    .from(item)
    .where(inArray(item.item_id, [...ids]));
  return new Map(rows.map(({ id, subjects }) => [id, subjects]));
}

/** The work on the wall that shares most subjects; the index only compares their hashes. */
function mostShared(
  items: readonly number[],
  id: number,
  subjects: ReadonlyMap<number, readonly string[]>,
): number | undefined {
  const wanted = subjects.get(id) ?? [];
  const shared = items
    .map((other) => ({ other, count: (subjects.get(other) ?? []).filter((word) => wanted.includes(word)).length }))
    .sort((a, b) => b.count - a.count)[0];
  return shared && shared.count > 0 ? shared.other : undefined;
}

function coloursIn(bits: number): Colour[] {
  return COLOURS.filter((_, at) => (bits >>> at) & 1);
}
