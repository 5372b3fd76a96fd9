import { type Currency, MINOR_UNITS } from '#shared/money.ts';

/** A cell: a text of anybody's making, or a number of ours. */
type Cell = string | { number: string };

/**
 * What a spreadsheet would run: a text that begins so, wide forms and leading space included. Tabs, line ends and unseen characters
 * in front are dropped by some of them first.
 */
const FORMULA = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠﹢﹣﹦﹫−]|^[\t\r\n]/u;

/**
 * A table as RFC 4180 has it, with the mark by which spreadsheets know UTF-8. Every text is quoted: a spreadsheet that separates by
 * semicolons or tabs, or ends a row at any line break, would make a cell of its own out of the rest. A text that could be a formula
 * gets an apostrophe in front; numbers are written by `csvNumber` alone, so a negative one stays a number.
 */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`;
}

/** Money as spreadsheets read it: units and cents with a point, no sign of the currency. */
export function csvMoney(amount: number, currency: Currency): Cell {
  const units = MINOR_UNITS[currency];
  return csvNumber(amount / units, Math.round(Math.log10(units)));
}

/** A number in plain digits. */
export function csvNumber(value: number, digits = 0): Cell {
  return { number: value.toFixed(digits) };
}

function csvCell(cell: Cell): string {
  if (typeof cell !== 'string') return cell.number;
  if (cell === '') return '';
  const harmless = FORMULA.test(cell) ? `'${cell}` : cell;
  return `"${harmless.replaceAll('"', '""')}"`;
}
