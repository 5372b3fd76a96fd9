import { SHOP_UTC_OFFSET_HOURS, shopDay } from '#shared/shop-time.ts';
import { SEPARATORS, type StatementRow, statementRows } from './bank-cells.rules.ts';
import { bankDay } from './bank-values.rules.ts';

/** A line of a carrier's file. */
interface ParcelLine {
  line: number;
  tracking: string;
  /** The carrier's word for what became of it; empty if the file has no such column. */
  status: string;
  isDelivered: boolean;
  /** The day in the file, as `YYYY-MM-DD`. */
  day: string | null;
}

/** Columns counted from 0; null for those that the file does not have. */
export interface ArrivalColumns {
  tracking: number;
  status: number | null;
  day: number | null;
}

/** A carrier's file as cells. */
export interface ArrivalTable {
  /** One for each column; empty where the file has no headings. */
  heads: string[];
  body: StatementRow[];
}

const TRACKING_HEAD = /單號|单号|貨號|货号|託運|條碼|tracking|waybill|consignment|shipment/i;
const STATUS_HEAD = /狀態|状态|狀況|貨況|status/i;
const DAY_HEAD = /日期|時間|时间|date|time/i;
/** The column of the delivery day takes precedence over that of the shipping day. */
const DELIVERY_HEAD = /配達|送達|送达|簽收|签收|deliver/i;
/** A parcel's number: letters and digits, some of them digits. */
const NUMBER = /^(?=.*\d)[A-Z0-9-]{6,40}$/i;
const DELIVERED = /配達|送達|送达|簽收|签收|妥投|取件完成|delivered/i;
const NOT_DELIVERED = /未|不|無法|无法|失敗|失败|異常|异常|退|not |undeliver|fail|return|attempt|out for/i;
/** Carriers put a title or the time of the report above the headings. */
const ROWS_ABOVE = 10;
export const HEAD_CHARS = 60;
const MOST_BACK_MS = 2 * 24 * 3_600_000;

export function isDelivered(status: string): boolean {
  return DELIVERED.test(status) && !NOT_DELIVERED.test(status);
}

const isNumber = (cell: string) => NUMBER.test(cell) && bankDay(cell) === undefined;

export function arrivalTable(text: string): ArrivalTable {
  const rows = rowsOf(text);
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const named = rows.slice(0, ROWS_ABOVE).findIndex(({ cells }) => cells.length > 1 && cells.some(isHead));
  const first = rows[0]?.cells ?? [];
  // A title above the table has one cell, unless the whole table has one column.
  const mayHead = first.length > 1 || width === 1;
  const at = named >= 0 ? named : mayHead && !first.some(isNumber) ? 0 : -1;
  const names = at >= 0 ? (rows[at]?.cells ?? []) : [];
  const heads = Array.from({ length: width }, (_, column) => (names[column] ?? '').slice(0, HEAD_CHARS).trim());
  return { heads, body: rows.slice(at + 1) };
}

function isHead(cell: string): boolean {
  return TRACKING_HEAD.test(cell) && !isNumber(cell);
}

/** By the headings, else by what the cells look like; undefined if the tracking numbers could be in several columns or none. */
export function recogniseColumns({ heads, body }: ArrivalTable): ArrivalColumns | undefined {
  const headed = (pattern: RegExp) => heads.findIndex((head) => pattern.test(head));
  const columns = heads.map((_, at) => at);
  const having = (test: (cell: string) => boolean) =>
    columns.filter((at) => body.some(({ cells }) => test(cells[at] ?? '')));
  const numbered = having(isNumber);
  const named = headed(TRACKING_HEAD);
  const tracking = named >= 0 ? named : numbered.length === 1 ? numbered[0] : undefined;
  if (tracking === undefined || !numbered.includes(tracking)) return undefined;
  const [worded] = having((cell) => DELIVERED.test(cell));
  const days = having((cell) => bankDay(cell) !== undefined).filter((at) => at !== tracking);
  const day =
    days.find((at) => DELIVERY_HEAD.test(heads[at] ?? '')) ?? days.find((at) => DAY_HEAD.test(heads[at] ?? ''));
  const status = headed(STATUS_HEAD);
  return { tracking, status: status >= 0 ? status : (worded ?? null), day: day ?? null };
}

/** Lines without a parcel's number are returned by their number. */
export function readArrivals(
  { body }: ArrivalTable,
  columns: ArrivalColumns,
): { parcels: ParcelLine[]; unread: number[] } {
  const { tracking, status, day } = columns;
  const parcels: ParcelLine[] = [];
  const unread: number[] = [];
  for (const { line, cells } of body) {
    const cellAt = (column: number | null) => (column === null ? '' : (cells[column] ?? ''));
    const number = cellAt(tracking);
    const word = cellAt(status);
    if (isNumber(number))
      parcels.push({
        line,
        tracking: number,
        status: word,
        isDelivered: status === null || isDelivered(word),
        day: bankDay(cellAt(day)) ?? null,
      });
    else unread.push(line);
  }
  return { parcels, unread };
}

/**
 * The moment of an arrival on a day of the carrier's file: not before the parcel left, not later than now, and at most two
 * days ago (decision 63).
 */
export function arrivalOn(day: string, { shipped, now }: { shipped: Date | null; now: Date }): Date {
  if (day >= shopDay(now)) return now;
  const noon = Date.parse(`${day}T12:00:00Z`) - SHOP_UTC_OFFSET_HOURS * 3_600_000;
  return new Date(Math.min(now.getTime(), Math.max(noon, now.getTime() - MOST_BACK_MS, shipped?.getTime() ?? 0)));
}

/** With the separator that makes the most cells. */
function rowsOf(text: string): StatementRow[] {
  const separated = SEPARATORS.filter((one) => one !== 'spaces').map((separator) => statementRows(text, separator));
  const cellsIn = (rows: StatementRow[]) => rows.reduce((sum, { cells }) => sum + cells.length - 1, 0);
  return separated.reduce((best, rows) => (cellsIn(rows) > cellsIn(best) ? rows : best));
}
