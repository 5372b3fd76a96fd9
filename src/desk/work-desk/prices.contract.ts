import { z } from 'zod';
import { SIZE_BANDS } from '#catalogue/works/work-choices.rules.ts';
import { prices } from '#ground/framing/framing.contract.ts';
import { idText, keyword, numberText, rowId, text } from '#shared/fields.ts';
import { CURRENCIES, MAX_AMOUNT } from '#shared/money.ts';
import { successReply } from '#shared/reply.ts';
import { AMOUNT_STEPS, exchangedIn, PRICE_PROBLEMS } from './price-change.rules.ts';

/** A person reviews a bulk change; more prices than this are changed in parts. */
export const MOST_PRICES = 50_000;
export const LINES_SHOWN = 50;
/** Lines that can be decided individually in one change. */
const MOST_CHOSEN = 5_000;

const amount = z.int().min(0).max(MAX_AMOUNT);

/** Which prices; every field narrows the choice, none means every offered print. */
const priceWhich = z
  .strictObject({
    artist_id: rowId.optional(),
    category: text(40).min(1).optional(),
    band: z.enum(SIZE_BANDS).optional(),
    /** Prints offered in this frame. */
    frame_id: rowId.optional(),
    keyword: keyword.optional(),
    status: z.enum(['online', 'offline']).optional(),
    price: z.strictObject({ currency: z.enum(CURRENCIES), from: amount.optional(), to: amount.optional() }).optional(),
  })
  .meta({ id: 'PriceWhich' });
export type PriceWhich = z.infer<typeof priceWhich>;

const amountStep = z
  .strictObject({
    kind: z.enum(AMOUNT_STEPS),
    value: z.int().min(-MAX_AMOUNT).max(MAX_AMOUNT),
    round: z.int().min(1).max(100_000),
  })
  // Ten times the largest price: nobody means more, and the sums stay exact.
  .refine(({ kind, value }) => kind !== 'percent' || (value >= -10_000 && value <= 90_000), { path: ['value'] })
  .meta({ id: 'AmountStep' });
/** Ten-millionths of a US dollar for one NT dollar. */
const rate = z.int().min(0);
const askedStep = z
  .discriminatedUnion('kind', [amountStep, z.strictObject({ kind: z.literal('exchange') })])
  .meta({ id: 'PriceStep' });
const priceHow = z
  .strictObject({ NTD: askedStep.optional(), USD: askedStep.optional() })
  .refine(({ NTD, USD }) => NTD !== undefined || USD !== undefined)
  // If each were computed from the other, neither would have a source.
  .refine((how) => exchangedIn(how).length < 2, { path: ['USD'] })
  .meta({ id: 'PriceHow' });
/** The change as it was made, with the rate of that time. */
const doneStep = z.union([amountStep, z.object({ kind: z.literal('exchange'), rate })]).meta({ id: 'PriceStepDone' });
const doneHow = z.object({ NTD: doneStep.optional(), USD: doneStep.optional() }).meta({ id: 'PriceHowDone' });

const wanted = { which: priceWhich, how: priceHow };
export const priceTrialForm = z
  .strictObject({
    ...wanted,
    show: z.enum(['changed', 'refused']).default('changed'),
    page: z.int().min(1).max(10_000).default(1),
  })
  .meta({ id: 'PriceTrialForm' });
export type PriceTrialForm = z.input<typeof priceTrialForm>;

const fingerprint = z.string().regex(/^[A-Za-z0-9_-]{43}$/);
export const priceApplyForm = z
  .strictObject({
    ...wanted,
    /** Identifies the data of the preview; if that has changed, the answer is `conflict`. */
    fingerprint,
    /** Skip refused prices instead of changing nothing. */
    skip_refused: z.boolean().default(false),
    /** Prints (`size_id`) whose price changes more than threefold and is confirmed. */
    confirm: z.array(rowId).max(MOST_CHOSEN).default([]),
    /** Prints (`size_id`) to leave unchanged. */
    leave_out: z.array(rowId).max(MOST_CHOSEN).default([]),
    /** Skip unconfirmed prices instead of changing nothing. */
    skip_jumps: z.boolean().default(false),
  })
  .meta({ id: 'PriceApplyForm' });
