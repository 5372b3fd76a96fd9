import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, real, text } from 'drizzle-orm/pg-core';
import { moment } from '#db/server/columns.ts';
import type { BrandUse } from '../brand.rules.ts';

/**
 * Uploaded logos and icons; the setting `logo` names those in use. A row is never removed: mails that were sent show
 * its files.
 */
export const brandPicture = pgTable(
  'brand_picture',
  {
    hash: text().primaryKey(),
    use: text().$type<BrandUse>().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    source: jsonb().$type<{ width: number; height: number }>(),
    transparent: boolean().notNull(),
    on_light: real().notNull(),
    on_dark: real().notNull(),
    created_at: moment().notNull().defaultNow(),
  },
  (table) => [check('brand_picture_use', sql`${table.use} in ('logo', 'icon')`)],
);
