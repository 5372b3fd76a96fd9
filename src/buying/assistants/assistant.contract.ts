import { z } from 'zod';
import { MAX_LINKED, MAX_PER_LINE } from '#catalogue/cart/cart.rules.ts';
import { ORIENTATIONS, SIZE_BANDS, SORTS } from '#catalogue/works/work-choices.rules.ts';
import { glazing, material } from '#ground/framing/framing.contract.ts';
import { COLOURS } from '#ground/pictures/colours.ts';
import { ROOM_IDS } from '#ground/wall-address/wall-address.ts';
import { keyword, rowId, text } from '#shared/fields.ts';
import { LANGUAGES, type Lang } from '#shared/languages.ts';
import { CURRENCIES } from '#shared/money.ts';

/** Assistants read their descriptions, so they are written for language models and stay in English. */

/** The most works, prints or choices in one answer. */
export const MAX_WORKS = 12;
export const MAX_PRINTS = 120;

const [first, ...others] = LANGUAGES.map(({ lang }) => lang) as [Lang, ...Lang[]];
const language = z
  .enum([first, ...others])
  .optional()
  .describe('Language of the answer and of its links. Without it, the language of the request.');
const currency = z
  .enum(CURRENCIES)
  .default('NTD')
  .describe('NTD for buyers in Taiwan, USD elsewhere. Prices are fixed in each currency, never converted.');
const centimetres = z.number().min(10).max(2_000);
const space = z
  .strictObject({
    over: z
      .enum(['wall', 'furniture'])
      .default('wall')
      .describe('Whether the width is that of the free wall, or of the furniture below the work.'),
    width_cm: centimetres,
    height_cm: centimetres.default(120).describe('Free height for the work.'),
  })
  .optional()
  .describe('The free space in the room. The shop knows how much of it a work should fill.');
const size_id = rowId.describe('A `size_id` that get_work answered for this work.');
const frame_id = rowId.describe('A `frame_id` that get_work answered for this work.');
const lines = z
  .array(
    z.strictObject({
      item_id: rowId,
      size_id,
      frame_id,
      nums: z.int().min(1).max(MAX_PER_LINE).default(1).describe('How many of this print.'),
    }),
  )
  .min(1)
  .max(MAX_LINKED)
  .describe('The prints, each with its size and frame. Name every print once.');

export const findWorksInput = z.strictObject({
  words: keyword.optional().describe('Title, artist, subject or material, in English or Chinese.'),
  colours: z
    .array(z.enum(COLOURS))
    .max(COLOURS.length)
    .optional()
    .describe('Main colours of the picture; any of them.'),
  orientation: z.array(z.enum(ORIENTATIONS)).max(ORIENTATIONS.length).optional(),
  size: z
    .array(z.enum(SIZE_BANDS))
    .max(SIZE_BANDS.length)
    .optional()
    .describe('By the longer side of the print: s up to 40 cm, m up to 60, l up to 90, xl above.'),
  category: z.array(text(40)).max(MAX_WORKS).optional().describe('Codes from `categories` of an earlier answer.'),
  space,
  budget_min: z.int().min(0).max(1_000_000).optional().describe('In whole units of the currency.'),
  budget_max: z.int().min(0).max(1_000_000).optional().describe('In whole units of the currency, for one print.'),
  currency,
  sort: z.enum(SORTS).default('popular').describe('`price` is cheapest first, `-price` most expensive first.'),
  page: z.int().min(1).max(100).default(1).describe(`${MAX_WORKS} works a page.`),
  language,
});

export const getWorkInput = z.strictObject({ item_id: rowId, space, currency, language });

export const quoteInput = z.strictObject({
  lines,
  currency,
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .default('TW')
    .describe('Where the prints are delivered: ISO 3166-1 alpha-2, such as TW, JP or US.'),
  postal_code: text(20).optional().describe('In Taiwan it decides whether the parcel crosses the sea.'),
  language,
});

export const showInRoomInput = z.strictObject({
  item_id: rowId,
  size_id,
  frame_id,
  room: z.enum(ROOM_IDS).default('living'),
  language,
});