export type PriceApplyForm = z.input<typeof priceApplyForm>;

const priceLine = z
  .object({
    size_id: z.int(),
    item_id: z.int(),
    title: z.string(),
    artist: z.string(),
    size: z.string(),
    before: prices,
    after: z.object({ NTD: z.int(), USD: z.int() }),
    problem: z.enum(PRICE_PROBLEMS).optional(),
    /** It becomes more than three times as high or as low: it needs a confirmation. */
    jump: z.boolean(),
  })
  .meta({ id: 'PriceLine' });
export type PriceLine = z.infer<typeof priceLine>;

const priceSum = z.object({ before: z.int(), after: z.int(), least: z.int(), most: z.int() });
const priceTrial = z
  .object({
    fingerprint: z.string(),
    prints: z.int(),
    changed: z.int(),
    refused: z.int(),
    /** How many of the changed ones need a confirmation; they come first in the list. */
    jumps: z.int(),
    works: z.int(),
    sums: z.object({ NTD: priceSum, USD: priceSum }),
    /** The exchange rate, if prices are computed from the other currency. */
    rate: rate.optional(),
    list: z.array(priceLine),
    total: z.int(),
    page: z.int(),
    pages: z.int(),
  })
  .meta({ id: 'PriceTrial' });
export type PriceTrial = z.infer<typeof priceTrial>;
export const priceTrialReply = successReply({ trial: priceTrial }).meta({ id: 'PriceTrialReply' });

export const bulkParam = z.object({ id: idText });
export const bulksQuery = z.object({ page: numberText(1, 10_000).default(1) });

/** Many changes made together, which can be undone together. */
export const bulkChange = z
  .object({
    change_id: z.int(),
    kind: z.enum(['prices', 'file']),
    at: z.iso.datetime(),
    by: z.string(),
    /** The selection, for a change of prices. */
    which: priceWhich.nullable(),
    how: doneHow.nullable(),
    prices: z.int(),
    texts: z.int(),
    undone_at: z.iso.datetime().nullable(),
    undone_by: z.string().nullable(),
  })
  .meta({ id: 'BulkChange' });
export type BulkChange = z.infer<typeof bulkChange>;
export const bulkReply = successReply({ change: bulkChange }).meta({ id: 'BulkChangeReply' });
export const bulksReply = successReply({
  list: z.array(bulkChange),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
}).meta({ id: 'BulkChanges' });

export const bulkLinesQuery = z.object({ keyword: keyword.optional(), page: numberText(1, 10_000).default(1) });
export type BulkLinesQuery = z.infer<typeof bulkLinesQuery>;

const facts = z.record(z.string(), z.unknown());
/** One line of a bulk change: a print's price, or the texts and the stage of a work. */
const bulkLine = z
  .object({
    /** Unique within the change. */
    line: z.string(),
    item_id: z.int(),
    title: z.string(),
    artist: z.string(),
    /** The present size of a print; null if the line is about the work. */
    size: z.string().nullable(),
    price: z.object({ before: prices, after: prices }).nullable(),
    /** The facts of a work that differ. */
    facts: z.object({ before: facts, after: facts }).nullable(),
  })
  .meta({ id: 'BulkLine' });
export type BulkLine = z.infer<typeof bulkLine>;
export const bulkLinesReply = successReply({
  change: bulkChange,
  list: z.array(bulkLine),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
}).meta({ id: 'BulkLines' });

/** The choices for a bulk change, and the rate for proposed prices. */
export const priceChoicesReply = successReply({
  categories: z.array(z.object({ code: z.string(), name: z.string() })),
  frames: z.array(z.object({ frame_id: z.int(), name: z.string() })),
  artists: z.array(z.object({ artist_id: z.int(), name: z.string() })),
  rate,
}).meta({ id: 'PriceChoices' });
