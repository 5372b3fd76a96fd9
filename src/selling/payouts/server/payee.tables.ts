import { date, index, integer, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { moment } from '#db/server/columns.ts';
import type { Lang } from '#shared/locale.ts';
import type { IncomeCode, LegalForm, PayeeChange, PayeeKey, Residency } from '../payee.rules.ts';

/** What the shop needs to know of an artist or gallery to pay them. Numbers of people and accounts are encrypted. */
export const payeeData = pgTable('payee_data', {
  payee: text().$type<PayeeKey>().primaryKey(),
  residency: text().$type<Residency>(),
  legal_form: text().$type<LegalForm>(),
  income_code: text().$type<IncomeCode>(),
  /** As it is on the certificate of the tax office. */
  name: text().notNull().default(''),
  id_hint: text(),
  account_kind: text().$type<'taiwan' | 'abroad'>(),
  bank: text(),
  last_digits: text(),
  /** Encrypted: identity number, address and account. */
  sealed: text(),
  premium_exempt_until: date({ mode: 'string' }),
  /** Where the statement goes if the payee has no account in the shop. */
  email: text(),
  lang: text().$type<Lang>(),
  version: integer().notNull().default(1),
  updated_at: moment().notNull().defaultNow(),
  /** When the seller closed their account while the shop still owed them money. */
  left_at: moment(),
});

/** Who changed which data of a payee, without values. */
export const payeeChange = pgTable(
  'payee_change',
  {
    change_id: serial().primaryKey(),
    payee: text().$type<PayeeKey>().notNull(),
    by: text({ enum: ['seller', 'staff'] }).notNull(),
    member_id: integer().notNull(),
    what: jsonb().$type<PayeeChange[]>().notNull(),
    at: moment().notNull().defaultNow(),
  },
  (table) => [index('payee_change_of').on(table.payee, table.change_id)],
);
