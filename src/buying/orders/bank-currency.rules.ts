import { bankAmount } from './bank-values.rules.ts';

/** The currency of the shop's account and of every order paid by transfer. */
export const ACCOUNT_CURRENCY = 'TWD';

/** How banks write currencies, longest first, so that US$ is not read as $. */
const WRITTEN: readonly [code: string, words: RegExp][] = [
  ['TWD', /^(NTD|TWD|NT\$?|新?[臺台][幣币]|元)$/i],
  ['USD', /^(USD|US\$?|美[元金])$/i],
  ['JPY', /^(JPY|JP¥|日[圓元幣币]|円)$/i],
  ['EUR', /^(EUR|€|[歐欧]元)$/i],
  ['CNY', /^(CNY|RMB|CN¥|人民[幣币])$/i],
  ['HKD', /^(HKD|HK\$|港[幣币元])$/i],
  ['GBP', /^(GBP|£|英[鎊镑])$/i],
  ['AUD', /^(AUD|A\$|澳[幣币元])$/i],
  ['SGD', /^(SGD|S\$|新加坡[幣币元])$/i],
];
/** Where a currency is expected, any other three-letter code is one too. */
const CODE = /^[A-Z]{3}$/i;
const LONGEST = 12;

/** The code of the currency in a cell of the currency column; undefined if empty. */
export function currencyOf(cell: string): string | undefined {
  const word = cell.trim();
  return wordOf(word) ?? (word === '' ? undefined : CODE.test(word) ? word.toUpperCase() : word.slice(0, LONGEST));
}

/** The currency of a cell that contains only its name: `USD`, 美元. */
export function wordOf(cell: string): string | undefined {
  return WRITTEN.find(([, words]) => words.test(cell.trim()))?.[0];
}

/** An amount with its currency before or after it; cents stay in the line's text only. */
export function amountWithCurrency(cell: string): { amount: number; currency: string } | undefined {
  const [, before = '', figure = '', behind = ''] =
    /^([^\d+\-−(,.]*?) *([(+\-−]?[\d,]+(?:\.\d{1,2})?\)?) *([^\d,.)]*)$/.exec(cell.trim()) ?? [];
  const currency = wordOf(before) ?? wordOf(behind);
  const amount = bankAmount(withoutCents(figure));
  if (!currency || currency === ACCOUNT_CURRENCY || amount === undefined) return undefined;
  return { amount, currency };
}

export function withoutCents(figure: string): string {
  return figure.replace(/\.\d{1,2}(?=\)?$)/, '');
}

/** The currency in a heading: `幣別：美元`, `Currency: USD`, `Amount (USD)`. */
export function currencyInHead(cell: string): string | undefined {
  const [, named] = /(?:[幣币][別别]|currency)\s*[:：]\s*(\S+)/i.exec(cell) ?? [];
  if (named) return currencyOf(named);
  const [, inBrackets = ''] = /[(（[]([^)）\]]+)[)）\]]/.exec(cell) ?? [];
  return wordOf(inBrackets);
}
