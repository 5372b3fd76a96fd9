import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, serial, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#db/server/columns.ts';
import type { Lang } from '#shared/locale.ts';
import type { MailData, MailKind } from '../mail.kinds.ts';

/** Mails to be sent, each written in the transaction of the event it tells of. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    mail_id: serial().primaryKey(),
    to: text().notNull(),
    lang: text().$type<Lang>().notNull(),
    kind: text().$type<MailKind>().notNull(),
    /** Emptied once the mail is sent: links that open an account are in it. */
    data: jsonb().$type<MailData[MailKind] | null>(),
    /** The unchanging half of the Message-ID, so that a mail that was sent twice is known for one. */
    message_key: uuid().notNull().defaultRandom(),
    /** `held`: until its reader has proved that the address is theirs. `dropped`: given up, and staff let it rest. */
    status: text().$type<'queued' | 'held' | 'sent' | 'dead' | 'dropped'>().notNull().default('queued'),
    attempts: integer().notNull().default(0),
    /** Counts the workers that took the mail on; whoever holds an older number has lost it. */
    lease: integer().notNull().default(0),
    due_at: moment().notNull().defaultNow(),
    problem: text(),
    created_at: moment().notNull().defaultNow(),
    /** When staff last had it sent again after it was given up. */
    retried_at: moment(),
    sent_at: moment(),
  },
  (table) => [
    index('mail_outbox_due').on(table.due_at).where(sql`${table.status} = 'queued'`),
    index('mail_outbox_dead').on(table.created_at).where(sql`${table.status} = 'dead'`),
    index('mail_outbox_held').on(table.to).where(sql`${table.status} = 'held'`),
  ],
);

/** Addresses that somebody gave as theirs and nobody has proved: strangers may read them. */
export const unprovedAddress = pgTable('unproved_address', {
  email: text().primaryKey(),
  created_at: moment().notNull().defaultNow(),
});
