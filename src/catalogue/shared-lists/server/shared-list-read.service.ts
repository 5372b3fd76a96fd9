import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { readChoices } from '#catalogue/works/server/choices.service.ts';
import { readOffers } from '#catalogue/works/server/offer.service.ts';
import { workSummaries } from '#catalogue/works/server/works.service.ts';
import type { Db } from '#db/server/connect.ts';
import type { Lang } from '#shared/locale.ts';
import type { SharedList } from '../shared-list.contract.ts';
import { EXPIRES_AFTER_DAYS } from '../shared-list.rules.ts';
import {
  type ListRow,
  type PersonRow,
  sharedListHeart,
  sharedListNote,
  sharedListPerson,
  sharedListWork,
} from './shared-list.tables.ts';

const DAY_MS = 86_400_000;

/** Everything that changes in a list, without texts of works; five queries for any list. */
export async function stateOf(db: Db, list: ListRow, me: PersonRow | undefined): Promise<SharedList> {
  const { list_id, version, ordered_by, used_at } = list;
  const people = await db
    .select()
    .from(sharedListPerson)
    .where(eq(sharedListPerson.list_id, list_id))
    .orderBy(asc(sharedListPerson.person_id));
  const rows = await rowsOf(db, list_id);
  const hearts = await db
    .select()
    .from(sharedListHeart)
    .where(eq(sharedListHeart.list_id, list_id))
    .orderBy(asc(sharedListHeart.given_at), asc(sharedListHeart.person_id));
  const notes = await db
    .select()
    .from(sharedListNote)
    .where(and(eq(sharedListNote.list_id, list_id), isNull(sharedListNote.removed_at)))
    .orderBy(asc(sharedListNote.note_id));
  const live = rows.filter(({ removed_at }) => removed_at === null);
  const offers = await readOffers(db, live);
  return {
    version,
    expires_at: new Date(used_at.getTime() + EXPIRES_AFTER_DAYS * DAY_MS).toISOString(),
    me: me?.person_id ?? null,
    people: people.map(({ person_id, name, is_owner }) => ({ person_id, name, is_owner })),
    works: live.map(({ item_id, size_id, frame_id, added_by, changed_by }, at) => {
      const { price, unavailable } = offers[at] ?? {};
      return {
        item_id,
        size_id,
        frame_id,
        added_by,
        changed_by,
        ...(price && { price }),
        ...(unavailable && { unavailable }),
        hearts: hearts.filter((heart) => heart.item_id === item_id).map(({ person_id }) => person_id),
        notes: notes
          .filter((note) => note.item_id === item_id)
          .map(({ note_id, person_id, text, written_at }) => ({
            note_id,
            person_id,
            text,
            written_at: written_at.toISOString(),
          })),
      };
    }),
    removed: rows.flatMap(({ item_id, removed_by }) => (removed_by === null ? [] : [{ item_id, removed_by }])),
    ordered_by,
  };
}

/** In the list's order, then the removed ones, latest first. */
function rowsOf(db: Db, listId: number) {
  const { list_id, position, removed_at, item_id } = sharedListWork;
  return db
    .select()
    .from(sharedListWork)
    .where(eq(list_id, listId))
    .orderBy(sql`${removed_at} is not null`, desc(removed_at), asc(position), asc(item_id));
}

/** The works of a list, also those that the shop no longer offers, with their sizes and frames; four queries. */
export async function readListItems(db: Db, lang: Lang, { list_id }: ListRow) {
  const rows = await rowsOf(db, list_id);
  const ids = rows.map(({ item_id }) => item_id);
  const cards = await workSummaries(db, lang, ids, { offline: true });
  const { sizes, frames } = await readChoices(db, lang, ids);
  const byItem = Map.groupBy(sizes, ({ item_id }) => item_id);
  return { list: cards.map((card) => ({ ...card, sizes: byItem.get(card.item_id) ?? [] })), frames };
}
