import type { Db } from '#db/server/connect.ts';
import { requireWithinLimit } from '#ground/throttle/server/throttle.service.ts';
import { csvMoney, csvNumber, csvOf } from '#selling/sales/csv.rules.ts';
import { LANGS, type Lang } from '#shared/locale.ts';
import type { BulkLine } from '../prices.contract.ts';
import { linesAfter } from './bulk-lines.service.ts';
import { readBulk } from './bulk-list.service.ts';

/** Lines read and written per batch. */
const BATCH = 500;
const HEADS = [
  ...['item_id', 'title', 'artist', 'size_id', 'size', 'NTD_before', 'NTD_after', 'USD_before', 'USD_after'],
  ...['changed', 'before', 'after'],
];

/** A bulk change as a CSV stream: a row for each changed price and text. */
export async function bulkTable(
  db: Db,
  { lang, staff_id }: { lang: Lang; staff_id: number },
  changeId: number,
): Promise<ReadableStream<Uint8Array>> {
  await requireWithinLimit(db, { limit: 'catalog_table', who: String(staff_id) });
  await readBulk(db, changeId);
  const encoder = new TextEncoder();
  let last: BulkLine | undefined;
  return new ReadableStream({
    start: (sink) => sink.enqueue(encoder.encode(csvOf([HEADS]))),
    async pull(sink) {
      const lines = await linesAfter(db, lang, changeId, last, BATCH);
      last = lines.at(-1) ?? last;
      // The byte order mark belongs only at the start of the file.
      if (lines.length > 0) sink.enqueue(encoder.encode(csvOf(lines.flatMap(rowsOf)).slice(1)));
      if (lines.length < BATCH) sink.close();
    },
  });
}

function rowsOf({ line, item_id, title, artist, size, price, facts }: BulkLine) {
  const work = [csvNumber(item_id), title, artist];
  if (price) {
    const { before, after } = price;
    const amounts = [
      ...[csvMoney(before.NTD, 'NTD'), csvMoney(after.NTD, 'NTD')],
      ...[csvMoney(before.USD, 'USD'), csvMoney(after.USD, 'USD')],
    ];
    return [[...work, csvNumber(Number(line.split(' ')[1])), size ?? '', ...amounts, '', '', '']];
  }
  const parts = Object.keys(facts?.after ?? {}).flatMap((name) =>
    partsOf(name, facts?.before[name], facts?.after[name]),
  );
  return parts.map((part) => [...work, '', '', '', '', '', '', ...part]);
}

/** A fact before and after; a text in several languages is a row for each that differs. */
function partsOf(name: string, before: unknown, after: unknown): string[][] {
  if (typeof after !== 'object' || after === null) return [[name, String(before ?? ''), String(after ?? '')]];
  const textIn = (value: unknown, lang: Lang) => String((value as Partial<Record<Lang, string>> | null)?.[lang] ?? '');
  return LANGS.filter((lang) => textIn(before, lang) !== textIn(after, lang)).map((lang) => [
    ...[`${name} ${lang}`, textIn(before, lang), textIn(after, lang)],
  ]);
}
