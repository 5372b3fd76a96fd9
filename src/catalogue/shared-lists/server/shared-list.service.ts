import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { insertOne } from '#db/server/insert-one.ts';
import { sendNotice } from '#db/server/notices.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { requireWithinLimit } from '#ground/throttle/server/throttle.service.ts';
import { hashToken, newToken } from '#ground/tokens/server/token.ts';
import { Refusal } from '#shared/errors.ts';
import type { SharedList, Wish } from '../shared-list.contract.ts';
import { isSameName, MAX_PEOPLE } from '../shared-list.rules.ts';
import { type ListRow, type PersonRow, sharedList, sharedListPerson, sharedListWork } from './shared-list.tables.ts';
import { choosePrints } from './shared-list-choice.service.ts';
import { stateOf } from './shared-list-read.service.ts';
import { goneList, onlyParticipants, tooManyPeople } from './shared-list-refusals.ts';
import { deleteLists, EXPIRY } from './shared-list-removal.service.ts';

/** On every change, with the hash of the list's token. */
export const LIST_CHANNEL = 'shared_list';

/** The secrets of a request: of the link, and of the participant. */
export interface ListKeys {
  token: string;
  secret: string | undefined;
}

const isUnexpired = gt(sharedList.used_at, EXPIRY);

/** The list of a link; refused if there is none, it has expired, or its owner has ended it. */
export async function findList(db: Db, token: string): Promise<ListRow> {
  const [row] = await db
    .select()
    .from(sharedList)
    .where(and(eq(sharedList.token_hash, hashToken(token)), isUnexpired));
  if (!row) throw goneList();
  return row;
}

/** Opening a list is a use of it, recorded once an hour. */
export async function readList(db: Db, { token, secret }: ListKeys): Promise<SharedList> {
  const list = await findList(db, token);
  const isThis = eq(sharedList.list_id, list.list_id);
  const isOld = lt(sharedList.used_at, sql`now() - interval '1 hour'`);
  const [used] = await db.update(sharedList).set({ used_at: sql`now()` }).where(and(isThis, isOld)).returning();
  return stateOf(db, used ?? list, await findPerson(db, list.list_id, secret));
}

/** A new list, whose first participant is its owner. Works that the shop does not show are left out. */
export async function makeList(
  db: Db,
  network: string,
  { name, works }: { name: string; works: readonly Wish[] },
): Promise<{ token: string; participant: string; list: SharedList }> {
  await requireWithinLimit(db, { limit: 'shared_list', who: network });
  const [token, participant] = [newToken(), newToken()];
  return inTransaction(db, async (tx) => {
    const list = await insertOne(
      tx
        .insert(sharedList)
        .values({ token_hash: hashToken(token) })
        .returning(),
    );
    const owner = await insertPerson(tx, list, { name, secret: participant, is_owner: true });
    const by = { added_by: owner.person_id, changed_by: owner.person_id };
    const prints = await choosePrints(tx, works);
    const rows = [...new Map(prints.map((print) => [print.item_id, print])).values()];
    if (rows.length > 0) {
      await tx
        .insert(sharedListWork)
        .values(rows.map((print, position) => ({ ...print, ...by, list_id: list.list_id, position })));
    }
    return { token, participant, list: await stateOf(tx, list, owner) };
  });
}

/** Gives someone with the link a name, or a participant another one. */
export async function joinList(
  db: Db,
  network: string,
  { token, secret }: ListKeys,
  name: string,
): Promise<{ participant: string; list: SharedList }> {
  await findList(db, token);
  await requireWithinLimit(db, { limit: 'shared_list_join', who: network });
  return inTransaction(db, async (tx) => {
    const list = await lockList(tx, token);
    const people = await tx.select().from(sharedListPerson).where(eq(sharedListPerson.list_id, list.list_id));
    const known = secret && people.find(({ secret_hash }) => secret_hash === hashToken(secret));
    if (people.some((other) => other !== known && isSameName(other.name, name))) throw new Refusal('name_taken');
    if (known) {
      const { person_id } = known;
      await tx.update(sharedListPerson).set({ name }).where(eq(sharedListPerson.person_id, person_id));
      return { participant: '', list: await stateOf(tx, list, known) };
    }
    if (people.length >= MAX_PEOPLE) throw tooManyPeople();
    const participant = newToken();
    const person = await insertPerson(tx, list, { name, secret: participant, is_owner: false });
    return { participant, list: await stateOf(tx, list, person) };
  });
}

/** The owner ends a list: everything in it is deleted. */
export async function endList(db: Db, { token, secret }: ListKeys): Promise<void> {
  await inTransaction(db, async (tx) => {
    const list = await lockList(tx, token);
    const person = await requirePerson(tx, list, secret);
    if (!person.is_owner) throw onlyParticipants('owner');
    await deleteLists(tx, [list.list_id]);
  });
}

/** Counts the version up, which locks the list until the transaction ends and notifies everyone who looks at it. */
export async function lockList(tx: Db, token: string): Promise<ListRow> {
  const [row] = await tx
    .update(sharedList)
    .set({ version: sql`${sharedList.version} + 1`, used_at: sql`now()` })
    .where(and(eq(sharedList.token_hash, hashToken(token)), isUnexpired))
    .returning();
  if (!row) throw goneList();
  await sendNotice(tx, LIST_CHANNEL, row.token_hash);
  return row;
}

/** The participant whose secret was sent. */
export async function requirePerson(tx: Db, { list_id }: ListRow, secret: string | undefined): Promise<PersonRow> {
  const person = await findPerson(tx, list_id, secret);
  if (!person) throw onlyParticipants('participant');
  return person;
}

async function findPerson(db: Db, listId: number, secret: string | undefined): Promise<PersonRow | undefined> {
  if (!secret) return undefined;
  const { list_id, secret_hash } = sharedListPerson;
  const [row] = await db
    .select()
    .from(sharedListPerson)
    .where(and(eq(list_id, listId), eq(secret_hash, hashToken(secret))));
  return row;
}

function insertPerson(
  tx: Db,
  { list_id }: ListRow,
  { name, secret, is_owner }: { name: string; secret: string; is_owner: boolean },
): Promise<PersonRow> {
  return insertOne(
    tx
      .insert(sharedListPerson)
      .values({ list_id, name, is_owner, secret_hash: hashToken(secret) })
      .returning(),
  );
}
