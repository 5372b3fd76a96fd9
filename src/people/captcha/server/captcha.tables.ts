import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '#db/server/columns.ts';

/** The keys that sign challenges; the first process creates them and all share them. */
export const captchaKey = pgTable('captcha_key', {
  purpose: text().primaryKey(),
  secret: text().notNull(),
});

/** Challenges whose solution was accepted, stored until they would have expired. */
export const captchaUsed = pgTable(
  'captcha_used',
  {
    nonce: text().primaryKey(),
    expires_at: moment().notNull(),
  },
  (table) => [index('captcha_used_expires').on(table.expires_at)],
);
