import { documentOf, type Element } from './xml.rules.ts';

/** A part of a track that the shop has for one period: `AB`, 12345600 to 12345649. */
interface TrackRange {
  track: string;
  first: number;
  last: number;
}

const RANGE = /^([A-Z]{2})(\d{8})-(?:\1)?(\d{8})$/;
/** The largest range that anybody types; more is a mistake. */
const MOST = 100_000;

/** `AB12345600-12345649` as a range; nothing if it is none. */
export function readRange(text: string): TrackRange | undefined {
  const [, track = '', from = '', to = ''] = RANGE.exec(text.replace(/\s/g, '').toUpperCase()) ?? [];
  const [first, last] = [Number(from), Number(to)];
  return track && first <= last && last - first < MOST ? { track, first, last } : undefined;
}

/** The parts of a range that no invoice has used. */
export function blanksOf({ track, first, last }: TrackRange, used: readonly string[]): TrackRange[] {
  const numbers = used
    .filter((number) => number.startsWith(track))
    .map((number) => Number(number.slice(2)))
    .filter((number) => number >= first && number <= last)
    .sort((one, other) => one - other);
  const blanks: TrackRange[] = [];
  let from = first;
  for (const number of numbers) {
    if (number > from) blanks.push({ track, first: from, last: number - 1 });
    from = number + 1;
  }
  return from <= last ? [...blanks, { track, first: from, last }] : blanks;
}

/** E0402: the numbers of a track that stayed unused. `period` is `YYYYMM` of the first of its two months. */
export function blankMessage(seller_tax_id: string, period: string, blanks: readonly TrackRange[]): string {
  return documentOf('E0402', 'BranchTrackBlank', [
    [
      'Main',
      [
        ['HeadBan', seller_tax_id],
        ['BranchBan', seller_tax_id],
        ['InvoiceType', '07'],
        ['YearMonth', yearMonth(period)],
        ['InvoiceTrack', blanks[0]?.track ?? ''],
      ],
    ],
    [
      'Details',
      blanks.map(
        ({ first, last }): Element => [
          'BranchTrackBlankItem',
          [
            ['InvoiceBeginNo', String(first).padStart(8, '0')],
            ['InvoiceEndNo', String(last).padStart(8, '0')],
          ],
        ],
      ),
    ],
  ]);
}

/** The ministry's name of a period: the year of the Republic and its second month. From memory, to be confirmed. */
function yearMonth(period: string): string {
  const second = Number(period.slice(4)) + 1;
  return `${Number(period.slice(0, 4)) - 1911}${String(second).padStart(2, '0')}`;
}
