/** The first year of the Republic's calendar is 1912. */
const REPUBLIC = 1911;
const DAY = /^(?:民國)?(\d{2,4})([/.-]|年)(\d{1,2})(?:\2|月)(\d{1,2})日?(?:[ T]\d{1,2}:\d{2}(?::\d{2})?)?$/;
const SOLID_DAY = /^(\d{3,4})(\d{2})(\d{2})$/;

/** Returns `YYYY-MM-DD`. Reads 2026/11/16, 115/11/16, 2026-11-16, 115年11月16日, 1151116 or 20261116, with or without a time. */
export function bankDay(cell: string): string | undefined {
  const [, year, , month, day] = DAY.exec(cell) ?? [];
  const [, solidYear, solidMonth, solidDay] = SOLID_DAY.exec(cell) ?? [];
  if (year) return realDay(year, month, day);
  return solidYear ? realDay(solidYear, solidMonth, solidDay) : undefined;
}

function realDay(year: string, month = '', day = ''): string | undefined {
  const full = Number(year) < 1000 ? Number(year) + REPUBLIC : Number(year);
  if (full < 2000 || full > 2100) return undefined;
  const text = `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const moment = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text) ? text : undefined;
}

const AMOUNT =
  /^(?:NT\$|NTD|TWD|\$)? ?([+-]?)(?:NT\$|NTD|TWD|\$)? ?(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?(?:元| ?NTD| ?TWD)?$/i;
/** The database's largest integer. */
const LARGEST = 2_147_483_647;

/** Whole dollars, negative with a minus or in brackets; undefined if there is no amount, or cents. */
export function bankAmount(cell: string): number | undefined {
  const inBrackets = /^\((.*)\)$/.exec(cell)?.[1];
  const [, sign, units = '', cents = ''] = AMOUNT.exec((inBrackets ?? cell).replace('−', '-')) ?? [];
  const amount = Number(units.replaceAll(',', ''));
  if (!units || Number(cents) > 0 || amount > LARGEST) return undefined;
  return inBrackets !== undefined || sign === '-' ? -amount : amount;
}

/** An account has at least four digits, and neither sign nor separator. */
export function isWrittenAsMoney(cell: string): boolean {
  return bankAmount(cell) !== undefined && !/^\d{4,}$/.test(cell);
}

/** How many digits of an account we ask for (spec §9). */
const LAST = 5;
const LEAST = 4;
const MOST = 8;
/** Of the letters before an order's number. */
const PREFIX_LENGTHS = [2, 3, 4];

/** The last digits of possible accounts: of each run of at least four digits, at most the last five. */
export function accountEnds(text: string): string[] {
  // Banks write accounts in groups, and hide their middle: 012-3456-78901, ****12345.
  const runs = text.replace(/(?<=\d)[- ](?=\d)/g, '').match(/\d+/g) ?? [];
  return [...new Set(runs.filter((run) => run.length >= LEAST).map((run) => run.slice(-LAST)))].slice(0, MOST);
}

/** Whether both can be of one account: people report four or five digits, and banks show any number. */
export function isSameEnd(one: string, other: string): boolean {
  return one.endsWith(other) || other.endsWith(one);
}

/** Buyers copy the code with or without its dashes, and banks write other letters before it: each possible prefix is named. */
export function namedOrders(text: string): string[] {
  const found = text.toUpperCase().matchAll(/([A-Z]{2,4})[- ]?(\d{6})[- ]?([0-9A-HJKMNP-TV-Z]{6})(?![0-9A-Z])/g);
  const codes = [...found].flatMap(([, letters = '', day, rest]) =>
    PREFIX_LENGTHS.filter((length) => length <= letters.length).map(
      (length) => `${letters.slice(-length)}-${day}-${rest}`,
    ),
  );
  return [...new Set(codes)].slice(0, MOST);
}
