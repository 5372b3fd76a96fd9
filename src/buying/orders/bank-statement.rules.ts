import { SEPARATORS, type Separator, type StatementRow, statementRows } from './bank-cells.rules.ts';
import { type Columns, columnsOf } from './bank-columns.rules.ts';
import {
  ACCOUNT_CURRENCY,
  amountWithCurrency,
  currencyInHead,
  currencyOf,
  withoutCents,
  wordOf,
} from './bank-currency.rules.ts';
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
  /** Whole units of the currency; less than zero left the account. */
  amount: number;
  /** As the line or the statement names it, otherwise the account's. */
  currency: string;
  /** Ends of accounts that the line may name. */
  digits: string[];
  /** Orders that the line names. */
  codes: string[];
  text: string;
  /** The same for the same line of a statement that is sent again, in whatever form it comes. */
  key: string;
}

/** What may be missing in a line; without a direction an amount may have come or gone. */
export const UNREAD_FOR = ['day', 'amount', 'direction'] as const;

/** A line that looks like one of the account's, and what is missing in it. */
export interface UnreadLine {
  line: number;
  missing: (typeof UNREAD_FOR)[number];
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
  const named = statementCurrency(rows, head);
  const entries: BankEntry[] = [];
  const unread: UnreadLine[] = [];
  const seen = new Map<string, number>();
  for (const row of rows) {
    if (head && row.line <= head.line) continue;
    const isByColumns = head && (separator !== 'spaces' || isAligned(row, head.columns));
    const understood = isByColumns ? byColumns(row, head.columns) : byLooks(row, head?.columns);
    const { day, amount, said, isGuess, currency = named ?? ACCOUNT_CURRENCY } = understood;
    const line = { line: row.line, text: textOf(row) };
    if (day && amount && isGuess) unread.push({ ...line, missing: 'direction' });
    else if (day && amount) {
      // A bank may have two lines that are the same in every letter: they are told apart by their number.
      const same = `${day} ${amount}${currency === ACCOUNT_CURRENCY ? '' : ` ${currency}`} ${line.text}`;
      const count = (seen.get(same) ?? 0) + 1;
      seen.set(same, count);
      entries.push({
        ...line,
        day,
        amount,
        currency,
        digits: accountEnds(said.replaceAll(CODES, ' ')),
        codes: namedOrders(said),
        key: `${same} #${count}`,
      });
    } else if (day && amount === undefined) unread.push({ ...line, missing: 'amount' });
    else if (!day && amount) unread.push({ ...line, missing: 'day' });
  }
  return { entries, unread };
}

/** The currency that a statement names above its lines: in a row of its own, or in the name of the column of amounts. */
function statementCurrency(rows: readonly StatementRow[], head: ReturnType<typeof columnsOf>): string | undefined {
  if (!head) return undefined;
  const above = rows.filter(({ line }) => line < head.line).flatMap(({ cells }) => currencyAbove(cells));
  const names = rows.find(({ line }) => line === head.line)?.cells ?? [];
  const amounts = names.filter((_, at) => AMOUNTS.includes(head.columns[at] ?? 'other'));
  return amounts.map(currencyInHead).find(Boolean) ?? above.find(Boolean);
}

const AMOUNTS: Columns = ['amount', 'deposit', 'withdrawal'];

/** Also where the name stands in one cell and the currency in the next. */
function currencyAbove(cells: readonly string[]): (string | undefined)[] {
  const isName = (cell: string) => /^(?:[幣币][別别]|currency) *:?$/i.test(cell);
  return cells.map((cell, at) =>
    isName(cell)
      ? currencyOf(cells[at + 1] ?? '')
      : /[幣币][別别]|currency/i.test(cell)
        ? currencyInHead(cell)
        : undefined,
  );
}

/**
 * Between spaces an empty cell cannot be seen: then the columns are not where their names are, also when a note of two words
 * makes up for it. Of a deposit and a withdrawal one is nothing.
 */
function isAligned({ cells }: StatementRow, columns: Columns): boolean {
  const sides = cells.filter((_, at) => columns[at] === 'deposit' || columns[at] === 'withdrawal');
  const isNothing = (cell: string) => bankAmount(cell) === 0 || /^[-–—]+$/.test(cell);
  return cells.length === columns.length && (!hasBothSides(columns) || sides.some(isNothing));
}

function hasBothSides(columns: Columns): boolean {
  return columns.includes('deposit') && columns.includes('withdrawal');
}

/** An order's number has digits too, which are no account's. */
const CODES = /CN[- ]?\d{6}[- ]?[0-9A-Z]{6}/gi;

