import { z } from 'zod';
import { MIN_SIDE_MM, prices } from '#ground/framing/framing.contract.ts';
import { picture } from '#ground/pictures/picture.contract.ts';
import { draftLines, idText, keyword, numberText, rowId, text } from '#shared/fields.ts';
import { perLang } from '#shared/locale.ts';
import { MAX_AMOUNT } from '#shared/money.ts';
import { successReply } from '#shared/reply.ts';
import { MOST_STORES_OF_WORK } from './store-desk.rules.ts';
import { DESK_SORTS, DESK_STAGES, DESK_STEPS } from './work-desk.rules.ts';
import { TEXT_LIMITS } from './work-table.rules.ts';

const stage = z.enum(DESK_STAGES);
const LARGEST_VERSION = 2_147_483_647;
/** As in the studio's contract. */
const uploadId = z.string().regex(/^[A-Za-z0-9_-]{24}$/);

export const deskWorksQuery = z.object({
  keyword: keyword.optional(),
  artist_id: idText.optional(),
  category: text(40).min(1).optional(),
  stage: stage.optional(),
  sale_mode: z.enum(['online', 'exhibition', 'edition']).optional(),
  sort: z.enum(DESK_SORTS).default('newest'),
  page: numberText(1, 10_000).default(1),
});
export type DeskWorksQuery = z.infer<typeof deskWorksQuery>;

const deskEntry = z
  .object({
    item_id: z.int(),
    title: z.string(),
    artist: z.string(),
    stage,
    sale_mode: z.enum(['online', 'exhibition', 'edition']),
    edition_size: z.int().nullable(),
    edition_sold: z.int(),
    price_from: prices,
    picture: picture.optional(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'DeskEntry' });
export type DeskEntry = z.infer<typeof deskEntry>;
export const deskWorksReply = successReply({
  list: z.array(deskEntry),
  /** Counted up to ten thousand. */
  total: z.int(),
  more: z.boolean(),
  page: z.int(),
  pages: z.int(),
}).meta({ id: 'DeskWorks' });

export const deskWorkParam = z.object({ id: idText });
export const deskStepParam = z.object({ id: idText, step: z.enum(DESK_STEPS) });
export const version = z.int().min(0).max(LARGEST_VERSION);
export const deskStepForm = z.strictObject({ version }).meta({ id: 'DeskStepForm' });

/** What is known of a new work may be nothing but its picture: all the rest can follow. */
const begun = { artist_id: rowId.optional(), upload_id: uploadId.optional() };
/** A work the shop creates itself. */
export const newDeskWorkForm = z
  .discriminatedUnion('sale_mode', [
    z.strictObject({ sale_mode: z.literal('online'), ...begun }),
    z.strictObject({ sale_mode: z.literal('edition'), ...begun, edition_size: z.int().min(1).max(10_000) }),
    z.strictObject({ sale_mode: z.literal('exhibition'), ...begun }),
  ])
  .meta({ id: 'NewDeskWork' });
export type NewDeskWorkForm = z.infer<typeof newDeskWorkForm>;

/** Copies a work as a new draft; its picture only if wanted. */
export const copyWorkForm = z.strictObject({ with_picture: z.boolean() }).meta({ id: 'CopyWorkForm' });

/** May be empty in any language; a work on sale needs one complete one. */
const inLanguages = (maximum: number) => z.strictObject(perLang(() => text(maximum)));
const longInLanguages = (maximum: number) => z.strictObject(perLang(() => draftLines(maximum)));
const amount = z.int().min(1).max(MAX_AMOUNT);
const side = z.int().min(MIN_SIDE_MM).max(5000);
const EXHIBITION_LIMIT = 300;

export const deskWorkForm = z
  .strictObject({
    /** The version that was read: if the work was changed in the meantime, the answer is `conflict`. */
    version,
    title: inLanguages(TEXT_LIMITS.title),
    alt: inLanguages(TEXT_LIMITS.alt),
    inspiration: longInLanguages(TEXT_LIMITS.inspiration),
    material: longInLanguages(TEXT_LIMITS.material),
    certification: longInLanguages(TEXT_LIMITS.certification),
    maintenance: longInLanguages(TEXT_LIMITS.maintenance),
    year: z.int().min(1000).max(2100),
    /** Empty only in a draft. */
    category: text(40),
    /** Until a draft is on sale, the shop can change its artist and how it is sold; absent ones stay. */
    artist_id: rowId.nullable().optional(),
    sale_mode: z.enum(['online', 'exhibition', 'edition']).optional(),
    sizes: z
      .array(
        z.strictObject({ size_id: rowId, price: z.strictObject({ NTD: amount, USD: amount }), enabled: z.boolean() }),
      )
      .max(50),
    /** New sizes, in the shape of the picture. */
    new_sizes: z
      .array(z.strictObject({ w_mm: side, h_mm: side, price: z.strictObject({ NTD: amount, USD: amount }) }))
      .max(10)
      .default([]),
    edition_size: z.int().min(1).max(10_000).nullable(),
    /**
     * Where a work is sold that is sold only in exhibition stores. Null removes the text, which needs an open
     * store; if absent, it stays.
     */
    exhibition_where: inLanguages(EXHIBITION_LIMIT).nullish(),
    stores: z.array(rowId).max(MOST_STORES_OF_WORK).optional(),
  })
  .meta({ id: 'DeskWorkForm' });
export type DeskWorkForm = z.input<typeof deskWorkForm>;
export type SentDeskWork = z.output<typeof deskWorkForm>;

const inThree = z.object(perLang(() => z.string()));
const deskWork = z
  .object({
    item_id: z.int(),
    version: z.int(),
    /** The number is 0 while the artist is not known. */
    artist: z.object({ artist_id: z.int(), name: z.string() }),
    stage,
    /** Whether its artist and the way it is sold can still be changed. */
    is_open: z.boolean(),
    /** Whether it is the editor's own work, which only a colleague may change here. */
    is_own: z.boolean(),
    steps: z.array(z.enum(DESK_STEPS)),
    texts: z.object({
      title: inThree,
      alt: inThree,
      inspiration: inThree,
      material: inThree,
      certification: inThree,
      maintenance: inThree,
    }),
    year: z.int(),
    category: z.string(),
    sale_mode: z.enum(['online', 'exhibition', 'edition']),
    edition_size: z.int().nullable(),
    /** The highest number given out: an edition cannot be smaller. */
    edition_given: z.int(),
    exhibition_where: inThree.nullable(),
    /** The exhibition stores it names, also closed ones. */
    stores: z.array(z.int()),
    /** Pixels of the print master. */
    original: z.object({ w_px: z.int(), h_px: z.int() }),
    sizes: z.array(
      z.object({
        size_id: z.int(),
        w_mm: z.int(),
        h_mm: z.int(),
        label: z.string(),
        price: prices,
        enabled: z.boolean(),
        /** Whether the master has enough pixels for it. */
        sharp: z.boolean(),
      }),
    ),
    picture: picture.optional(),
    /** The picture before the last replacement, while it can be restored. */
    former: z.object({ picture, replaced_at: z.iso.datetime() }).optional(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'DeskWork' });
export type DeskWork = z.infer<typeof deskWork>;
export const deskWorkReply = successReply({ work: deskWork }).meta({ id: 'DeskWorkReply' });
