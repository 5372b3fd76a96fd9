/** The first year of the Republic's calendar is 1912. */
const REPUBLIC = 1911;
const DAY = /^(?:民國)?(\d{2,4})([/.-]|年)(\d{1,2})(?:\2|月)(\d{1,2})日?(?:[ T]\d{1,2}:\d{2}(?::\d{2})?)?$/;
const SOLID_DAY = /^(\d{3,4})(\d{2})(\d{2})$/;

/** The day a cell names, `YYYY-MM-DD`: 2026/11/16, 115/11/16, 2026-11-16, 115年11月16日, 1151116 or 20261116, with or without an hour. */
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
/** The database's largest whole number. */
const LARGEST = 2_147_483_647;

/** The whole dollars a cell names, negative after a minus or in brackets; nothing where it names none, or cents. */
export function bankAmount(cell: string): number | undefined {
  const inBrackets = /^\((.*)\)$/.exec(cell)?.[1];
  const [, sign, units = '', cents = ''] = AMOUNT.exec((inBrackets ?? cell).replace('−', '-')) ?? [];
  const amount = Number(units.replaceAll(',', ''));
  if (!units || Number(cents) > 0 || amount > LARGEST) return undefined;
  return inBrackets !== undefined || sign === '-' ? -amount : amount;
}

/** Whether a cell can only be money: an account has four digits at least, and neither sign nor separator. */
export function isWrittenAsMoney(cell: string): boolean {
  return bankAmount(cell) !== undefined && !/^\d{4,}$/.test(cell);
}

/** How many digits of an account people are asked for (spec §9). */
const LAST = 5;
const LEAST = 4;
const MOST = 8;

/** The last digits of the accounts a text may name: of each run of at least four digits, at most the last five. */
export function accountEnds(text: string): string[] {
  // Banks write accounts in groups, and hide their middle: 012-3456-78901, ****12345.
  const runs = text.replace(/(?<=\d)[- ](?=\d)/g, '').match(/\d+/g) ?? [];
  return [...new Set(runs.filter((run) => run.length >= LEAST).map((run) => run.slice(-LAST)))].slice(0, MOST);
}

/** Whether two ends can be of one account: people report four or five digits, and banks show as many as they like. */
export function isSameEnd(one: string, other: string): boolean {
  return one.endsWith(other) || other.endsWith(one);
}

/** The orders a text names, as buyers copy their number into the note: with or without its dashes. */
export function namedOrders(text: string): string[] {
  const found = text.toUpperCase().matchAll(/CN[- ]?(\d{6})[- ]?([0-9A-HJKMNP-TV-Z]{6})(?![0-9A-Z])/g);
  return [...new Set([...found].map(([, day, rest]) => `CN-${day}-${rest}`))].slice(0, MOST);
}
