/** A rate of value-added tax in whole per cent, and the first day of the shop's calendar on which it applies. */
export interface VatRate {
  from: string;
  percent: number;
}

/** Value-added tax inside Taiwan, the oldest rate first; the one place for it. A new rate is a new row, entered before its day. */
export const VAT_RATES: readonly VatRate[] = [{ from: '1986-04-01', percent: 5 }];

/** The rate that applies on a day, `YYYY-MM-DD`. */
export function vatPercent(day: string, rates: readonly VatRate[] = VAT_RATES): number {
  return (rates.findLast(({ from }) => from <= day) ?? rates[0])?.percent ?? 0;
}
