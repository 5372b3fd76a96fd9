import { artistNames } from '#catalogue/artists/server/artist-label.service.ts';
import { type PricedPrint, printsOfWorks } from '#catalogue/works/server/bulk-price.service.ts';
import { worksAfter } from '#catalogue/works/server/bulk-work.service.ts';
import type { WorkRow } from '#catalogue/works/server/work-change.service.ts';
import type { Db } from '#db/server/connect.ts';
import { formatCm } from '#ground/framing/framing.rules.ts';
import { requireWithinLimit } from '#ground/throttle/server/throttle.service.ts';
import { csvMoney, csvNumber, csvOf } from '#selling/sales/csv.rules.ts';
import { type Lang, localeOf, textIn } from '#shared/locale.ts';
import { PRICE_HEADS, TEXT_COLUMNS, type TextPart } from '../work-table.rules.ts';

/** Works read and written per batch. */
const BATCH = 500;

interface Asked {
  lang: Lang;
  what: 'prices' | 'all';
}

/** All works that are not removed as a CSV stream: a row for each print, the work's texts on its first row. */
export async function workTable(db: Db, asked: Asked & { staff_id: number }): Promise<ReadableStream<Uint8Array>> {
  await requireWithinLimit(db, { limit: 'catalog_table', who: String(asked.staff_id) });
  const encoder = new TextEncoder();
  const heads = [...PRICE_HEADS, ...(asked.what === 'all' ? TEXT_COLUMNS.map(({ name }) => name) : [])];
  let last = 0;
  return new ReadableStream({
    start: (sink) => sink.enqueue(encoder.encode(csvOf([heads]))),
    async pull(sink) {
      const works = await worksAfter(db, last, BATCH);
      last = works.at(-1)?.item_id ?? last;
      // The byte order mark belongs only at the start of the file.
      if (works.length > 0) sink.enqueue(encoder.encode(csvOf(await rowsOf(db, works, asked)).slice(1)));
      if (works.length < BATCH) sink.close();
    },
  });
}

async function rowsOf(db: Db, works: readonly WorkRow[], { lang, what }: Asked) {
  const names = await artistNames(db, [...new Set(works.flatMap(({ artist_id }) => artist_id ?? []))]);
  const prints = await printsOfWorks(
    db,
    works.map(({ item_id }) => item_id),
  );
  const offered = Map.groupBy(
    prints.filter(({ enabled }) => enabled),
    ({ item_id }) => item_id,
  );
  return works.flatMap((work) => {
    const name = names.get(work.artist_id ?? 0);
    const artist = name ? textIn(name, lang) : '';
    const own: (PricedPrint | undefined)[] = offered.get(work.item_id) ?? [undefined];
    return own.map((print, at) => [
      csvNumber(work.item_id),
      artist,
      ...printCells(print, lang),
      at === 0 ? (work.stage ?? 'online') : '',
      ...(what === 'all' ? TEXT_COLUMNS.map((column) => (at === 0 ? textOf(work, column) : '')) : []),
    ]);
  });
}

function printCells(print: PricedPrint | undefined, lang: Lang) {
  if (!print) return ['', '', '', ''];
  const { size_id, price } = print;
  const size = formatCm(print, localeOf(lang));
  return [csvNumber(size_id), size, csvMoney(price.NTD, 'NTD'), csvMoney(price.USD, 'USD')];
}

/** The text of a work in a column. */
export function textOf({ title, texts }: Pick<WorkRow, 'title' | 'texts'>, at: { part: TextPart; lang: Lang }): string {
  return at.part === 'title' ? title[at.lang] : texts[at.part][at.lang];
}
