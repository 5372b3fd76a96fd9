import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { StoredBlock } from '#ground/blocks/block.rules.ts';
import type { Text } from '#shared/locale.ts';
import type { ArticleTag, ArticleType } from '../article.rules.ts';

const moment = () => timestamp({ withTimezone: true });

/** An article in all languages. It is shown from `published_at` on, if it is published. */
export const article = pgTable(
  'article',
  {
    article_id: serial().primaryKey(),
    slug: text().notNull(),
    type: text().$type<ArticleType>().notNull(),
    title: jsonb().$type<Text>().notNull(),
    summary: jsonb().$type<Text>().notNull(),
    /** The work whose picture stands at its head. */
    cover_item_id: integer(),
    tags: text().array().$type<ArticleTag[]>().notNull().default(sql`'{}'`),
    blocks: jsonb().$type<StoredBlock[]>().notNull(),
    /** `withdrawn` is what readers have seen and shall see no more; nobody has seen a draft. */
    status: text({ enum: ['draft', 'published', 'withdrawn'] }).notNull(),
    published_at: moment(),
    updated_at: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('article_slug').on(table.slug),
    index('article_named').using('gin', sql`${table.blocks} jsonb_path_ops`),
    index('article_latest')
      .on(table.published_at.desc(), table.article_id.desc())
      .where(sql`${table.status} = 'published'`),
  ],
);
