import { type Currency, MINOR_UNITS } from '#shared/money.ts';

/** A cell: a text from anyone, or one of our numbers. */
type Cell = string | { number: string };

/**
 * Texts that a spreadsheet would execute, including wide forms and leading space. Some spreadsheets first drop leading
 * tabs, line ends and invisible characters.
 */
const FORMULA = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠﹢﹣﹦﹫−]|^[\t\r\n]/u;

/**
 * A table in RFC 4180 with a UTF-8 byte order mark. Every text is quoted: a spreadsheet that separates by semicolons or
 * tabs, or ends a row at any line break, would otherwise split the cell. A text that could be a formula gets an apostrophe;
 * only `csvNumber` writes numbers, so a negative one stays a number.
 */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')}`;
}

/** Money for spreadsheets: units and cents with a point, without a currency symbol. */
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
