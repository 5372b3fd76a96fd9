import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment } from '#db/server/columns.ts';
import { lacksLanguage } from '#db/server/lacks-language.ts';
import type { Glazing, Mat, Material, Profile } from '#ground/framing/framing.contract.ts';
import type { Text } from '#shared/locale.ts';
import type { Prices } from '#shared/money.ts';

export const category = pgTable('category', {
  code: text().primaryKey(),
  name: jsonb().$type<Text>().notNull(),
  position: smallint().notNull(),
  /** No longer offered for new works or as a filter; its works stay on sale. */
  hidden: boolean().notNull().default(false),
});

/** The curator's texts: the tabs of the product page. */
export interface WorkTexts {
  alt: Text;
  inspiration: Text;
  material: Text;
  certification: Text;
  maintenance: Text;
}

/** All languages of a title, as the index of character pairs stores them. */
export function titleWords(title: AnyPgColumn): SQL {
  return sql`text_words(${title})`;
}

/** Works with a text missing in some language; matches the index `item_lacks`. */
export const lacksWords = ({
  title,
  texts,
  exhibition_where,
}: Record<'title' | 'texts' | 'exhibition_where', AnyPgColumn>) =>
  sql`(${lacksLanguage(title)} or ${lacksLanguage(texts)} or ${lacksLanguage(exhibition_where)})`;

/**
 * `price_from_*`, `price_to_*`, `min_outer_*` and `size_bands` are computed from its sizes and the frames when those
 * change.
 */
export const item = pgTable(
  'item',
  {
    item_id: serial().primaryKey(),
    slug: text().notNull(),
    /** Null only for a draft: the artist may follow. */
    artist_id: integer(),
    title: jsonb().$type<Text>().notNull(),
    texts: jsonb().$type<WorkTexts>().notNull(),
    year: smallint().notNull(),
    category: text().notNull(),
    subjects: text().array().notNull(),
    picture_hash: text(),
    /** Pixels of the print master; a size needs at least 150 pixels per inch. */
    original_w_px: integer().notNull(),
    original_h_px: integer().notNull(),
    orientation: text({ enum: ['portrait', 'landscape', 'square', 'panoramic'] }).notNull(),
    colours: text().array().notNull().default(sql`'{}'`),
    sale_mode: text({ enum: ['online', 'exhibition', 'edition'] }).notNull(),
    exhibition_where: jsonb().$type<Text>(),
    edition_size: integer(),
    edition_sold: integer().notNull().default(0),
    status: text({ enum: ['online', 'offline'] }).notNull(),
    stage: text({ enum: ['draft', 'submitted', 'needs_changes', 'paused', 'removed'] }),
    /**
     * Who paused the work: a pause by the shop, for a suspended seller, ends with the suspension; one by staff does
     * not.
     */
    paused_by: text({ enum: ['seller', 'shop', 'staff'] }),
    online_at: moment(),
    price_from_ntd: integer().notNull(),
    price_from_usd: integer().notNull(),
    price_to_ntd: integer().notNull(),
    price_to_usd: integer().notNull(),
    min_outer_w_mm: integer().notNull(),
    min_outer_h_mm: integer().notNull(),
    size_bands: text().array().notNull().default(sql`'{}'`),
    views: integer().notNull().default(0),
    collectors: integer().notNull().default(0),
    sales: integer().notNull().default(0),
    updated_at: moment().notNull().defaultNow(),
    /** Counts every edit of the work or its sizes; sales and views do not count. */
    version: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('item_slug').on(table.slug),
    index('item_artist').on(table.artist_id, table.online_at.desc()),
    index('item_updated').on(table.updated_at, table.item_id),
    // For the staff's lists, which show every stage.
    index('item_pairs').using('gin', sql`pairs_of(${titleWords(table.title)})`),
    index('item_title').on(sql`(${table.title} ->> 'en')`, table.item_id),
    index('item_stage_id').on(table.stage, table.item_id),
    index('item_category_id').on(table.category, table.item_id),
    index('item_sale_id').on(table.sale_mode, table.item_id),
    index('item_lacks').on(table.item_id).where(lacksWords(table)),
    check(
      'item_edition',
      sql`${table.edition_sold} >= 0 and (${table.edition_size} is null or ${table.edition_sold} <= ${table.edition_size})`,
    ),
    check('item_sale', sql`(${table.sale_mode} = 'edition') = (${table.edition_size} is not null)`),
    check('item_artist', sql`${table.status} = 'offline' or ${table.artist_id} is not null`),
    check('item_stage', sql`(${table.status} = 'offline') = (${table.stage} is not null)`),
  ],
);

export const size = pgTable(
  'size',
  {
    size_id: serial().primaryKey(),
    item_id: integer().notNull(),
    w_mm: integer().notNull(),
    h_mm: integer().notNull(),
    price: jsonb().$type<Prices>().notNull(),
    enabled: boolean().notNull().default(true),
  },
  (table) => [index('size_item').on(table.item_id), check('size_extent', sql`${table.w_mm} > 0 and ${table.h_mm} > 0`)],
);

export const frame = pgTable('frame', {
  frame_id: serial().primaryKey(),
  name: jsonb().$type<Text>().notNull(),
  material: text().$type<Material>().notNull(),
  face_mm: integer().notNull(),
  rebate_mm: integer().notNull(),
  depth_mm: integer().notNull(),
  profile: text().$type<Profile>().notNull(),
  mat: jsonb().$type<Mat>(),
  glazing: text().$type<Glazing>().notNull(),
  price: jsonb().$type<{ base: Prices; per_cm: Prices }>().notNull(),
  weight_g_per_cm: integer().notNull(),
  max_perimeter_cm: integer().notNull(),
  position: smallint().notNull(),
  enabled: boolean().notNull().default(true),
  /** Counts every edit. */
  version: integer().notNull().default(0),
  updated_at: moment().notNull().defaultNow(),
});

/** The progress of recomputing works after a frame change; at most one row, none when done. */
export const frameReckoning = pgTable('frame_reckoning', {
  reckoning_id: smallint().primaryKey().default(1),
  /** The last finished work. */
  reached: integer().notNull().default(0),
});

/** One row per network, work and day; `visitor` is a keyed hash that changes daily, so nobody can be tracked. */
export const itemView = pgTable(
  'item_view',
  {
    item_id: integer().notNull(),
    day: date().notNull(),
    visitor: bigint({ mode: 'bigint' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.item_id, table.visitor] })],
);

/** The key for a day's visitor hashes; deleted afterwards, so that days cannot be linked. */
export const viewKey = pgTable('view_key', {
  day: date().primaryKey(),
  key: text().notNull(),
});
