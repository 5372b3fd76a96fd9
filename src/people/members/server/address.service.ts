import { and, asc, desc, eq, getTableColumns, isNull, ne, type Placeholder, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { insertOne } from '#db/server/insert-one.ts';
import { statement } from '#db/server/statement.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { Refusal } from '#shared/errors.ts';
import type { AddressEntry, AddressForm } from '../address.contract.ts';
import type { Profile } from '../member.contract.ts';
import { usernameOf } from '../member.rules.ts';
import { member, memberAddress } from './member.tables.ts';

/** More than anyone needs; the book fits in one answer. */
const MOST = 50;

type Place = Omit<AddressForm, 'is_default'>;

export async function readAddresses(db: Db, memberId: number): Promise<AddressEntry[]> {
  const rows = await db
    .select()
    .from(memberAddress)
    .where(ownAddresses(memberId))
    .orderBy(desc(memberAddress.is_default), asc(memberAddress.address_id));
  return rows.map(entryOf);
}

const { firstname, lastname, email, email_verified_at, mobile } = member;
const ownerColumns = { firstname, lastname, email, email_verified_at, mobile };

const recipientById = statement((db) => {
  const { mobile: owner_mobile, ...rest } = ownerColumns;
  return db
    .select({ ...getTableColumns(memberAddress), ...rest, owner_mobile })
    .from(memberAddress)
    .innerJoin(member, eq(member.member_id, memberAddress.member_id))
    .where(
      and(
        ownAddresses(sql.placeholder('member_id')),
        eq(memberAddress.address_id, sql.placeholder('address_id')),
        isNull(member.deleted_at),
      ),
    );
});

const buyerById = statement((db) =>
  db
    .select(ownerColumns)
    .from(member)
    .where(and(eq(member.member_id, sql.placeholder('member_id')), isNull(member.deleted_at))),
);

/** An address of the member's own book and its owner, in one statement, for an order. */
export async function readRecipient(
  db: Db,
  memberId: number,
  addressId: number,
): Promise<{ address: AddressEntry; owner: Pick<Profile, 'username' | 'email' | 'email_verified' | 'mobile'> }> {
  const [row] = await recipientById(db, { member_id: memberId, address_id: addressId });
  if (!row) throw new Refusal('not_found');
  const { owner_mobile, ...rest } = row;
  return { address: entryOf(rest), owner: ownerOf({ ...rest, mobile: owner_mobile }) };
}

type OwnerRow = Pick<typeof member.$inferSelect, keyof typeof ownerColumns>;

function ownerOf({ email, email_verified_at, mobile, ...names }: OwnerRow) {
  return { username: usernameOf(names), email, email_verified: email_verified_at !== null, mobile };
}

/** The member alone, for an order without an address. */
export async function readBuyer(
  db: Db,
  memberId: number,
): Promise<Pick<Profile, 'username' | 'email' | 'email_verified' | 'mobile'>> {
  const [owner] = await buyerById(db, { member_id: memberId });
  if (!owner) throw new Refusal('not_found');
  return ownerOf(owner);
}

/** Adds an address; the first one is the default. */
export function addAddress(db: Db, memberId: number, form: AddressForm): Promise<number> {
  return changeBook(db, memberId, async (tx) => {
    await requireRoom(tx, memberId);
    const row = await insertOne(
      tx
        .insert(memberAddress)
        .values({ member_id: memberId, ...rowOf(form) })
        .returning({ address_id: memberAddress.address_id }),
    );
    if (form.is_default) await makeDefault(tx, memberId, row.address_id);
    return row.address_id;
  });
}

/** Absent fields stay, empty ones are cleared. */
export function changeAddress(db: Db, memberId: number, addressId: number, form: AddressForm): Promise<number> {
  return changeBook(db, memberId, async (tx) => {
    const changed = await tx
      .update(memberAddress)
      .set(rowOf(form))
      .where(and(ownAddresses(memberId), eq(memberAddress.address_id, addressId)))
      .returning({ address_id: memberAddress.address_id });
    if (changed.length === 0) throw new Refusal('not_found');
    if (form.is_default) await makeDefault(tx, memberId, addressId);
    return addressId;
  });
}

/** Removes an address; the member can restore it. */
export function removeAddress(db: Db, memberId: number, addressId: number): Promise<number> {
  return changeBook(db, memberId, async (tx) => {
    const removed = await tx
      .update(memberAddress)
      .set({ deleted_at: sql`now()` })
      .where(and(ownAddresses(memberId), eq(memberAddress.address_id, addressId)))
      .returning({ address_id: memberAddress.address_id });
    if (removed.length === 0) throw new Refusal('not_found');
    return addressId;
  });
}

export function restoreAddress(db: Db, memberId: number, addressId: number): Promise<number> {
  return changeBook(db, memberId, async (tx) => {
    const isThis = and(eq(memberAddress.member_id, memberId), eq(memberAddress.address_id, addressId));
    const [row] = await tx.select().from(memberAddress).where(isThis);
    if (!row) throw new Refusal('not_found');
    if (row.deleted_at === null) return addressId;
    await requireRoom(tx, memberId);
    await tx.update(memberAddress).set({ deleted_at: null, is_default: false }).where(isThis);
    if (row.is_default) await makeDefault(tx, memberId, addressId);
    return addressId;
  });
}

/** The profile's address is the default one: changing either changes both. An absent remark stays. */
export async function saveHomeAddress(tx: Db, memberId: number, place: Place): Promise<void> {
  const { country_code, city, township, postal_code, address, remark } = place;
  const values = {
    country_code,
    city,
    township,
    postal_code,
    address,
    ...(remark !== undefined && { remark: remark || null }),
  };
  const changed = await tx
    .update(memberAddress)
    .set(values)
    .where(and(ownAddresses(memberId), eq(memberAddress.is_default, true)))
    .returning({ address_id: memberAddress.address_id });
  if (changed.length === 0) await tx.insert(memberAddress).values({ member_id: memberId, ...values, is_default: true });
}

/** One change at a time per member; afterwards exactly one address is the default, if there is any. */
function changeBook(db: Db, memberId: number, change: (tx: Db) => Promise<number>): Promise<number> {
  return inTransaction(db, async (tx) => {
    await tx.select({ member_id: member.member_id }).from(member).where(eq(member.member_id, memberId)).for('update');
    const addressId = await change(tx);
    const [first] = await tx
      .select({ address_id: memberAddress.address_id, is_default: memberAddress.is_default })
      .from(memberAddress)
      .where(ownAddresses(memberId))
      .orderBy(desc(memberAddress.is_default), asc(memberAddress.address_id))
      .limit(1);
    if (first && !first.is_default) await makeDefault(tx, memberId, first.address_id);
    return addressId;
  });
}

async function requireRoom(tx: Db, memberId: number): Promise<void> {
  if ((await tx.$count(memberAddress, ownAddresses(memberId))) >= MOST) throw new Refusal('address_book_full');
}

async function makeDefault(tx: Db, memberId: number, addressId: number): Promise<void> {
  await tx
    .update(memberAddress)
    .set({ is_default: false })
    .where(and(ownAddresses(memberId), ne(memberAddress.address_id, addressId)));
  await tx.update(memberAddress).set({ is_default: true }).where(eq(memberAddress.address_id, addressId));
}

function ownAddresses(memberId: number | Placeholder) {
  return and(eq(memberAddress.member_id, memberId), isNull(memberAddress.deleted_at));
}

/** Absent fields are left out and stay as they are. */
function rowOf({ receiver, mobile, country_code, city, township, postal_code, address, remark }: Place) {
  return {
    ...(receiver !== undefined && { receiver: receiver || null }),
    ...(mobile !== undefined && { mobile }),
    country_code,
    city,
    township,
    postal_code,
    address,
    ...(remark !== undefined && { remark: remark || null }),
  };
}

function entryOf(row: typeof memberAddress.$inferSelect): AddressEntry {
  return {
    address_id: row.address_id,
    receiver: row.receiver ?? '',
    mobile: row.mobile,
    country_code: row.country_code,
    city: row.city,
    township: row.township,
    postal_code: row.postal_code,
    address: row.address,
    remark: row.remark ?? '',
    is_default: row.is_default,
  };
}
