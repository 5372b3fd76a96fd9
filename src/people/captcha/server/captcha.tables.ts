import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '#db/server/columns.ts';

/** The keys that sign challenges, made by the first process that needs them and shared by all. */
export const captchaKey = pgTable('captcha_key', {
  purpose: text().primaryKey(),
  secret: text().notNull(),
});

/** Challenges whose solution was accepted, kept until they would have run out anyway. */
export const captchaUsed = pgTable(
  'captcha_used',
  {
    nonce: text().primaryKey(),
    expires_at: moment().notNull(),
  },
  (table) => [index('captcha_used_expires').on(table.expires_at)],
);
