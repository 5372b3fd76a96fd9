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
  /** Nothing is filed under it any more and nobody is offered it; its works stay on sale. */
  hidden: boolean().notNull().default(false),
});

/** The curator's words on a work: the tabs of the product page. */
export interface WorkTexts {
  alt: Text;
  inspiration: Text;
  material: Text;
  certification: Text;
  maintenance: Text;
}

/** A title in all languages, as the index of its pairs of characters has it. */
export function titleWords(title: AnyPgColumn): SQL {
  return sql`text_words(${title})`;
}

/** Works of which a text is missing in a language, as the index `item_lacks` knows them. */
export const lacksWords = ({
  title,
  texts,
  exhibition_where,
}: Record<'title' | 'texts' | 'exhibition_where', AnyPgColumn>) =>
  sql`(${lacksLanguage(title)} or ${lacksLanguage(texts)} or ${lacksLanguage(exhibition_where)})`;

/** A work. `price_from_*`, `price_to_*`, `min_outer_*` and `size_bands` are worked out from its sizes and the frames when those change. */
export const item = pgTable(
  'item',
  {
    item_id: serial().primaryKey(),
    slug: text().notNull(),
    artist_id: integer().notNull(),
    title: jsonb().$type<Text>().notNull(),
    texts: jsonb().$type<WorkTexts>().notNull(),
    year: smallint().notNull(),
    category: text().notNull(),
    subjects: text().array().notNull(),
    picture_hash: text(),
    /** Pixels of the print master; a size is offered at 150 pixels per inch or more. */
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
    /** Who took a paused work down: what the shop did with all works of a suspended seller ends with the suspension, what staff did with one does not. */
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
    /** Counts every change that somebody makes to what stands here or to the sizes; sales and views do not count. */
    version: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('item_slug').on(table.slug),
    index('item_artist').on(table.artist_id, table.online_at.desc()),
    index('item_updated').on(table.updated_at, table.item_id),
    // For the lists of staff, which show every stage.
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
  /** Counts every change that somebody makes to it. */
  version: integer().notNull().default(0),
  updated_at: moment().notNull().defaultNow(),
});

/** How far works are reckoned anew after a frame was changed; one row at most, and none when all are. */
export const frameReckoning = pgTable('frame_reckoning', {
  reckoning_id: smallint().primaryKey().default(1),
  /** The last work that is done. */
  reached: integer().notNull().default(0),
});

/** One row for each network, work and day; `visitor` is a keyed hash that changes daily, so nobody can be followed. */
export const itemView = pgTable(
  'item_view',
  {
    item_id: integer().notNull(),
    day: date().notNull(),
    visitor: bigint({ mode: 'bigint' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.item_id, table.visitor] })],
);

/** The key that a day's visitors are hashed with; thrown away afterwards, so that no two days can be tied together. */
export const viewKey = pgTable('view_key', {
  day: date().primaryKey(),
  key: text().notNull(),
});