export const cartLinkInput = z.strictObject({ lines, currency, language });

const money = z.object({
  amount: z.int().describe('In the smallest unit: whole dollars in NTD, cents in USD.'),
  text: z.string().describe('For people.'),
});
const extent = z.object({ width_cm: z.number(), height_cm: z.number() });
const answered = { currency: z.enum(CURRENCIES) };

const workCard = z.object({
  item_id: z.int(),
  title: z.string(),
  artist: z.string(),
  year: z.int(),
  picture_of: z.string().describe('What the picture shows.'),
  sold: z.enum(['online', 'exhibition', 'edition']).describe('`exhibition` works cannot be ordered online.'),
  prints_left: z.int().optional().describe('Of a numbered edition.'),
  price_from: money.describe('Smallest size, without a frame if the shop sells it so.'),
  url: z.string(),
  picture_url: z.string().optional(),
});

const choice = z.object({ code: z.string(), name: z.string(), count: z.int() });

export const findWorksOutput = z.object({
  ...answered,
  works: z.array(workCard).max(MAX_WORKS),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
  url: z.string().describe('The same search in the shop, for the buyer.'),
  categories: z.array(choice).max(MAX_WORKS).describe('How many works each category would show.'),
  colours: z.array(choice).max(MAX_WORKS),
  without: z
    .array(z.object({ filter: z.string(), count: z.int() }))
    .max(MAX_WORKS)
    .describe('If nothing was found: how many works there are without one of the filters.'),
});

export const getWorkOutput = z.object({
  ...answered,
  work: workCard.extend({
    can_order: z.boolean().describe('Whether it can be ordered online today.'),
    about: z.string(),
    material: z.string(),
    care: z.string(),
    exhibition: z.string().optional().describe('Where a work that is not sold online can be seen.'),
  }),
  sizes: z.array(
    extent.extend({ size_id: z.int(), text: z.string().describe('The print without its frame, for people.') }),
  ),
  frames: z.array(
    z.object({
      frame_id: z.int(),
      name: z.string(),
      material,
      glazing,
      mat_cm: z.number().optional().describe('Width of the mat around the print.'),
      adds_cm: z.number().describe('How much wider and higher than the print the framed work is.'),
    }),
  ),
  prints: z
    .array(
      z.object({
        size_id: z.int(),
        frame_id: z.int(),
        price: money,
        framed: extent,
        fits: z
          .enum(['best', 'fits', 'small', 'large'])
          .optional()
          .describe('In the given space. `best` is the recommended size in this frame.'),
      }),
    )
    .max(MAX_PRINTS)
    .describe('Every combination that can be ordered. Large prints need strong frames.'),
});

export const quoteOutput = z.object({
  ...answered,
  lines: z
    .array(z.object({ item_id: z.int(), size_id: z.int(), frame_id: z.int(), nums: z.int(), each: money, sum: money }))
    .max(MAX_LINKED),
  subtotal: money,
  delivery: money,
  tax_included: money.describe('Part of the total, never added to it.'),
  total: money,
  arrival: z.object({ from: z.string(), to: z.string() }).describe('Days in Taipei, YYYY-MM-DD, if ordered today.'),
});

export const showInRoomOutput = z.object({
  room: z.enum(ROOM_IDS),
  framed: extent,
  wall: extent,
  furniture: z.object({ name: z.string(), width_cm: z.number() }).describe('What gives the room its scale.'),
  picture_url: z.string(),
  wall_url: z.string().describe('The same wall in the shop, where the buyer can move the work and change the room.'),
});

export const cartLinkOutput = z.object({
  ...answered,
  url: z
    .string()
    .optional()
    .describe('Shows the buyer these prints and adds them to the cart at one press. Missing if none can be bought.'),
  lines: z
    .array(
      z.object({
        item_id: z.int(),
        size_id: z.int(),
        frame_id: z.int(),
        nums: z.int(),
        title: z.string().optional(),
        each: money.optional(),
        unavailable: z.enum(['unknown', 'offline', 'exhibition', 'sold_out']).optional(),
      }),
    )
    .max(MAX_LINKED),
});
