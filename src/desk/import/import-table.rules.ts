import { TEXT_LIMITS, type TextPart, withoutGuard } from '#desk/work-desk/work-table.rules.ts';
import { ONE_LINE } from '#shared/fields.ts';
import type { Lang, Text } from '#shared/locale.ts';
import type { ImportFault, ImportLineFault, ImportWarning } from './import.contract.ts';
import type { LineFault } from './import.rules.ts';
import { columnOf, type ImportColumn, type SaleMode, saleModeOf } from './import-columns.rules.ts';
import { type ImportedSize, readSizes } from './import-sizes.rules.ts';

export const MOST_IMPORT_ROWS = 5_000;
const LINES = /^(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u;
const NAME_LIMIT = 149;
const CELL_SHOWN = 80;

/** What a line of the table says; what it does not name is absent. */
export interface ImportedRow {
  line: number;
  item_id?: number;
  file?: string;
  artist?: Partial<Text>;
  /** As in the cells: a guard may still be in front of one. */
  texts: Partial<Record<TextPart, Partial<Text>>>;
  year?: number;
  /** A code or a name. */
  category?: string;
  subjects?: string[];
  sale_mode?: SaleMode | undefined;
  edition_size?: number;
  sizes?: ImportedSize[] | undefined;
  faults: ImportLineFault[];
}

interface ReadTable {
  rows: ImportedRow[];
  /** What is wrong with the heads. */
  faults: ImportFault[];
  warnings: ImportWarning[];
}

/** Reads the cells of a table whose first row has the heads; `line` numbers are those of the file. */
export function readTable(cells: readonly (readonly string[])[], lang: Lang): ReadTable {
  const [heads = [], ...body] = cells;
  const faults: ImportFault[] = [];
  const warnings: ImportWarning[] = [];
  const columns = heads.map((head) => {
    const column = columnOf(head, lang);
    if (!column && head.trim() !== '') warnings.push({ code: 'unknown_column', value: shortCell(head) });
    return column;
  });
  const known = columns.filter((column) => column !== undefined);
  for (const column of known)
    if (known.indexOf(column) !== known.lastIndexOf(column) && !faults.some((one) => one.column === column.code))
      faults.push({ code: 'column_twice', column: column.code });
  if (known.length === 0) faults.push({ code: 'no_columns' });
  // A spreadsheet may have thousands of empty rows that were formatted once.
  const filled = body.flatMap((row, at) => (row.every((cell) => cell.trim() === '') ? [] : [{ row, line: at + 2 }]));
  if (filled.length > MOST_IMPORT_ROWS) faults.push({ code: 'too_many_rows' });
  const rows = filled.slice(0, MOST_IMPORT_ROWS).map(({ row, line }) => readRow(row, columns, line));
  return { rows, faults, warnings };
}

function readRow(cells: readonly string[], columns: readonly (ImportColumn | undefined)[], line: number): ImportedRow {
  const row: ImportedRow = { line, texts: {}, faults: [] };
  for (const [at, column] of columns.entries()) {
    const cell = (cells[at] ?? '').replaceAll('\r\n', '\n').trim();
    if (!column || cell === '') continue;
    const code = column.kind === 'text' ? setText(row, column, cell) : setFact(row, column.fact, withoutGuard(cell));
    if (code) row.faults.push({ code, column: column.code, value: shortCell(cell) });
  }
  const isNew = row.item_id === undefined;
  if (isNew && row.sale_mode === 'edition' && row.edition_size === undefined)
    row.faults.push({ code: 'edition_size', column: 'edition_size' });
  if (isNew && !row.file && !row.texts.title && row.faults.length === 0) row.faults.push({ code: 'nothing_given' });
  return row;
}

type TextColumn = Extract<ImportColumn, { kind: 'text' }>;
type FactName = Extract<ImportColumn, { kind: 'fact' }>['fact'];

function setText(row: ImportedRow, { part, lang }: TextColumn, cell: string): LineFault | undefined {
  const limit = part === 'artist' ? NAME_LIMIT : TEXT_LIMITS[part];
  const isLine = part === 'artist' || part === 'title' || part === 'alt';
  if ([...withoutGuard(cell)].length > limit) return 'too_long';
  if (!(isLine ? ONE_LINE : LINES).test(cell)) return 'bad_signs';
  if (part === 'artist') row.artist = { ...row.artist, [lang]: withoutGuard(cell) };
  else row.texts[part] = { ...row.texts[part], [lang]: cell };
  return undefined;
}

function setFact(row: ImportedRow, fact: FactName, cell: string): LineFault | undefined {
  const number = wholeNumber(cell);
  switch (fact) {
    case 'id':
      if (!number) return 'not_a_number';
      row.item_id = number;
      return undefined;
    case 'file':
      row.file = cell.slice(0, 300);
      return undefined;
    case 'year':
      if (!number || number < 1000 || number > 2100) return 'not_a_number';
      row.year = number;
      return undefined;
    case 'edition_size':
      if (!number || number > 10_000) return 'not_a_number';
      row.edition_size = number;
      return undefined;
    case 'category':
      row.category = cell.slice(0, 149);
      return undefined;
    case 'subjects':
      row.subjects = splitSubjects(cell);
      return row.subjects.some((one) => [...one].length > 40 || !ONE_LINE.test(one)) ? 'too_long' : undefined;
    case 'sale_mode':
      row.sale_mode = saleModeOf(cell);
      return row.sale_mode ? undefined : 'unknown_sale';
    case 'sizes':
      row.sizes = readSizes(cell);
      return row.sizes ? undefined : 'bad_sizes';
  }
}

/** A cell in a message. */
export function shortCell(cell: string): string {
  const signs = [...cell.trim().replaceAll(/[\s\p{Cc}\p{Cf}\p{Cs}]+/gu, ' ')];
  return signs.length <= CELL_SHOWN ? signs.join('') : `${signs.slice(0, CELL_SHOWN - 1).join('')}…`;
}

export function splitSubjects(cell: string): string[] {
  return [...new Set(cell.split(/[,;，；、\n]/).map((one) => one.trim()))].filter(Boolean).slice(0, 8);
}

/** Spreadsheets write 2024 also as 2024.0 or, in full width, as ２０２４. */
function wholeNumber(cell: string): number | undefined {
  const plain = cell.normalize('NFKC').replace(/\.0+$/, '');
  return /^[1-9]\d{0,8}$/.test(plain) ? Number(plain) : undefined;
}
