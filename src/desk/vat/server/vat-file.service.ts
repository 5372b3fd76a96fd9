import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { tableFile } from '#desk/exports/server/table-file.service.ts';
import { timeCell } from '#desk/exports/time-cell.rules.ts';
import { recordChange } from '#ground/audit/server/audit.service.ts';
import { requireWithinLimit } from '#ground/throttle/server/throttle.service.ts';
import { csvNumber } from '#selling/sales/csv.rules.ts';
import type { Lang } from '#shared/locale.ts';
import type { VatFileQuery, VatListQuery } from '../vat.contract.ts';
import { FORM_FIELDS, sheetOf, type VatRow, type VatSheet, type VatSums } from '../vat.rules.ts';
import { rateText, VAT_WORDS } from '../vat.words.ts';
import { readVatSheet, vatEntriesAfter } from './vat.service.ts';

interface Asked {
  query: VatFileQuery;
  staff_id: number;
  lang: Lang;
  i18n: { _: (words: MessageDescriptor) => string };
}

/** Rows read per query; no more are ever in memory. */
const BATCH = 500;

type Say = (words: MessageDescriptor) => string;
type Line = (string | { number: string })[];

/** The sheet, or the list behind a figure, as a table for the accountant. The download is logged. */
export async function vatFile(
  db: Db,
  { query: { format, of, ...query }, staff_id, lang, i18n }: Asked,
): Promise<ReadableStream<Uint8Array>> {
  await requireWithinLimit(db, { limit: 'money_export', who: String(staff_id) });
  const after = { ...query, ...(of && { of }), format };
  await inTransaction(db, (tx) =>
    recordChange(tx, { staff_id, subject: 'export', subject_id: 'vat', action: 'download', after }),
  );
  const say: Say = (words) => i18n._(words);
  return tableFile(format, of ? listLines(db, { ...query, of }, say) : sheetLines(db, query.period, lang, say));
}

async function* sheetLines(db: Db, period: string, lang: Lang, say: Say): AsyncGenerator<Line> {
  const { rows } = await readVatSheet(db, period, lang);
  yield* tableOf(sheetOf(rows), say);
}

async function* listLines(db: Db, query: Omit<VatListQuery, 'page'>, say: Say): AsyncGenerator<Line> {
  yield [
    ...[msg`Time (Taipei)`, msg`Order`, msg`Number of the invoice or allowance`, msg`Figure`],
    ...[msg`Net`, msg`Tax`, msg`Total`],
  ].map(say);
  for (let last = 0; ; ) {
    const batch = await vatEntriesAfter(db, query, last, BATCH);
    for (const { at, code, number, figure, net, tax, total } of batch) {
      const amounts = [net, tax, total].map((value) => (value === null ? '' : csvNumber(value)));
      yield [timeCell(new Date(at)), code, number ?? '', say(VAT_WORDS[figure]), ...amounts];
    }
    const end = batch.at(-1);
    if (end === undefined || batch.length < BATCH) return;
    last = end.id;
  }
}

/** The page's tables as one, in its order. */
function tableOf(sheet: VatSheet, say: Say): Line[] {
  const amounts = ({ count, net, tax, total }: VatSums) => [count, net, tax, total].map((value) => csvNumber(value));
  const line = (name: MessageDescriptor, sums: VatSums): Line => [say(name), '', '', ...amounts(sums)];
  const row = ({ figure, rate, ...sums }: VatRow): Line => [
    say(VAT_WORDS[figure]),
    FORM_FIELDS[figure] ?? '',
    rate === null ? '' : rateText(rate),
    ...amounts(sums),
  ];
  /** Money has only a total. */
  const money = (name: MessageDescriptor, { count, total }: Pick<VatSums, 'count' | 'total'>): Line => [
    ...[say(name), '', ''],
    csvNumber(count),
    '',
    '',
    csvNumber(total),
  ];
  const tax = (name: MessageDescriptor, rate: number, value: number): Line => [
    ...[say(name), '', rateText(rate), '', ''],
    csvNumber(value),
    '',
  ];
  const { sums, payments, refunds } = sheet;
  const bridges = [
    { bridge: payments, name: VAT_WORDS.paid, end: VAT_WORDS.sold },
    { bridge: refunds, name: VAT_WORDS.refunds, end: VAT_WORDS.allowed },
  ];
  return [
    [msg`Figure`, msg`Fields of form 401`, msg`VAT rate`, msg`Count`, msg`Net`, msg`Tax`, msg`Total`].map(say),
    ...sheet.sales.map(row),
    line(msg`Sales`, sums.sales),
    ...sheet.allowances.map(row),
    line(msg`Allowances`, sums.allowances),
    line(msg`Sales minus allowances`, sums.balance),
    ...(sheet.void ? [row(sheet.void)] : []),
    ...sheet.taxTwice.flatMap(({ rate, each, onSum, difference }) => [
      tax(msg`Consumers’ VAT, invoice by invoice`, rate, each),
      tax(msg`Consumers’ VAT, once on the sum`, rate, onSum),
      tax(msg`Rounding difference`, rate, difference),
    ]),
    ...bridges.flatMap(({ bridge, name, end }) => [
      money(name, bridge.money),
      ...bridge.without.map((one) => money(VAT_WORDS[one.figure], { ...one, total: -one.total })),
      ...(bridge.late ? [money(VAT_WORDS[bridge.late.figure], bridge.late)] : []),
      ...(bridge.gap === 0 ? [] : [money(msg`Unexplained difference`, { count: 0, total: bridge.gap })]),
      money(end, bridge.documents),
    ]),
  ];
}
