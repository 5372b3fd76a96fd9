import { sql } from 'drizzle-orm';
import { type AnyPgColumn, index, integer, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '#db/server/columns.ts';
import { lacksLanguage } from '#db/server/lacks-language.ts';
import type { StoredBlock } from '#ground/blocks/block.rules.ts';
import type { Text } from '#shared/locale.ts';
import type { ArticleTag, ArticleType } from '../article.rules.ts';

/** Articles with a text missing in some language. */
export const lacksWords = ({ title, summary, blocks, cover_hash, cover_alt }: Worded) =>
  sql`(${lacksLanguage(title)} or ${lacksLanguage(summary)} or ${lacksLanguage(blocks)} or (${cover_hash} is not null and ${lacksLanguage(cover_alt)}))`;
type Worded = Record<'title' | 'summary' | 'blocks' | 'cover_hash' | 'cover_alt', AnyPgColumn>;

/** A published article is visible from `published_at` on. */
export const article = pgTable(
  'article',
  {
    article_id: serial().primaryKey(),
    slug: text().notNull(),
    type: text().$type<ArticleType>().notNull(),
    title: jsonb().$type<Text>().notNull(),
    summary: jsonb().$type<Text>().notNull(),
    /** The work whose picture is the cover. */
    cover_item_id: integer(),
    /** The shop's own picture; it takes precedence as the cover. */
    cover_hash: text(),
    cover_alt: jsonb().$type<Text>(),
    tags: text().array().$type<ArticleTag[]>().notNull().default(sql`'{}'`),
    blocks: jsonb().$type<StoredBlock[]>().notNull(),
    /**
     * `removed`: a deleted draft that can be restored. `withdrawn`: readers have seen it. No reader has seen a draft.
     */
    status: text({ enum: ['draft', 'published', 'withdrawn', 'removed'] }).notNull(),
    published_at: moment(),
    /** Counts the changes; editors send the one they saw. */
    version: integer().notNull().default(1),
    updated_at: moment().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('article_slug').on(table.slug),
    // The index for the editors' text search is written by hand in its migration (`article_words`).
    index('article_named').using('gin', sql`${table.blocks} jsonb_path_ops`),
    index('article_changed').on(table.updated_at.desc().nullsFirst(), table.article_id.desc().nullsFirst()),
    // Few articles are not published.
    index('article_state').on(table.status, table.article_id),
    index('article_lacks').on(table.article_id).where(lacksWords(table)),
    index('article_latest')
      .on(table.published_at.desc(), table.article_id.desc())
      .where(sql`${table.status} = 'published'`),
  ],
);
