import { sql } from 'drizzle-orm';
import { type AnyPgColumn, index, integer, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '#db/server/columns.ts';
import { lacksLanguage } from '#db/server/lacks-language.ts';
import type { StoredBlock } from '#ground/blocks/block.rules.ts';
import type { Text } from '#shared/locale.ts';
import type { ArticleTag, ArticleType } from '../article.rules.ts';

/** Articles of which a text is missing in a language. */
export const lacksWords = ({ title, summary, blocks, cover_hash, cover_alt }: Worded) =>
  sql`(${lacksLanguage(title)} or ${lacksLanguage(summary)} or ${lacksLanguage(blocks)} or (${cover_hash} is not null and ${lacksLanguage(cover_alt)}))`;
type Worded = Record<'title' | 'summary' | 'blocks' | 'cover_hash' | 'cover_alt', AnyPgColumn>;

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
    /** Or a picture of the shop's own, which then stands there instead, and what is on it. */
    cover_hash: text(),
    cover_alt: jsonb().$type<Text>(),
    tags: text().array().$type<ArticleTag[]>().notNull().default(sql`'{}'`),
    blocks: jsonb().$type<StoredBlock[]>().notNull(),
    /** `removed` is a draft that somebody threw away and may want back; `withdrawn` is what readers have seen and shall see no more; nobody has seen a draft. */
    status: text({ enum: ['draft', 'published', 'withdrawn', 'removed'] }).notNull(),
    published_at: moment(),
    /** Counts the changes; who edits says which one they saw. */
    version: integer().notNull().default(1),
    updated_at: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('article_slug').on(table.slug),
    // The index of what articles are found by on the desk is written by hand in its migration (`article_words`).
    index('article_named').using('gin', sql`${table.blocks} jsonb_path_ops`),
    index('article_changed').on(table.updated_at.desc().nullsFirst(), table.article_id.desc().nullsFirst()),
    // Few are in a state other than published.
    index('article_state').on(table.status, table.article_id),
    index('article_lacks').on(table.article_id).where(lacksWords(table)),
    index('article_latest')
      .on(table.published_at.desc(), table.article_id.desc())
      .where(sql`${table.status} = 'published'`),
  ],
);
