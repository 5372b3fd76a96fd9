/** A VAT rate in whole per cent, and its first day in the shop's calendar. */
export interface VatRate {
  from: string;
  percent: number;
}

/** VAT inside Taiwan, the oldest rate first; the only place for it. Add a new rate as a new row before its first day. */
export const VAT_RATES: readonly VatRate[] = [{ from: '1986-04-01', percent: 5 }];

/** The rate on a day, `YYYY-MM-DD`. */
export function vatPercent(day: string, rates: readonly VatRate[] = VAT_RATES): number {
  return (rates.findLast(({ from }) => from <= day) ?? rates[0])?.percent ?? 0;
}
