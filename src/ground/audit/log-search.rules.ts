import { MINOR_UNITS } from '#shared/money.ts';

const AMOUNT = /^(NT\$|US\$|\$|NTD|USD)?\s*(\d[\d,]*)(?:\.(\d{1,2}))?$/i;
/** More digits than any amount has. */
const MOST_DIGITS = 12;

/**
 * The texts to search the log for: the keyword itself and, if it can be an amount, that amount as logged: in minor
 * units, without separators. Line breaks separate the logged values, so an amount matches as a whole.
 */
export function textsOfLog(keyword: string): string[] {
  const enclosed = (value: string | number) => `\n${value}\n`;
  // A single letter occurs in too many values: it matches only a whole value.
  const typed = [...keyword].length === 1 && /^\p{ASCII}$/u.test(keyword) ? enclosed(keyword) : keyword;
  const [, sign = '', digits = '', cents] = AMOUNT.exec(keyword) ?? [];
  const units = digits.replaceAll(',', '');
  if (units === '' || units.length > MOST_DIGITS) return [typed];
  const isTaiwan = /^NT/i.test(sign);
  const isDollars = /^US/i.test(sign) || cents !== undefined;
  const minor = Number(units) * MINOR_UNITS.USD + Number((cents ?? '').padEnd(2, '0'));
  return [
    typed,
    ...(isDollars ? [] : [enclosed(Number(units) * MINOR_UNITS.NTD)]),
    ...(isTaiwan ? [] : [enclosed(minor)]),
  ];
}
