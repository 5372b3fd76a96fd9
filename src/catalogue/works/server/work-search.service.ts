import { and, asc, eq, gt } from 'drizzle-orm';
import { artistNames } from '#catalogue/artists/server/artist-label.service.ts';
import { searchWordsOfWork } from '#catalogue/search-index/search-words.rules.ts';
import { refreshPopular } from '#catalogue/search-index/server/popular.service.ts';
import {
  indexDocument,
  indexDocuments,
  removeDocument,
  removeDocuments,
  setRanks,
} from '#catalogue/search-index/server/search-write.service.ts';
import type { Db } from '#db/server/connect.ts';
import { inBothScripts } from '#ground/chinese/server/both-scripts.ts';
import type { Job } from '#ground/jobs/server/job.ts';
import type { Text } from '#shared/locale.ts';
import { POPULARITY } from '../works.rules.ts';
import { item, type WorkTexts } from './works.tables.ts';

interface Popular {
  views: number;
  collectors: number;
  sales: number;
}

/** Popularity, for the order of both the shop's list and the search. */
export function popularityOf({ views, collectors, sales }: Popular): number {
  return views * POPULARITY.views + collectors * POPULARITY.collectors + sales * POPULARITY.sales;
}

interface FindableWork {
  artist_id?: number | null | undefined;
  title: Text;
  texts: WorkTexts;
  category: string;
  subjects: readonly string[];
  status: 'online' | 'offline';
}

/** Updates a work in the search index, or removes it if it is offline. Runs in the transaction that saves it. */
export async function fileWork(tx: Db, item_id: number, work: FindableWork, rank: number): Promise<void> {
  if (work.status === 'offline') return removeDocument(tx, 'item', item_id);
  const { artist_id } = work;
  const names = artist_id ? (await artistNames(tx, [artist_id])).get(artist_id) : undefined;
  return indexDocument(tx, documentOf(item_id, work, names, rank));
}

export async function fileWorks(tx: Db, works: readonly (FindableWork & Popular & { item_id: number })[]) {
  const gone = works.filter(({ status }) => status === 'offline').map(({ item_id }) => item_id);
  await removeDocuments(tx, 'item', gone);
  const shown = works.filter(({ status }) => status === 'online');
  const names = await artistNames(
    tx,
    shown.flatMap(({ artist_id }) => artist_id ?? []),
  );
  const documents = shown.map((work) =>
    documentOf(work.item_id, work, names.get(work.artist_id ?? 0), popularityOf(work)),
  );
  await indexDocuments(tx, documents);
}

/** Reindexes an artist's works after a change of the artist's name. */
export async function refileWorks(tx: Db, artist_id: number): Promise<void> {
  const works = await tx
    .select()
    .from(item)
    .where(and(eq(item.artist_id, artist_id), eq(item.status, 'online')));
  await fileWorks(tx, works);
}

function documentOf(item_id: number, work: FindableWork, names: Text | undefined, rank: number) {
  return {
    kind: 'item' as const,
    doc_id: item_id,
    title: inBothScripts(work.title),
    ...(names && { names: inBothScripts(names) }),
    words: searchWordsOfWork({ category: work.category, subjects: work.subjects, material: work.texts.material }),
    rank,
  };
}

const RANK_BATCH = 5_000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Not right after the start, when the server has more urgent work. */
const FIRST_MS = 10 * 60 * 1000;

/** Updates every work's popularity in the search index. */
export async function refreshRanks(db: Db): Promise<void> {
  const { item_id, views, collectors, sales } = item;
  for (let last = 0; ; ) {
    const rows = await db
      .select({ item_id, views, collectors, sales })
      .from(item)
      .where(gt(item_id, last))
      .orderBy(asc(item_id))
      .limit(RANK_BATCH);
    await setRanks(db, 'item', new Map(rows.map((row) => [row.item_id, popularityOf(row)])));
    if (rows.length < RANK_BATCH) break;
    last = rows.at(-1)?.item_id ?? last;
  }
  await refreshPopular(db);
}

/** Once a day, in one process. */
export function refreshingRanks(db: Db): Job {
  return { name: 'search_ranks', runsIn: 'one_process', every: DAY_MS, after: FIRST_MS, run: () => refreshRanks(db) };
}
