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

/** More lines than a shop has in a month; longer statements have to be split. */
export const MAX_BANK_LINES = 2_000;
/** The stored length of a line's text. */
const TEXT_MAX = 500;

export interface BankEntry {
  /** Counted from 1, as a spreadsheet does. */
  line: number;
  day: string;
  /** Whole units of the currency; negative for withdrawals. */
  amount: number;
  /** From the line or the statement, else the account's currency. */
  currency: string;
  /** The last digits of accounts that the line may name. */
  digits: string[];
  /** Orders that the line names. */
  codes: string[];
  text: string;
  /** The same for the same line of a statement uploaded again, in any format. */
  key: string;
}

/** What a line may lack; without a direction it could be a deposit or a withdrawal. */
export const UNREAD_FOR = ['day', 'amount', 'direction'] as const;

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
 * Parses a bank's statement. Skips titles, sums and other rows with neither a day nor an amount. Commas occur in amounts and
 * notes as well as between cells, so the separator is the one that parses most lines.
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
      // A bank may have two identical lines: a counter distinguishes them.
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

/** The currency named above the lines: in its own row, or in the name of the amount column. */
function statementCurrency(rows: readonly StatementRow[], head: ReturnType<typeof columnsOf>): string | undefined {
  if (!head) return undefined;
  const above = rows.filter(({ line }) => line < head.line).flatMap(({ cells }) => currencyAbove(cells));
  const names = rows.find(({ line }) => line === head.line)?.cells ?? [];
  const amounts = names.filter((_, at) => AMOUNTS.includes(head.columns[at] ?? 'other'));
  return amounts.map(currencyInHead).find(Boolean) ?? above.find(Boolean);
}

const AMOUNTS: Columns = ['amount', 'deposit', 'withdrawal'];

/** Also if the label is in one cell and the currency in the next. */
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
 * With spaces as separators an empty cell is invisible, so the columns may not be under their names, even if a note of two
 * words makes the count right. Of a deposit and a withdrawal, one must be empty.
 */
function isAligned({ cells }: StatementRow, columns: Columns): boolean {
  const sides = cells.filter((_, at) => columns[at] === 'deposit' || columns[at] === 'withdrawal');
  const isNothing = (cell: string) => bankAmount(cell) === 0 || /^[-–—]+$/.test(cell);
  return cells.length === columns.length && (!hasBothSides(columns) || sides.some(isNothing));
}

function hasBothSides(columns: Columns): boolean {
  return columns.includes('deposit') && columns.includes('withdrawal');
}

/** An order's code has digits too, which are not an account's. */
const CODES = /CN[- ]?\d{6}[- ]?[0-9A-Z]{6}/gi;

interface Understood {
  day: string | undefined;
  amount: number | undefined;
  /** Only if the line names it. */
  currency?: string | undefined;
  /** The direction is unknown. */
  isGuess?: boolean;
  /** The text to search for accounts and order codes. */
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
  // Some banks put a sum row under the table: it has no day. A row with a day and only empty amounts is not an error.
  return { day: cellsOf('day').map(bankDay).find(Boolean), amount, currency, said };
}

/** The amount in a cell. In a foreign currency, cents stay in the line's text only. */
function amountOf(cell: string, currency = ACCOUNT_CURRENCY): number | undefined {
  return bankAmount(currency === ACCOUNT_CURRENCY ? cell : withoutCents(cell)) ?? amountWithCurrency(cell)?.amount;
}

const LEAVES = /^(支|出|提|借|d|dr|debit|-)/i;
/** Follows 轉出 or 轉入 where they name an account or a bank: 轉出帳號 is where a deposit came from. */
const NAMED = '(?!入|行|銀行|银行|[帳账][號号戶户])';
const SPENT = new RegExp(`支出|提款|提[領领]|扣款|扣[繳缴]|手[續续][費费]|[轉转匯汇]出${NAMED}`);
const CAME = new RegExp(`存入|存款|收入|[轉转匯汇]入${NAMED}`);

/** In a single amount column the direction is a minus, its own column, or a word such as 提款. */
function signed(amount: number | undefined, direction: readonly string[], cells: readonly string[]) {
  if (amount === undefined || amount < 0) return amount;
  const [word] = direction;
  const leaves = word ? LEAVES.test(word) : cells.some((cell) => SPENT.test(cell));
  return leaves ? -amount : amount;
}

/**
 * For columns without names, or not under them: takes the first day, then an amount in money format, then a possible account.
 * If the amount could be a deposit or a withdrawal, only a word decides: a guess could turn a withdrawal into a deposit.
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

/** The line's normalised text: the same with commas, tabs or spaces, and with or without separators in amounts. */
function textOf({ cells }: StatementRow): string {
  const plain = cells.map((cell) => (bankAmount(cell) === undefined ? cell : cell.replaceAll(',', '')));
  return [...plain.filter(Boolean).join(' ')].slice(0, TEXT_MAX).join('');
}
