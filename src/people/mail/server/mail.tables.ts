import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, serial, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '#db/server/columns.ts';
import type { Lang } from '#shared/locale.ts';
import type { MailData, MailKind } from '../mail.kinds.ts';

/** Mails to send; each is written in the transaction of its event. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    mail_id: serial().primaryKey(),
    to: text().notNull(),
    lang: text().$type<Lang>().notNull(),
    kind: text().$type<MailKind>().notNull(),
    /** Emptied once the mail is sent: it contains links that open an account. */
    data: jsonb().$type<MailData[MailKind] | null>(),
    /** The constant half of the Message-ID, so that mail programs recognise a mail that was sent twice. */
    message_key: uuid().notNull().defaultRandom(),
    /** `held`: until the recipient has verified the address. `dropped`: given up, and removed from the list by staff. */
    status: text().$type<'queued' | 'held' | 'sent' | 'dead' | 'dropped'>().notNull().default('queued'),
    attempts: integer().notNull().default(0),
    /** Counts the leases; a worker with an older number has lost the mail. */
    lease: integer().notNull().default(0),
    due_at: moment().notNull().defaultNow(),
    /** Until when it waits for later news about the same, which may replace it; null for a mail that does not wait. */
    waits_until: moment(),
    problem: text(),
    created_at: moment().notNull().defaultNow(),
    /** When staff last retried it. */
    retried_at: moment(),
    sent_at: moment(),
  },
  (table) => [
    index('mail_outbox_due').on(table.due_at).where(sql`${table.status} = 'queued'`),
    index('mail_outbox_dead').on(table.created_at).where(sql`${table.status} = 'dead'`),
    index('mail_outbox_held').on(table.to).where(sql`${table.status} = 'held'`),
    index('mail_outbox_waiting')
      .on(sql`(${table.data} ->> 'code')`)
      .where(sql`${table.waits_until} is not null and ${table.status} in ('queued', 'held')`),
  ],
);

/** Addresses that nobody has verified: strangers may read them. */
export const unprovedAddress = pgTable('unproved_address', {
  email: text().primaryKey(),
  created_at: moment().notNull().defaultNow(),
});

/** The owner's words for one text of a kind of mail; a missing row means the standard text. */
export const mailWords = pgTable(
  'mail_words',
  {
    kind: text().$type<MailKind>().notNull(),
    lang: text().$type<Lang>().notNull(),
    /** Lingui's id of the standard text; a new version of the text has a new id, and these words apply no longer. */
    message_id: text().notNull(),
    words: text().notNull(),
    /** The standard text when they were written. */
    standard: text().notNull(),
    version: integer().notNull().default(1),
    updated_at: moment().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.lang, table.message_id] })],
);
