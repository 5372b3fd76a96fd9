import type { Locale } from '#shared/locale.ts';
import { formatMoney } from '#shared/money.ts';

/** A page with the company's facts in place of their names in braces; a name that is not a fact stays as it is. */
export function withFacts<Page extends object>(facts: Readonly<Record<string, string>>, page: Page): Page {
  const filled = JSON.stringify(page).replace(/\{(\w+)\}/g, (braces, name: string) => {
    const fact = facts[name];
    return fact === undefined ? braces : JSON.stringify(fact).slice(1, -1);
  });
  return JSON.parse(filled) as Page;
}

/** What the example of the partner page costs in NT$, with tax. */
const EXAMPLE_GROSS = 5_870;
const EXAMPLE_SHARE = 0.3;

/** What pages say of value-added tax, at a rate in whole per cent. */
export function taxFacts(percent: number, locale: Locale): Readonly<Record<string, string>> {
  const money = (amount: number) => formatMoney(amount, 'NTD', locale);
  const net = Math.round((EXAMPLE_GROSS * 100) / (100 + percent));
  return {
    vat: `${percent}%`,
    example_gross: money(EXAMPLE_GROSS),
    example_net: money(net),
    example_share: money(Math.round(net * EXAMPLE_SHARE)),
    example_share_abroad: money(Math.round(EXAMPLE_GROSS * EXAMPLE_SHARE)),
  };
}
