import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '#db/server/columns.ts';
import type { Phone } from '#shared/fields.ts';
import type { Lang } from '#shared/locale.ts';
import type { StaffRole, Standing } from '#shared/rights.ts';
import type { Company, MemberType } from '../member.contract.ts';
import type { Gender } from '../member.fields.ts';

/** A person with an account. A deleted one is erased; the row stays for the orders that refer to it. */
export const member = pgTable(
  'member',
  {
    member_id: serial().primaryKey(),
    type: text().$type<MemberType>().notNull(),
    /** Lower case: addresses are compared without case. */
    email: text().notNull(),
    email_verified_at: moment(),
    /** Missing for members who only sign in with a provider. */
    password_hash: text(),
    firstname: text().notNull(),
    lastname: text().notNull(),
    /** Empty if unknown: staff accounts are created without it. */
    mobile: jsonb().$type<Phone>().notNull(),
    /** Null if unknown, like the gender. */
    birthday: date({ mode: 'string' }),
    gender: text().$type<Gender>(),
    job_title: text(),
    company: jsonb().$type<Company>(),
    portfolio: text(),
    statement: text(),
    /** The state of an artist's or gallery's review; basic members need none. */
    standing: text().$type<Standing>().notNull().default('none'),
    staff_role: text().$type<StaffRole>(),
    /** Further roles of the same person. */
    more_roles: text().array().$type<StaffRole[]>().notNull().default(sql`'{}'`),
    /** Increases with every change of the role, so that two admins do not unknowingly undo each other's changes. */
    staff_version: integer().notNull().default(0),
    /** Since when a staff member's sign-in needs a second factor. */
    second_factor_at: moment(),
    lang: text().$type<Lang>().notNull(),
    agreed_at: moment(),
    created_at: moment().notNull().defaultNow(),
    deleted_at: moment(),
  },
  (table) => [
    uniqueIndex('member_email').on(table.email),
    // The search index (`member_words`) is in its migration, by hand.
    index('member_created').on(table.created_at, table.member_id).where(sql`${table.deleted_at} is null`),
    index('member_name').on(table.lastname, table.firstname, table.member_id).where(sql`${table.deleted_at} is null`),
    index('member_type').on(table.type, table.member_id).where(sql`${table.deleted_at} is null`),
    index('member_standing').on(table.standing, table.member_id).where(sql`${table.deleted_at} is null`),
    index('member_unproved')
      .on(table.member_id)
      .where(sql`${table.deleted_at} is null and ${table.email_verified_at} is null`),
    index('member_staff').on(table.staff_role).where(sql`${table.staff_role} is not null`),
  ],
);

/** A delivery address. A removed one stays for a while, so that the member can restore it. */
export const memberAddress = pgTable(
  'member_address',
  {
    address_id: serial().primaryKey(),
    member_id: integer()
      .notNull()
      .references(() => member.member_id),
    receiver: text(),
    mobile: jsonb().$type<Phone>(),
    country_code: text().notNull(),
    city: text().notNull(),
    township: text().notNull(),
    postal_code: text().notNull(),
    address: text().notNull(),
    remark: text(),
    is_default: boolean().notNull().default(false),
    created_at: moment().notNull().defaultNow(),
    deleted_at: moment(),
  },
  (table) => [
    index('member_address_member').on(table.member_id),
    uniqueIndex('member_address_default')
      .on(table.member_id)
      .where(sql`${table.is_default} and ${table.deleted_at} is null`),
  ],
);
