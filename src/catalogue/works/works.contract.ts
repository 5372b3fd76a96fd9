import type { ReactNode } from 'react';
import { z } from 'zod';
import { frame, prices, size } from '#ground/framing/framing.contract.ts';
import { COLOURS } from '#ground/pictures/colours.ts';
import { picture } from '#ground/pictures/picture.contract.ts';
import { idText, keyword, numberText, text } from '#shared/fields.ts';
import { successReply } from '#shared/reply.ts';
import { readMatch } from './harmony.rules.ts';
import { LAST_PAGE, ORIENTATIONS, SIZE_BANDS, SORTS } from './work-choices.rules.ts';

/** A query value that may occur once, several times, or as a comma-separated list. */
const several = <Value extends z.ZodType>(value: Value) =>
  z
    .preprocess(
      (given) =>
        [...new Set([given ?? []].flat().flatMap((part) => String(part).split(',')))].filter((part) => part !== ''),
      z.array(value).max(20),
    )
    .default([]);

const amount = numberText(0, 100_000_000);

/** GET /api/shop; prices in minor units of `currency`. */
export const listQuery = z.object({
  category: several(text(40)),
  artist: several(idText),
  orientation: several(z.enum(ORIENTATIONS)),
  colour: several(z.enum(COLOURS)),
  size: several(z.enum(SIZE_BANDS)),
  keyword: keyword.optional(),
  currency: z.enum(['NTD', 'USD']).default('NTD'),
  price_min: amount.optional(),
  price_max: amount.optional(),
  /** `WxH` in centimetres: works whose smallest framed size fits this wall. */
  fits: z
    .string()
    .regex(/^\d{1,4}(\.\d)?x\d{1,4}(\.\d)?$/)
    .optional(),
  /** `complementary-blue_grey`: works whose colours go with up to three colours of a room (`harmony.rules`). */
  match: text(60)
    .refine((given) => readMatch(given) !== undefined)
    .optional(),
  sort: z.enum(SORTS).default('new'),
  page: numberText(1, LAST_PAGE).default(1),
});
export type ListQuery = z.infer<typeof listQuery>;
/** As in an address. */
export type AskedList = z.input<typeof listQuery>;

export const workSummary = z
  .object({
    item_id: z.int(),
    title: z.string(),
    alt: z.string(),
    year: z.int(),
    category: z.string(),
    artist: z.object({ artist_id: z.int(), name: z.string() }),
    /** Missing while a new work's picture is being made. */
    picture: picture.optional(),
    /** Known before the picture exists. */
    aspect: z.number().positive(),
    sale_mode: z.enum(['online', 'exhibition', 'edition']),
    edition: z.object({ size: z.int(), left: z.int() }).optional(),
    price_from: prices,
  })
  .meta({ id: 'ItemCard' });
export type WorkSummary = z.infer<typeof workSummary>;

const facetValue = z.object({ code: z.string(), name: z.string(), count: z.int() });
export type FacetValue = z.infer<typeof facetValue>;

export const shopReply = successReply({
  list: z.array(workSummary),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
  /** How many works each choice would show, given all other choices (disjunctive within one facet). */
  facets: z.object({
    category: z.array(facetValue),
    artist: z.array(facetValue),
    orientation: z.array(facetValue),
    colour: z.array(facetValue),
    size: z.array(facetValue),
    price: z.object({ min: z.int(), max: z.int() }),
  }),
  /** If nothing was found: filters to drop, best first. */
  relax: z.array(z.object({ filter: z.string(), count: z.int() })),
}).meta({ id: 'Shop' });
export type ShopReply = z.infer<typeof shopReply>;

export const shopWorkReply = successReply({
  item: workSummary.extend({
    slug: z.string(),
    status: z.enum(['online', 'offline']),
    inspiration: z.string(),
    material: z.string(),
    certification: z.string(),
    maintenance: z.string(),
    subjects: z.array(z.string()),
    exhibition_where: z.string().optional(),
    /** The open exhibition stores that sell it. */
    stores: z
      .array(
        z.object({
          store_id: z.int(),
          name: z.string(),
          address: z.string(),
          hours: z.string(),
          /** Empty if there is none, like the address of a map. */
          phone: z.string(),
          map_url: z.string(),
        }),
      )
      .optional(),
    views: z.int(),
    collectors: z.int(),
    palette: z.array(z.object({ hex: z.string(), share: z.number() })),
  }),
  sizes: z.array(size),
  frames: z.array(frame),
  artist: z.object({
    artist_id: z.int(),
    slug: z.string(),
    name: z.string(),
    place: z.string(),
    born: z.int().optional(),
    intro: z.string(),
    works: z.int(),
  }),
  more_by_artist: z.array(workSummary),
  goes_with: z.array(workSummary),
}).meta({ id: 'Item' });
export type ShopWorkReply = z.infer<typeof shopWorkReply>;

/** Works for a page of another module, and how to show them; its route passes the catalogue's wall to the page. */
export interface WorksOnWall {
  items: readonly WorkSummary[];
  /** In rem on a wide page; works of one row have equal heights and their own proportions. */
  rowHeight?: number;
  /** How many pictures are likely in the first view. */
  eager?: number;
  heading?: 'h2' | 'h3';
  /** A title with markup, such as marked matches. */
  titleOf?: (item: WorkSummary) => ReactNode;
}
export type HangWorks = (works: WorksOnWall) => ReactNode;
