import { ONE_LINE } from '#shared/fields.ts';
import { LANGS, type Lang } from '#shared/locale.ts';
import { CURRENCIES, type Currency, MINOR_UNITS, type Prices } from '#shared/money.ts';
import { type CsvRow, readCsv } from './csv-read.rules.ts';

const MOST_ROWS = 20_000;
const ROW_SHOWN = 80;
export const MOST_BYTES = 10 * 1024 * 1024;

/** The texts of a work in the table, each in every language, and their greatest length. */
export const TEXT_LIMITS = {
  title: 149,
  alt: 300,
  inspiration: 2_000,
  material: 2_000,
  certification: 2_000,
  maintenance: 2_000,
} as const;
export type TextPart = keyof typeof TEXT_LIMITS;

const ONE_LINERS: readonly TextPart[] = ['title', 'alt'];
/** A long text may contain line ends and tabs, but no other control characters and no lone surrogates. */
const LINES = /^(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u;
/** What `csvOf` puts in front of a text that a spreadsheet would run as a formula. */
const GUARD = /^'(?=[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠﹢﹣﹦﹫−]|[\t\r\n])/u;

interface TextColumn {
  name: string;
  part: TextPart;
  lang: Lang;
}

export const TEXT_COLUMNS: readonly TextColumn[] = (Object.keys(TEXT_LIMITS) as TextPart[]).flatMap((part) =>
  LANGS.map((lang) => ({ name: `${part}_${lang.toLowerCase().replace('-', '_')}`, part, lang })),
);
const PRICE_COLUMNS = { price_ntd: 'NTD', price_usd: 'USD' } as const satisfies Record<string, Currency>;
/** In the order of the file; `artist` and `size` are for the reader and never read back. */
export const PRICE_HEADS = ['item_id', 'artist', 'size_id', 'size', 'price_ntd', 'price_usd', 'stage'] as const;
const KNOWN = new Set<string>([...PRICE_HEADS, ...TEXT_COLUMNS.map(({ name }) => name)]);

export const TABLE_PROBLEMS = [
  'open_quote',
  'too_many_rows',
  'too_many_columns',
  'cell_count',
  'unknown_column',
  'column_twice',
  'no_item_id',
  'not_a_number',
  'unknown_work',
  'unknown_print',
  'too_long',
  'bad_signs',
  'stage_step',
  'given_twice',
  'not_positive',
  'too_dear',
] as const;
export type TableProblem = (typeof TABLE_PROBLEMS)[number];

export interface TableFault {
  line: number;
  column: string;
  problem: TableProblem;
  /** For a row with the wrong number of cells: how many it has, how many it should have, and its beginning. */
  cells?: { found: number; expected: number; row: string };
}

/** A valid row; empty cells are absent. */
export interface TableRow {
  line: number;
  item_id: number;
  size_id?: number;
  price: Partial<Prices>;
  stage?: string;
  texts: { column: TextColumn; cell: string }[];
}

/** Reads a table of works; names every fault, and returns only rows without one. */
export function readWorkTable(text: string): { rows: TableRow[]; faults: TableFault[] } {
  const { rows: [heads, ...rows] = [], fault } = readCsv(text, MOST_ROWS);
  const faults: TableFault[] = fault ? [{ ...fault, column: '' }] : [];
  const columns = heads?.cells.map((cell) => cell.trim().toLowerCase()) ?? [];
  for (const [at, column] of columns.entries()) {
    if (!KNOWN.has(column)) faults.push({ line: 1, column, problem: 'unknown_column' });
    else if (columns.indexOf(column) !== at) faults.push({ line: 1, column, problem: 'column_twice' });
  }
  if (!columns.includes('item_id')) faults.push({ line: 1, column: 'item_id', problem: 'no_item_id' });
  if (faults.some(({ line }) => line === 1)) return { rows: [], faults };
  return { rows: rows.flatMap((row) => readRow(columns, row, faults) ?? []), faults };
}

function readRow(columns: readonly string[], { line, cells }: CsvRow, faults: TableFault[]): TableRow | undefined {
  const known = faults.length;
  // With a cell too many or too few, every later cell would be read as another column.
  if (cells.length !== columns.length) {
    const counts = { found: cells.length, expected: columns.length };
    faults.push({ line, column: '', problem: 'cell_count', cells: { ...counts, row: shortRow(cells) } });
    return undefined;
  }
  const cellOf = (column: string) => cells[columns.indexOf(column)]?.trim() ?? '';
  const fail = (column: string, problem: TableProblem) => faults.push({ line, column, problem });
  const item_id = idOf(cellOf('item_id'));
  if (!item_id) fail('item_id', 'not_a_number');
  const size_id = idOf(cellOf('size_id'));
  if (cellOf('size_id') !== '' && !size_id) fail('size_id', 'not_a_number');
  const price: Partial<Prices> = {};
  for (const [column, currency] of Object.entries(PRICE_COLUMNS)) {
    if (cellOf(column) === '') continue;
    const amount = amountOf(cellOf(column), currency);
    if (amount === undefined) fail(column, 'not_a_number');
    else if (!size_id) fail('size_id', 'unknown_print');
    else price[currency] = amount;
  }
  const texts = TEXT_COLUMNS.flatMap((column) => {
    const cell = cellOf(column.name).replaceAll('\r\n', '\n');
    if (cell === '') return [];
    if ([...cell].length > TEXT_LIMITS[column.part] + 1) fail(column.name, 'too_long');
    if (!(ONE_LINERS.includes(column.part) ? ONE_LINE : LINES).test(cell)) fail(column.name, 'bad_signs');
    return [{ column, cell }];
  });
  if (!item_id || faults.length > known) return undefined;
  const stage = cellOf('stage').toLowerCase();
  return { line, item_id, ...(size_id && { size_id }), price, ...(stage && { stage }), texts };
}

/** The beginning of a row with separated cells, so that a reader sees where it was cut. */
function shortRow(cells: readonly string[]): string {
  const signs = [...cells.map((cell) => cell.trim().replaceAll(/\s+/g, ' ')).join(' | ')];
  return signs.length <= ROW_SHOWN ? signs.join('') : `${signs.slice(0, ROW_SHOWN).join('')}…`;
}

function idOf(cell: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(cell) ? Number(cell) : undefined;
}

/** An amount in minor units; spreadsheets may have added thousands separators. */
function amountOf(cell: string, currency: Currency): number | undefined {
  if (!/^-?\d{1,3}(?:,\d{3})*(?:\.\d{1,2})?$|^-?\d{1,10}(?:\.\d{1,2})?$/.test(cell)) return undefined;
  const amount = Number(cell.replaceAll(',', '')) * MINOR_UNITS[currency];
  return Math.abs(amount - Math.round(amount)) < 1e-6 ? Math.round(amount) : undefined;
}

/** A text without the guard that a table adds. */
export function withoutGuard(cell: string): string {
  return cell.replace(GUARD, '');
}

/** A text without the guard that a table adds; undefined if the work already has it. */
export function changedText(cell: string, current: string): string | undefined {
  const plain = withoutGuard(cell);
  return [cell, plain].includes(current.replaceAll('\r\n', '\n').trim()) ? undefined : plain;
}

export function priceColumn(currency: Currency): string {
  return CURRENCIES.indexOf(currency) === 0 ? 'price_ntd' : 'price_usd';
}
