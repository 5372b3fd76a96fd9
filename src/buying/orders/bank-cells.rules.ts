/** The text of a bank's file: UTF-8 or UTF-16 with its mark, UTF-8 without, or Big5; nothing if it is none of them. */
export function statementText(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decoded(bytes, 'utf-16le');
  // Big5 is read only where UTF-8 fails: what is valid UTF-8 beyond ASCII is hardly ever meant as Big5.
  return decoded(bytes, 'utf-8') ?? decoded(bytes, 'big5');
}

function decoded(bytes: Uint8Array, encoding: 'utf-8' | 'utf-16le' | 'big5'): string | undefined {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    // A picture or a spreadsheet may decode by chance; no statement holds a NUL, and the database could not keep it.
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

/** One row of a statement: the line it begins in, counted from 1, and its cells without spaces around them. */
export interface StatementRow {
  line: number;
  cells: readonly string[];
}

/** What can stand between the cells of a row; pasted from a table it is tabs. */
export const SEPARATORS = ['\t', ',', ';', 'spaces'] as const;
export type Separator = (typeof SEPARATORS)[number];

/** A statement's rows with their cells. Lines in which nothing stands are left out. */
export function statementRows(text: string, separator: Separator): StatementRow[] {
  const rows = separator === 'spaces' ? spacedRows(text) : separatedRows(text, separator);
  return rows
    .map(({ line, cells }) => ({ line, cells: cells.map(cleaned) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
}

function spacedRows(text: string): StatementRow[] {
  return text.split(/\r\n|\r|\n/).map((row, at) => ({ line: at + 1, cells: row.split(/[\s\u3000]+/) }));
}

/** As spreadsheets write it: a cell in quotes may hold separators, line ends, and quotes that are doubled. */
function separatedRows(text: string, separator: string): StatementRow[] {
  const rows: StatementRow[] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let line = 1;
  let begun = 1;
  const endRow = () => {
    rows.push({ line: begun, cells: [...cells, cell] });
    cells = [];
    cell = '';
  };
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    const isEnd = sign === '\n' || (sign === '\r' && text.charAt(at + 1) !== '\n');
    if (isEnd) line += 1;
    if (sign === '"') {
      // Spreadsheets write ="0012" for digits that are no number.
      if (isQuoted && text.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else if (isQuoted || ['', '=', ' '].includes(cell)) isQuoted = !isQuoted;
      else cell += sign;
    } else if (!isQuoted && sign === separator) {
      cells.push(cell);
      cell = '';
    } else if (!isQuoted && isEnd) {
      endRow();
      begun = line;
    } else cell += sign;
  }
  endRow();
  return rows;
}

/** Full-width digits and signs become plain ones, and whatever is not seen becomes a space. */
function cleaned(cell: string): string {
  return cell
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .replace(/^=(?=\d+$)/, '')
    .replace(/^'(?=\d)/, '');
}
