import { z } from 'zod';

const HOLD_STARTS = ['arrival', 'return_period'] as const;
/** A higher minimum is a typo. */
const MOST = 10_000_000;

/** When and from which amount sellers are paid. */
export const payoutsSetting = z.strictObject({
  /** Days after the arrival, or after the end of the return period. */
  hold_from: z.enum(HOLD_STARTS),
  hold_days: z.int().min(0).max(180),
  /** Smaller balances are carried forward; in minor units. */
  minimum: z.strictObject({ NTD: z.int().min(0).max(MOST), USD: z.int().min(0).max(MOST) }),
  /** Whether another person than the one who computed a run approves it, if the shop has one with the right. */
  second_person: z.boolean(),
});
export type PayoutsSetting = z.output<typeof payoutsSetting>;

/** A new shop pays after the return period, from NT$1,000 or US$50 on. */
export const OPENING_PAYOUTS: PayoutsSetting = {
  hold_from: 'return_period',
  hold_days: 7,
  minimum: { NTD: 1_000, USD: 5_000 },
  second_person: false,
};
