import { MINOR_UNITS } from '#shared/money.ts';

const AMOUNT = /^(NT\$|US\$|\$|NTD|USD)?\s*(\d[\d,]*)(?:\.(\d{1,2}))?$/i;
/** More digits than any amount has. */
const MOST_DIGITS = 12;

/**
 * What is looked for in the log when somebody types a keyword: the keyword itself, and if it can be an amount, the amount as the log
 * has it: in minor units, without separators. A value is between line breaks there, so an amount is found as a whole.
 */
export function textsOfLog(keyword: string): string[] {
  const enclosed = (value: string | number) => `\n${value}\n`;
  // A single letter is in too many values to look for: it is found where it is all of one.
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
