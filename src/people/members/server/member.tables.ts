import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '#db/server/columns.ts';
import type { Phone } from '#shared/fields.ts';
import type { Lang } from '#shared/locale.ts';
import type { StaffRole, Standing } from '#shared/rights.ts';
import type { Company, MemberType } from '../member.contract.ts';
import type { Gender } from '../member.fields.ts';

/** A person with an account. What identifies a deleted one is blanked; the row stays for the orders that name it. */
export const member = pgTable(
  'member',
  {
    member_id: serial().primaryKey(),
    type: text().$type<MemberType>().notNull(),
    /** Lower case; the same letters in another case are the same person. */
    email: text().notNull(),
    email_verified_at: moment(),
    /** Missing for members who only sign in with a provider. */
    password_hash: text(),
    firstname: text().notNull(),
    lastname: text().notNull(),
    /** Empty until told: staff are not asked for it when their account is opened. */
    mobile: jsonb().$type<Phone>().notNull(),
    /** Missing until told, like the gender. */
    birthday: date({ mode: 'string' }),
    gender: text().$type<Gender>(),
    job_title: text(),
    company: jsonb().$type<Company>(),
    portfolio: text(),
    statement: text(),
    /** How far the review of an artist or gallery has come; basic members need none. */
    standing: text().$type<Standing>().notNull().default('none'),
    staff_role: text().$type<StaffRole>(),
    /** Counts up with every change of the role, so that two admins do not undo each other unseen. */
    staff_version: integer().notNull().default(0),
    /** Since when somebody of the staff shows more than a password when they sign in. */
    second_factor_at: moment(),
    /** Mails are written in it. */
    lang: text().$type<Lang>().notNull(),
    agreed_at: moment(),
    created_at: moment().notNull().defaultNow(),
    deleted_at: moment(),
  },
  (table) => [
    uniqueIndex('member_email').on(table.email),
    // The index of what members are found by is written by hand in its migration (`member_words`).
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

/** A place a member has things sent to. A removed one stays for a while, so that removing can be undone. */
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
