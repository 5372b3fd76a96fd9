import { inArray } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import type { Phone } from '#shared/fields.ts';
import type { Lang } from '#shared/locale.ts';
import type { AddressEntry } from '../address.contract.ts';
import type { Gender } from '../member.fields.ts';
import { usernameOf } from '../member.rules.ts';
import { member, memberAddress } from './member.tables.ts';

interface HomePlace {
  country_code: string;
  city: string;
  township: string;
  postal_code: string;
  address: string;
}

/** A person imported for the demo or from another shop. They sign in after a password reset. */
interface KnownPerson {
  email: string;
  firstname: string;
  lastname: string;
  mobile: Phone;
  birthday: string;
  gender: Gender;
  lang: Lang;
  created_at: Date;
  /** For applicants to sell, with their application; everyone else buys. */
  type?: 'artist' | 'gallery';
  portfolio?: string;
  statement?: string;
  company?: { name: string; contact: string };
}

export interface KnownMember {
  member_id: number;
  username: string;
  email: string;
  mobile: Phone;
  lang: Lang;
  address: AddressEntry;
}

/**
 * Adds people with their home addresses in three statements and returns all members with these e-mail addresses. Existing
 * members stay as they are; they get the home address only if they have none.
 */
export async function enterMembers(
  tx: Db,
  people: readonly KnownPerson[],
  homes: ReadonlyMap<string, HomePlace>,
): Promise<Map<string, KnownMember>> {
  const rows = people.map((person) => ({ type: 'basic' as const, ...person, email_verified_at: person.created_at }));
  if (rows.length > 0) await tx.insert(member).values(rows).onConflictDoNothing();
  const members = await tx
    .select()
    .from(member)
    .where(inArray(member.email, [...homes.keys()]));
  const ids = members.map(({ member_id }) => member_id);
  if (ids.length === 0) return new Map();
  const addresses = await tx.select().from(memberAddress).where(inArray(memberAddress.member_id, ids));
  const homeless = members.filter(({ member_id }) => !addresses.some((address) => address.member_id === member_id));
  const fresh = homeless.flatMap(({ member_id, email }) => {
    const home = homes.get(email);
    return home ? [{ ...home, member_id, is_default: true }] : [];
  });
  if (fresh.length > 0) addresses.push(...(await tx.insert(memberAddress).values(fresh).returning()));
  return new Map(
    members.flatMap((row) => {
      const address = addresses.find(({ member_id, deleted_at }) => member_id === row.member_id && deleted_at === null);
      if (!address) return [];
      const { member_id, email, mobile, lang } = row;
      const entry = { ...address, receiver: address.receiver ?? '', remark: address.remark ?? '' };
      return [[email, { member_id, username: usernameOf(row), email, mobile, lang, address: entry }]];
    }),
  );
}

/** Member ids by e-mail address. */
export async function idsByEmail(db: Db, emails: readonly string[]): Promise<Map<string, number>> {
  const { email, member_id } = member;
  const rows = await db
    .select({ email, member_id })
    .from(member)
    .where(inArray(email, [...emails]));
  return new Map(rows.map((row) => [row.email, row.member_id]));
}
