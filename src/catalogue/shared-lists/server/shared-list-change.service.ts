import { and, asc, eq, isNull, max, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { idList } from '#db/server/statement.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { requireWithinLimit } from '#ground/throttle/server/throttle.service.ts';
import { Refusal } from '#shared/errors.ts';
import type { ListChange, SharedList, Wish } from '../shared-list.contract.ts';
import { MAX_NOTES, MAX_WORKS, withMoved } from '../shared-list.rules.ts';
import { findList, type ListKeys, lockList, requirePerson } from './shared-list.service.ts';
import { type ListRow, sharedList, sharedListHeart, sharedListNote, sharedListWork } from './shared-list.tables.ts';
import { choosePrints } from './shared-list-choice.service.ts';
import { stateOf } from './shared-list-read.service.ts';
import { tooManyNotes, tooManyWorks } from './shared-list-refusals.ts';
import { dropRemovedNotes, dropRemovedWorks } from './shared-list-removal.service.ts';

/** Who changes which list, inside the transaction that has locked it. */
interface Changing {
  tx: Db;
  list_id: number;
  by: number;
}

type OpOf<Name extends ListChange['op']> = Extract<ListChange, { op: Name }>;
type Apply = { [Name in ListChange['op']]: (changing: Changing, change: OpOf<Name>) => Promise<void> };

/** Applies one operation. Several people at the same time wait for each other, and nobody's change is lost. */
export async function changeList(db: Db, { token, secret }: ListKeys, change: ListChange): Promise<SharedList> {
  const { token_hash } = await findList(db, token);
  await requireWithinLimit(db, { limit: 'shared_list_change', who: token_hash });
  return inTransaction(db, async (tx) => {
    const list = await lockList(tx, token);
    const person = await requirePerson(tx, list, secret);
    const by = person.person_id;
    await apply({ tx, list_id: list.list_id, by }, change.op, change);
    const current: ListRow = change.op === 'move' ? { ...list, ordered_by: by } : list;
    return stateOf(tx, current, person);
  });
}

/** The operation of that name. */
function apply<Name extends ListChange['op']>(changing: Changing, op: Name, change: OpOf<Name>): Promise<void> {
  return APPLY[op](changing, change);
}

const isIn = (listId: number, itemId: number) =>
  and(eq(sharedListWork.list_id, listId), eq(sharedListWork.item_id, itemId));
const isLive = isNull(sharedListWork.removed_at);

const APPLY: Apply = {
  /** A work that is in the list stays as it is. */
  async add({ tx, list_id, by }, wish) {
    if (await findWork(tx, list_id, wish.item_id)) return;
    await requireSpace(tx, list_id);
    const print = await printOf(tx, wish);
    const [last] = await tx
      .select({ position: max(sharedListWork.position) })
      .from(sharedListWork)
      .where(eq(sharedListWork.list_id, list_id));
    const row = { ...print, position: (last?.position ?? -1) + 1, added_by: by, changed_by: by };
    await tx
      .insert(sharedListWork)
      .values({ ...row, list_id })
      .onConflictDoUpdate({
        target: [sharedListWork.list_id, sharedListWork.item_id],
        set: { ...row, removed_by: null, removed_at: null },
      });
  },
  async choose({ tx, list_id, by }, { item_id, size_id, frame_id }) {
    const work = await requireWork(tx, list_id, item_id);
    const print = await printOf(tx, {
      item_id,
      size_id: size_id ?? work.size_id,
      frame_id: frame_id ?? work.frame_id,
    });
    if (size_id !== undefined && print.size_id !== size_id) throw new Refusal('cart_item_unavailable');
    await tx
      .update(sharedListWork)
      .set({ ...print, changed_by: by })
      .where(isIn(list_id, item_id));
  },
  async move({ tx, list_id, by }, { item_id, before }) {
    await requireWork(tx, list_id, item_id);
    const rows = await tx
      .select({ item_id: sharedListWork.item_id })
      .from(sharedListWork)
      .where(eq(sharedListWork.list_id, list_id))
      .orderBy(asc(sharedListWork.position), asc(sharedListWork.item_id));
    const ids = rows.map((row) => row.item_id);
    await tx.execute(sql`
      update ${sharedListWork} set position = placed.place
      from unnest(${idList(withMoved(ids, item_id, before))}::int[]) with ordinality as placed(id, place)
      where ${sharedListWork.list_id} = ${list_id} and ${sharedListWork.item_id} = placed.id`);
    await tx.update(sharedList).set({ ordered_by: by }).where(eq(sharedList.list_id, list_id));
  },
  async remove({ tx, list_id, by }, { item_id }) {
    await tx
      .update(sharedListWork)
      .set({ removed_by: by, removed_at: sql`now()` })
      .where(and(isIn(list_id, item_id), isLive));
    await dropRemovedWorks(tx, list_id);
  },
  async restore({ tx, list_id, by }, { item_id }) {
    if (await findWork(tx, list_id, item_id)) return;
    await requireSpace(tx, list_id);
    const restored = await tx
      .update(sharedListWork)
      .set({ removed_by: null, removed_at: null, changed_by: by })
      .where(isIn(list_id, item_id))
      .returning({ item_id: sharedListWork.item_id });
    if (restored.length === 0) throw new Refusal('conflict');
  },
  async heart({ tx, list_id, by }, { item_id, on }) {
    await requireWork(tx, list_id, item_id);
    const heart = { list_id, item_id, person_id: by };
    if (on) await tx.insert(sharedListHeart).values(heart).onConflictDoNothing();
    else {
      const { list_id: list, item_id: item, person_id: person } = sharedListHeart;
      await tx.delete(sharedListHeart).where(and(eq(list, list_id), eq(item, item_id), eq(person, by)));
    }
  },
  async note({ tx, list_id, by }, { item_id, text }) {
    await requireWork(tx, list_id, item_id);
    await dropRemovedNotes(tx, list_id);
    await requireSpaceForNote(tx, list_id);
    await tx.insert(sharedListNote).values({ list_id, item_id, person_id: by, text });
  },
  remove_note: (changing, { note_id }) => changeOwnNote(changing, note_id, true),
  restore_note: async (changing, { note_id }) => {
    await requireSpaceForNote(changing.tx, changing.list_id);
    await changeOwnNote(changing, note_id, false);
  },
};

async function findWork(tx: Db, listId: number, itemId: number) {
  const [work] = await tx
    .select()
    .from(sharedListWork)
    .where(and(isIn(listId, itemId), isLive));
  return work;
}

/** Someone else may have removed it meanwhile. */
async function requireWork(tx: Db, listId: number, itemId: number) {
  const work = await findWork(tx, listId, itemId);
  if (!work) throw new Refusal('conflict');
  return work;
}

async function requireSpace(tx: Db, listId: number): Promise<void> {
  const live = await tx.$count(sharedListWork, and(eq(sharedListWork.list_id, listId), isLive));
  if (live >= MAX_WORKS) throw tooManyWorks();
}

async function requireSpaceForNote(tx: Db, listId: number): Promise<void> {
  const { list_id, removed_at } = sharedListNote;
  const notes = await tx.$count(sharedListNote, and(eq(list_id, listId), isNull(removed_at)));
  if (notes >= MAX_NOTES) throw tooManyNotes();
}

async function printOf(tx: Db, wish: Wish) {
  const [print] = await choosePrints(tx, [wish]);
  if (!print) throw new Refusal('cart_item_unavailable');
  return print;
}

/** Nobody changes the notes of others. */
async function changeOwnNote({ tx, list_id, by }: Changing, noteId: number, isRemoved: boolean): Promise<void> {
  const { note_id, list_id: list, person_id, removed_at } = sharedListNote;
  const isOwn = and(eq(note_id, noteId), eq(list, list_id), eq(person_id, by));
  const changed = await tx
    .update(sharedListNote)
    .set({ removed_at: isRemoved ? sql`coalesce(${removed_at}, now())` : null })
    .where(isOwn)
    .returning({ note_id });
  if (changed.length === 0) throw new Refusal('not_found');
}
