/** One line of a pasted list: an order and the invoice that the accountant issued for it. */
export interface PastedNumber {
  code: string;
  number: string;
  /** `YYYY-MM-DD` */
  date: string;
  random_code: string;
}

interface PastedLines {
  good: PastedNumber[];
  /** The lines that could not be read, counted from 1. */
  wrong: number[];
}

const NUMBER = /^[A-Z]{2}-?\d{8}$/;
const DATE = /^(\d{2,4})[-/.](\d{1,2})[-/.](\d{1,2})$/;
const RANDOM = /^\d{4}$/;
const CODE = /^[A-Z0-9]+(?:-[A-Z0-9]+){1,3}$/;
/** A year of the Republic of China has two or three digits. */
const FIRST_YEAR = 1911;

/**
 * A list from a spreadsheet, separated by tabs, commas or semicolons: order, number, date and, if there is one, the random code, in any
 * order. A heading and empty lines are ignored.
 */
export function readPasted(text: string): PastedLines {
  const good: PastedNumber[] = [];
  const wrong: number[] = [];
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue;
    const read = readLine(line);
    if (read) good.push(read);
    else if (at > 0 || /\d{8}/.test(line)) wrong.push(at + 1);
  }
  return { good, wrong };
}

function readLine(line: string): PastedNumber | undefined {
  const cells = line.split(/[\t,;]/).map((cell) => cell.replaceAll('"', '').trim().toUpperCase());
  const number = cells.find((cell) => NUMBER.test(cell));
  const date = cells.map(dayOf).find((day) => day !== undefined);
  const code = cells.find((cell) => cell !== number && CODE.test(cell) && !DATE.test(cell));
  if (!number || !date || !code) return undefined;
  return { code, number: number.replace('-', ''), date, random_code: cells.find((cell) => RANDOM.test(cell)) ?? '' };
}

function dayOf(cell: string): string | undefined {
  const [, year = '', month = '', day = ''] = DATE.exec(cell) ?? [];
  if (!year) return undefined;
  const full = year.length === 4 ? year : String(Number(year) + FIRST_YEAR);
  const text = `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const parsed = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(parsed.getTime()) || parsed.toISOString().slice(0, 10) !== text ? undefined : text;
}
