import { Readable } from 'node:stream';
import { artistNames } from '#catalogue/artists/server/artist-label.service.ts';
import { printsOfWorks } from '#catalogue/works/server/bulk-price.service.ts';
import { workRowsAfter } from '#catalogue/works/server/seller-works.service.ts';
import type { WorkRow } from '#catalogue/works/server/work-change.service.ts';
import { workWords } from '#catalogue/works/server/work-words.service.ts';
import type { Db } from '#db/server/connect.ts';
import { xlsxOf } from '#ground/documents/server/xlsx-write.ts';
import { webStream } from '#ground/files/server/web-stream.ts';
import { requireWithinLimit } from '#ground/throttle/server/throttle.service.ts';
import { csvOf } from '#selling/sales/csv.rules.ts';
import type { Lang, Text } from '#shared/locale.ts';
import type { ExportQuery } from '../import.contract.ts';
import { IMPORT_COLUMNS, type ImportColumn } from '../import-columns.rules.ts';
import { type ImportedSize, writeSizes } from '../import-sizes.rules.ts';

/** Works read and written per batch. */
const BATCH = 200;

interface Asker {
  staff_id: number;
  lang: Lang;
}

/** Works as a table in the form of the import, one row each, written as they are read; `template` has the heads only. */
export async function exportWorks(
  db: Db,
  { staff_id, lang }: Asker,
  { format, what, ...filters }: ExportQuery,
): Promise<ReadableStream<Uint8Array>> {
  await requireWithinLimit(db, { limit: 'catalog_table', who: String(staff_id) });
  const rows = what === 'template' ? headsOnly(lang) : tableOf(db, lang, filters);
  const bytes = Readable.from(format === 'xlsx' ? xlsxOf(rows) : csvBytes(rows));
  return webStream(bytes);
}

async function* csvBytes(rows: AsyncIterable<readonly string[]>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let isFirst = true;
  for await (const row of rows) {
    // The byte order mark belongs only at the start of the file.
    yield encoder.encode(isFirst ? csvOf([row]) : csvOf([row]).slice(1));
    isFirst = false;
  }
}

async function* headsOnly(lang: Lang): AsyncGenerator<string[]> {
  yield IMPORT_COLUMNS.filter(({ code }) => code !== 'id').map(({ heads }) => heads[lang]);
}

type Filters = Omit<ExportQuery, 'format' | 'what'>;

async function* tableOf(db: Db, lang: Lang, { keyword, artist_id, ...rest }: Filters): AsyncGenerator<string[]> {
  yield IMPORT_COLUMNS.map(({ heads }) => heads[lang]);
  const words = keyword === undefined ? undefined : await workWords(db, keyword);
  const wanted = { ...rest, ...(artist_id && { artists: [artist_id] }), words };
  for (let last = 0; ; ) {
    const works = await workRowsAfter(db, wanted, last, BATCH);
    const ids = works.map(({ item_id }) => item_id);
    const names = await artistNames(db, [...new Set(works.flatMap(({ artist_id: id }) => id ?? []))]);
    const prints = Map.groupBy(
      (ids.length > 0 ? await printsOfWorks(db, ids) : []).filter(({ enabled }) => enabled),
      ({ item_id }) => item_id,
    );
    for (const work of works) {
      const known = { work, artist: names.get(work.artist_id ?? 0), sizes: prints.get(work.item_id) ?? [] };
      yield IMPORT_COLUMNS.map((column) => cellOf(column, known));
    }
    if (works.length < BATCH) return;
    last = ids.at(-1) ?? last;
  }
}

interface KnownWork {
  work: WorkRow;
  artist: Text | undefined;
  sizes: readonly ImportedSize[];
}

function cellOf(column: ImportColumn, { work, artist, sizes }: KnownWork): string {
  if (column.kind === 'text') {
    const { part, lang } = column;
    const text = part === 'artist' ? artist : part === 'title' ? work.title : work.texts[part];
    return text?.[lang] ?? '';
  }
  switch (column.fact) {
    case 'id':
      return String(work.item_id);
    case 'file':
      return '';
    case 'year':
      return String(work.year);
    case 'category':
      return work.category;
    case 'subjects':
      return work.subjects.join('、');
    case 'sale_mode':
      return work.sale_mode;
    case 'edition_size':
      return work.edition_size === null ? '' : String(work.edition_size);
    case 'sizes':
      return writeSizes(sizes);
  }
}
