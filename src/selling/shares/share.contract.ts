import { z } from 'zod';
import type { Extent } from '#ground/framing/framing.contract.ts';
import type { Text } from '#shared/locale.ts';
import type { Currency } from '#shared/money.ts';
import { successReply } from '#shared/reply.ts';
import { FULL_BP } from './share.rules.ts';

const SHARE_KINDS = ['artist', 'gallery'] as const;
export type ShareKind = (typeof SHARE_KINDS)[number];

/** A new rate: hundredths of a per cent of the price before tax, for payments from a day on. */
export const shareRateForm = z
  .strictObject({
    kind: z.enum(SHARE_KINDS),
    rate_bp: z.int().min(0).max(FULL_BP),
    since: z.iso.date(),
  })
  .meta({ id: 'ShareRateForm' });
export type ShareRateForm = z.infer<typeof shareRateForm>;
/** With `today` as the earliest day: frozen shares cannot get another rate. */
export function shareRateFormFrom(today: string) {
  return shareRateForm.refine(({ since }) => since >= today, { path: ['since'], params: { rule: 'day_past' } });
}

const shareRateView = z
  .object({ rate_id: z.int(), kind: z.enum(SHARE_KINDS), rate_bp: z.int(), since: z.string() })
  .meta({ id: 'ShareRate' });
export type ShareRateView = z.infer<typeof shareRateView>;
export const shareRatesReply = successReply({
  /** The shop's current day, the earliest for a new rate. */
  today: z.string(),
  /** The kind as which the reader is paid: a colleague has to set its rate. */
  own_kind: z.enum(SHARE_KINDS).nullable(),
  list: z.array(shareRateView),
}).meta({ id: 'ShareRates' });

/** The sum of ledger rows in one currency, minus refunds. */
export interface ShareSum {
  currency: Currency;
  /** Prints sold minus returned ones. */
  nums: number;
  /** Minor units: with tax, without tax, and the share. */
  gross: number;
  net: number;
  amount: number;
}

/** The sum of all rows with the same month, size, frame, country or work. */
export interface KeyedSum<Key> extends ShareSum {
  key: Key;
}

/** A ledger row as a seller may read it: of the buyer it contains only the country. */
export interface ShareRow extends ShareSum {
  entry_id: number;
  kind: 'sale' | 'refund';
  /** The order's code. */
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
  /** The shop's calendar day of `at`. */
  day: string;
}
