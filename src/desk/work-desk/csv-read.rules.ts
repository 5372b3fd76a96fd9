export interface CsvRow {
  line: number;
  /** Its row in a spreadsheet, where a cell of several lines is one row and an empty line is one too. */
  row: number;
  cells: string[];
}

interface ReadCsv {
  rows: CsvRow[];
  /** Where reading stopped, and why. */
  fault?: { line: number; problem: 'open_quote' | 'too_many_rows' | 'too_many_columns' };
}

const MOST_CELLS = 100;
const SEPARATORS = [',', ';', '\t'];

/** Reads a table as in RFC 4180, also one separated by semicolons or tabs; skips empty lines. */
export function readCsv(text: string, mostRows: number): ReadCsv {
  const source = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const reader = new Reader(source, separatorOf(source));
  const rows: CsvRow[] = [];
  for (let row = 1; !reader.isOver; row++) {
    const { line } = reader;
    const cells = reader.row();
    if (!cells) return { rows, fault: { line, problem: 'open_quote' } };
    if (cells.length > MOST_CELLS) return { rows, fault: { line, problem: 'too_many_columns' } };
    if (cells.every((cell) => cell.trim() === '')) continue;
    if (rows.length > mostRows) return { rows, fault: { line, problem: 'too_many_rows' } };
    rows.push({ line, row, cells });
  }
  return { rows };
}

/** The most frequent separator in the first line. */
function separatorOf(source: string): string {
  const first = source.slice(0, source.search(/[\r\n]|$/));
  const count = (sign: string) => first.split(sign).length;
  return SEPARATORS.reduce((best, sign) => (count(sign) > count(best) ? sign : best), ',');
}

class Reader {
  readonly #source: string;
  readonly #separator: string;
  readonly #plainEnd: RegExp;
  #at = 0;
  line = 1;

  constructor(source: string, separator: string) {
    this.#source = source;
    this.#separator = separator;
    this.#plainEnd = new RegExp(`[${separator}\\r\\n]|$`, 'g');
  }

  get isOver(): boolean {
    return this.#at >= this.#source.length;
  }

  /** The cells up to the end of the line; undefined if a quotation never ends. */
  row(): string[] | undefined {
    const cells: string[] = [];
    for (;;) {
      const cell = this.#source[this.#at] === '"' ? this.#quoted() : this.#plain();
      if (cell === undefined) return undefined;
      // The caller refuses longer rows; here we only avoid storing their cells.
      if (cells.length <= MOST_CELLS) cells.push(cell);
      if (this.#source[this.#at] !== this.#separator) break;
      this.#at += 1;
    }
    if (this.#source[this.#at] === '\r') this.#at += 1;
    if (this.#source[this.#at] === '\n') this.#at += 1;
    this.line += 1;
    return cells;
  }

  #plain(): string {
    this.#plainEnd.lastIndex = this.#at;
    const end = this.#plainEnd.exec(this.#source)?.index ?? this.#source.length;
    const cell = this.#source.slice(this.#at, end);
    this.#at = end;
    return cell;
  }

  #quoted(): string | undefined {
    let cell = '';
    for (let from = this.#at + 1; ; ) {
      const quote = this.#source.indexOf('"', from);
      if (quote === -1) return undefined;
      cell += this.#source.slice(from, quote);
      if (this.#source[quote + 1] !== '"') {
        this.#at = quote + 1;
        this.line += cell.split('\n').length - 1;
        // Text between the quotation and the separator belongs to the cell, as in spreadsheets.
        return cell + this.#plain();
      }
      cell += '"';
      from = quote + 2;
    }
  }
}