interface Understood {
  day: string | undefined;
  amount: number | undefined;
  /** Where the line names it. */
  currency?: string | undefined;
  /** Nothing tells whether it came or went. */
  isGuess?: boolean;
  /** Where accounts and order numbers are looked for. */
  said: string;
}

function byColumns({ cells }: StatementRow, columns: Columns): Understood {
  const cellsOf = (...wanted: Columns) => cells.filter((_, at) => wanted.includes(columns[at] ?? 'other'));
  const inAmount = cellsOf(...AMOUNTS).map((cell) => amountWithCurrency(cell)?.currency);
  const currency = inAmount.find(Boolean) ?? cellsOf('currency').map(currencyOf).find(Boolean);
  const amountIn = (column: Columns[number]) =>
    cellsOf(column)
      .map((cell) => amountOf(cell, currency))
      .find(Boolean);
  const said = cellsOf('account', 'remark').join(' ');
  const came = amountIn('deposit');
  const left = amountIn('withdrawal');
  const plain = amountIn('amount');
  const amount =
    came ?? (left === undefined ? undefined : -Math.abs(left)) ?? signed(plain, cellsOf('direction'), cells);
  // Some banks put a sum row under the table: it has no day. A row that names a day and only empty amounts is no fault of ours.
  return { day: cellsOf('day').map(bankDay).find(Boolean), amount, currency, said };
}

/** The amount of a cell, in whichever currency; with another than the account's its cents are left to the line's own text. */
function amountOf(cell: string, currency = ACCOUNT_CURRENCY): number | undefined {
  return bankAmount(currency === ACCOUNT_CURRENCY ? cell : withoutCents(cell)) ?? amountWithCurrency(cell)?.amount;
}

const LEAVES = /^(支|出|提|借|d|dr|debit|-)/i;
/** What follows 轉出 or 轉入 where an account or a bank is named, not what happened: 轉出帳號 is where a deposit came from. */
const NAMED = '(?!入|行|銀行|银行|[帳账][號号戶户])';
const SPENT = new RegExp(`支出|提款|提[領领]|扣款|扣[繳缴]|手[續续][費费]|[轉转匯汇]出${NAMED}`);
const CAME = new RegExp(`存入|存款|收入|[轉转匯汇]入${NAMED}`);

/** In a column that has all amounts the sign is a minus, a column of its own, or a word such as 提款. */
function signed(amount: number | undefined, direction: readonly string[], cells: readonly string[]) {
  if (amount === undefined || amount < 0) return amount;
  const [word] = direction;
  const leaves = word ? LEAVES.test(word) : cells.some((cell) => SPENT.test(cell));
  return leaves ? -amount : amount;
}

/**
 * Where columns have no names, or are not under them: the first day, then what is written as money, then what may be an account.
 * An amount that may be of either of two columns is known only by a word: a guess would make a deposit of what left.
 */
function byLooks({ cells }: StatementRow, columns: Columns = []): Understood {
  const day = cells.findIndex((cell) => bankDay(cell) !== undefined);
  const isAmount = (cell: string, at: number) => at !== day && amountOf(cell) !== undefined;
  const isMoney = (cell: string) => isWrittenAsMoney(cell) || amountWithCurrency(cell) !== undefined;
  const written = cells.findIndex((cell, at) => isAmount(cell, at) && isMoney(cell));
  const at = written >= 0 ? written : cells.findIndex(isAmount);
  const amount = signed(amountOf(cells[at] ?? '') || undefined, [], cells);
  const currency = amountWithCurrency(cells[at] ?? '')?.currency ?? cells.map(wordOf).find(Boolean);
  const isGuess = hasBothSides(columns) && amount !== undefined && amount > 0 && !cells.some((cell) => CAME.test(cell));
  // A second amount is the balance.
  const said = cells.filter((cell, place) => place !== at && place !== day && !isMoney(cell) && !isClock(cell));
  return { day: bankDay(cells[day] ?? ''), amount, currency, isGuess, said: said.join(' ') };
}

function isClock(cell: string): boolean {
  return /^\d{1,2}:\d{2}(:\d{2})?$/.test(cell);
}

/** What a line says, the same whether it came by commas, tabs or spaces, and with or without separators in its amounts. */
function textOf({ cells }: StatementRow): string {
  const plain = cells.map((cell) => (bankAmount(cell) === undefined ? cell : cell.replaceAll(',', '')));
  return [...plain.filter(Boolean).join(' ')].slice(0, TEXT_MAX).join('');
}
