import { z } from 'zod';
import type { Extent } from '#ground/framing/framing.contract.ts';
import type { Text } from '#shared/locale.ts';
import type { Currency } from '#shared/money.ts';
import { successReply } from '#shared/reply.ts';
import { FULL_BP } from './share.rules.ts';

/** Who is paid a share of the kind's rate. */
const SHARE_KINDS = ['artist', 'gallery'] as const;
export type ShareKind = (typeof SHARE_KINDS)[number];

/** A rate that staff set: hundredths of a per cent of the price before tax, for payments from a day on. */
export const shareRateForm = z
  .strictObject({
    kind: z.enum(SHARE_KINDS),
    rate_bp: z.int().min(0).max(FULL_BP),
    since: z.iso.date(),
  })
  .meta({ id: 'ShareRateForm' });
export type ShareRateForm = z.infer<typeof shareRateForm>;
/** The same on a day of the shop's calendar: what is frozen already can no longer have another rate. */
export function shareRateFormFrom(today: string) {
  return shareRateForm.refine(({ since }) => since >= today, { path: ['since'], params: { rule: 'day_past' } });
}

/** A rate as staff see it. */
const shareRateView = z
  .object({ rate_id: z.int(), kind: z.enum(SHARE_KINDS), rate_bp: z.int(), since: z.string() })
  .meta({ id: 'ShareRate' });
export type ShareRateView = z.infer<typeof shareRateView>;
export const shareRatesReply = successReply({
  /** The shop's day, from which on a rate can be set. */
  today: z.string(),
  /** The kind that the reader is paid as: a colleague has to set its rate. */
  own_kind: z.enum(SHARE_KINDS).nullable(),
  list: z.array(shareRateView),
}).meta({ id: 'ShareRates' });

/** What a number of rows of the ledger add up to in one currency; what was paid back is taken off. */
export interface ShareSum {
  currency: Currency;
  /** Prints that were sold and stayed sold. */
  nums: number;
  /** Minor units: with tax, without tax, and the share of it. */
  gross: number;
  net: number;
  amount: number;
}

/** The same of all rows that have something in common: a month, a size, a frame, a country, a work. */
export interface KeyedSum<Key> extends ShareSum {
  key: Key;
}

/** One row of the ledger as a seller may read it: it says nothing of the buyer but the country. */
export interface ShareRow extends ShareSum {
  entry_id: number;
  kind: 'sale' | 'refund';
  /** The order's. */
  code: string;
  item_id: number;
  artist_id: number;
  title: Text;
  artist: Text;
  size: Extent;
  frame: Text;
  country: string;
  /** In whole per cent. */
  tax_rate: number;
  /** In hundredths of a per cent. */
  rate_bp: number;
  at: Date;
  /** The shop's day of `at`. */
  day: string;
}
