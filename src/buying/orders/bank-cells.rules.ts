/** Decodes UTF-8 or UTF-16 with a byte order mark, UTF-8 without one, or Big5; undefined if it is none of them. */
export function statementText(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decoded(bytes, 'utf-16le');
  // Big5 only if UTF-8 fails: bytes beyond ASCII that are valid UTF-8 are hardly ever Big5.
  return decoded(bytes, 'utf-8') ?? decoded(bytes, 'big5');
}

function decoded(bytes: Uint8Array, encoding: 'utf-8' | 'utf-16le' | 'big5'): string | undefined {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    // A picture or a spreadsheet may decode by chance; no statement contains NUL, and the database cannot store it.
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

/** The line it begins in, counted from 1, and its trimmed cells. */
export interface StatementRow {
  line: number;
  cells: readonly string[];
}

/** The separators between cells; text pasted from a table has tabs. */
export const SEPARATORS = ['\t', ',', ';', 'spaces'] as const;
export type Separator = (typeof SEPARATORS)[number];

/** Omits empty lines. */
export function statementRows(text: string, separator: Separator): StatementRow[] {
  const rows = separator === 'spaces' ? spacedRows(text) : separatedRows(text, separator);
  return rows
    .map(({ line, cells }) => ({ line, cells: cells.map(cleaned) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
}

function spacedRows(text: string): StatementRow[] {
  return text.split(/\r\n|\r|\n/).map((row, at) => ({ line: at + 1, cells: row.split(/[\s\u3000]+/) }));
}

/** As spreadsheets write it: a quoted cell may contain separators, line ends and doubled quotes. */
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
      // Spreadsheets write ="0012" for digits that are not a number.
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

/** Converts full-width digits and signs to plain ones, and invisible characters to spaces. */
function cleaned(cell: string): string {
  return cell
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .replace(/^=(?=\d+$)/, '')
    .replace(/^'(?=\d)/, '');
}
