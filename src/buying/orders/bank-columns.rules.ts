import type { StatementRow } from './bank-cells.rules.ts';

type Column = 'day' | 'deposit' | 'withdrawal' | 'amount' | 'direction' | 'account' | 'currency' | 'remark' | 'other';
export type Columns = readonly Column[];

/** Column names of banks in Taiwan; the first match counts, so 轉出帳號 is an account, not a withdrawal. */
const NAMES: readonly [Column, RegExp][] = [
  ['other', /餘額|結餘|balance|時間|^time$|序號|分行/i],
  ['currency', /^幣別$|^currency$/i],
  ['account', /帳號|帳戶|末.碼|後.碼|account|digits/i],
  ['direction', /借貸|收支別|存提別|^(d\/?c|dr\/?cr)$/i],
  ['day', /日期|交易日|入帳日|記帳日|^date$|(transaction|value|posting) date/i],
  ['deposit', /存入|收入|貸方|轉入|入帳|deposit|credit/i],
  ['withdrawal', /支出|提出|提款|支取|借方|轉出|withdrawal|debit/i],
  ['amount', /金額|amount/i],
  ['remark', /備註|摘要|附言|說明|註記|存摺|memo|remark|description|note|details/i],
];

/** Above its table a statement names the bank, the account and the time. */
const HEAD_ROWS = 30;

/** The row that names the columns, and their meaning; undefined if there is none. */
export function columnsOf(rows: readonly StatementRow[]): { line: number; columns: Columns } | undefined {
  for (const { line, cells } of rows.slice(0, HEAD_ROWS)) {
    const columns = onlyOneDay(cells.map(columnOf));
    const hasAmount = columns.some((column) => column === 'deposit' || column === 'amount');
    if (columns.includes('day') && hasAmount) return { line, columns };
  }
  return undefined;
}

function columnOf(name: string): Column {
  return NAMES.find(([, words]) => words.test(name))?.[0] ?? 'other';
}

/** Many statements have a transfer day and a booking day: the first one counts. */
function onlyOneDay(columns: Column[]): Column[] {
  const first = columns.indexOf('day');
  return columns.map((column, at) => (column === 'day' && at !== first ? 'other' : column));
}
