import { SEPARATORS, type Separator, type StatementRow, statementRows } from './bank-cells.rules.ts';
import { type Columns, columnsOf } from './bank-columns.rules.ts';
import { accountEnds, bankAmount, bankDay, isWrittenAsMoney, namedOrders } from './bank-values.rules.ts';

/** More lines than a shop has in a month; whoever has more sends them in parts. */
export const MAX_BANK_LINES = 2_000;
/** Of what a line says, as much is kept. */
const TEXT_MAX = 500;

/** One line of a statement as it was understood. */
export interface BankEntry {
  /** Counted from 1, as a spreadsheet does. */
  line: number;
  day: string;
  /** Whole NT$; less than zero left the account. */
  amount: number;
  /** Ends of accounts that the line may name. */
  digits: string[];
  /** Orders that the line names. */
  codes: string[];
  text: string;
  /** The same for the same line of a statement that is sent again, in whatever form it comes. */
  key: string;
}

/** A line that looks like one of the account's, and what is missing in it. */
export interface UnreadLine {
  line: number;
  missing: 'day' | 'amount';
  text: string;
}

interface ReadStatement {
  entries: BankEntry[];
  unread: UnreadLine[];
}

/**
 * The lines of a bank's statement. Titles, sums and whatever else names neither a day nor an amount are passed over. Commas stand
 * in amounts and notes as well as between cells: what makes most lines of the text separates them.
 */
export function readStatement(text: string): ReadStatement {
  let best: ReadStatement = { entries: [], unread: [] };
  for (const separator of SEPARATORS) {
    const read = readSeparated(text, separator);
    if (read.entries.length > best.entries.length) best = read;
    else if (best.entries.length === 0 && read.unread.length > best.unread.length) best = read;
  }
  return best;
}

function readSeparated(text: string, separator: Separator): ReadStatement {
  const rows = statementRows(text, separator);
  const head = columnsOf(rows);
  const entries: BankEntry[] = [];
  const unread: UnreadLine[] = [];
  const seen = new Map<string, number>();
  for (const row of rows) {
    if (head && row.line <= head.line) continue;
    // Between spaces an empty cell cannot be seen: then the columns are not where their names are.
    const isAligned = head && (separator !== 'spaces' || row.cells.length === head.columns.length);
    const { day, amount, said } = isAligned ? byColumns(row, head.columns) : byLooks(row);
    const line = { line: row.line, text: textOf(row) };
    if (day && amount) {
      // A bank may have two lines that are the same in every letter: they are told apart by their number.
      const same = `${day} ${amount} ${line.text}`;
      const count = (seen.get(same) ?? 0) + 1;
      seen.set(same, count);
      entries.push({
        ...line,
        day,
        amount,
        digits: accountEnds(said.replaceAll(CODES, ' ')),
        codes: namedOrders(said),
        key: `${same} #${count}`,
      });
    } else if (day && amount === undefined) unread.push({ ...line, missing: 'amount' });
    else if (!day && amount) unread.push({ ...line, missing: 'day' });
  }
  return { entries, unread };
}

/** An order's number has digits too, which are no account's. */
const CODES = /CN[- ]?\d{6}[- ]?[0-9A-Z]{6}/gi;

interface Understood {
  day: string | undefined;
  amount: number | undefined;
  /** Where accounts and order numbers are looked for. */
  said: string;
}

function byColumns({ cells }: StatementRow, columns: Columns): Understood {
  const cellsOf = (...wanted: Columns) => cells.filter((_, at) => wanted.includes(columns[at] ?? 'other'));
  const amountIn = (column: Columns[number]) => cellsOf(column).map(bankAmount).find(Boolean);
  const said = cellsOf('account', 'remark').join(' ');
  const came = amountIn('deposit');
  const left = amountIn('withdrawal');
  const plain = amountIn('amount');
  const amount =
    came ?? (left === undefined ? undefined : -Math.abs(left)) ?? signed(plain, cellsOf('direction'), cells);
  // Some banks put a sum row under the table: it has no day. A row that names a day and only empty amounts is no fault of ours.
  return { day: cellsOf('day').map(bankDay).find(Boolean), amount, said };
}

const LEAVES = /^(支|出|提|借|d|dr|debit|-)/i;
const SPENT = /支出|提款|提領|扣款|扣繳|手續費/;

/** In a column that has all amounts the sign is a minus, a column of its own, or a word such as 提款. */
function signed(amount: number | undefined, direction: readonly string[], cells: readonly string[]) {
  if (amount === undefined || amount < 0) return amount;
  const [told] = direction;
  const leaves = told ? LEAVES.test(told) : cells.some((cell) => SPENT.test(cell));
  return leaves ? -amount : amount;
}

/** Without names of columns: the first day, then what is written as money, then what may be an account. */
function byLooks({ cells }: StatementRow): Understood {
  const day = cells.findIndex((cell) => bankDay(cell) !== undefined);
  const isAmount = (cell: string, at: number) => at !== day && bankAmount(cell) !== undefined;
  const written = cells.findIndex((cell, at) => isAmount(cell, at) && isWrittenAsMoney(cell));
  const at = written >= 0 ? written : cells.findIndex(isAmount);
  const amount = bankAmount(cells[at] ?? '');
  // A second amount is the balance.
  const said = cells.filter(
    (cell, place) => place !== at && place !== day && !isWrittenAsMoney(cell) && !isClock(cell),
  );
  return {
    day: bankDay(cells[day] ?? ''),
    amount: signed(amount || undefined, [], cells),
    said: said.join(' '),
  };
}

function isClock(cell: string): boolean {
  return /^\d{1,2}:\d{2}(:\d{2})?$/.test(cell);
}

/** What a line says, the same whether it came by commas, tabs or spaces, and with or without separators in its amounts. */
function textOf({ cells }: StatementRow): string {
  const plain = cells.map((cell) => (bankAmount(cell) === undefined ? cell : cell.replaceAll(',', '')));
  return [...plain.filter(Boolean).join(' ')].slice(0, TEXT_MAX).join('');
}
