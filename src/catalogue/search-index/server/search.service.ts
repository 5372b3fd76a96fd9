import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { anyOf, idList, statement } from '#db/server/statement.ts';
import { COUNTED, type Kind } from '../search.rules.ts';
import { countUpTo, type Page, readMatches, readPopularMatches, scanByPopularity } from './document-reads.ts';
import { popularOf } from './popular.service.ts';
import { asTsquery, atMost, countedAlready, documentsOf, interpretKeyword, type Question } from './question.service.ts';
import { searchDocument } from './search.tables.ts';

export interface Found {
  ids: number[];
  /** Exact up to COUNTED; `more` means that there are more. */
  total: number;
  more: boolean;
}

/** So many documents can be read, sorted and counted in a few milliseconds; fewer if they are already counted. */
const FEW = 1_500;
const FEW_COUNTED = 150;
/** How many times more popular documents to scan than should be enough, while that is cheap. */
const PATIENCE = 8;
const NEXT_TO_NOTHING = 1_000;
/** If popular documents alone give so many times more matches than needed, the others are not counted. */
const CERTAINTY = 8;

/** A page of results: title matches first, then by popularity. */
export async function findDocuments(db: Db, question: Question, kind: Kind, page: Page): Promise<Found> {
  const { ids, total } = await find(db, question, kind, page);
  return {
    ids,
    ...(total === undefined ? await countFound(db, question, kind) : shown(total)),
  };
}

/** Without a total. */
export async function findFirst(db: Db, question: Question, kind: Kind, limit: number): Promise<number[]> {
  return (await find(db, question, kind, { offset: 0, limit })).ids;
}

/** The works for a keyword, most popular first, for a list that filters them; undefined if it has no words. */
export async function keywordWorkIds(db: Db, keyword: string, limit: number): Promise<number[] | undefined> {
  const question = await interpretKeyword(db, keyword);
  if (question.meanings.length === 0) return undefined;
  const tier = { query: asTsquery(question, 'item', 'anywhere'), possible: atMost(question, 'item', 'anywhere') };
  return (await findTier(db, question, 'item', tier, { offset: 0, limit })).ids;
}

const titlesById = statement((db) => {
  const { doc_id: id, title, subtitle } = searchDocument;
  return db
    .select({ id, title, subtitle })
    .from(searchDocument)
    .where(and(eq(searchDocument.kind, sql.placeholder('kind')), sql`${id} = ${anyOf('ids')}`));
});

/** The titles from the search index, by id; unknown ones are omitted. */
export async function readTitles(db: Db, kind: Kind, ids: readonly number[]) {
  const rows = await titlesById(db, { kind, ids: idList(ids) });
  return new Map(rows.map((row) => [row.id, row]));
}

/** A page, with the total if known without counting. */
interface Read {
  ids: number[];
  total?: number;
}

async function find(db: Db, question: Question, kind: Kind, page: Page): Promise<Read> {
  const possible = atMost(question, kind, 'anywhere');
  const query = asTsquery(question, kind, 'anywhere');
  const first = asTsquery(question, kind, 'title');
  if (possible === 0) return { ids: [], total: 0 };
  const isCounted = countedAlready(question, kind) !== undefined;
  if (possible <= (isCounted ? FEW_COUNTED : FEW)) return readMatches(db, { query, first }, page);
  // Title matches may be few among many: search for them first.
  const titles = await findTier(db, question, kind, { query: first, possible: atMost(question, kind, 'title') }, page);
  const limit = page.limit - titles.ids.length;
  if (limit === 0) return { ids: titles.ids };
  const ahead = titles.total ?? 0;
  const tier = { query: `(${query}) & !(${first})`, possible };
  const others = await findTier(db, question, kind, tier, {
    offset: Math.max(0, page.offset - ahead),
    limit,
  });
  const total = others.total === undefined ? {} : { total: ahead + others.total };
  return { ids: [...titles.ids, ...others.ids], ...total };
}

/**
 * Reads the page of one tier in the way that touches fewest documents. The first ways give up early if the words never
 * occur together; the last always answers. The total is known if the page is not full.
 */
async function findTier(
  db: Db,
  question: Question,
  kind: Kind,
  { query, possible }: { query: string; possible: number },
  page: Page,
): Promise<Read> {
  if (possible === 0) return { ids: [], total: 0 };
  const wanted = page.offset + page.limit;
  const documents = documentsOf(question, kind);
  const enough = Math.ceil((wanted * documents) / possible);
  // How often several words occur together is unknown.
  const patience = countedAlready(question, kind) === undefined ? PATIENCE : 2;
  const tried = Math.max(2 * enough, Math.min(patience * enough, NEXT_TO_NOTHING));
  const popular = (possible * popularOf(documents)) / documents;
  const ways = [
    { reads: tried, find: () => scanByPopularity(db, kind, query, page, tried) },
    ...(popular > wanted ? [{ reads: popular, find: () => readPopularMatches(db, query, page) }] : []),
  ];
  for (const way of ways.toSorted((one, other) => one.reads - other.reads)) {
    const ids = way.reads < possible ? await way.find() : undefined;
    if (ids) return { ids };
  }
  return readMatches(db, { query }, page);
}

async function countFound(db: Db, question: Question, kind: Kind): Promise<Omit<Found, 'ids'>> {
  const counted = countedAlready(question, kind);
  if (counted !== undefined) return shown(counted);
  const query = asTsquery(question, kind, 'anywhere');
  const documents = documentsOf(question, kind);
  const popular = popularOf(documents);
  if (popular > 0) {
    const found = await countUpTo(db, query, COUNTED + 1, {
      popularOnly: true,
    });
    if (found > COUNTED || (found * documents) / popular > CERTAINTY * COUNTED) return shown(COUNTED + 1);
  }
  return shown(await countUpTo(db, query, COUNTED + 1));
}

function shown(total: number): Omit<Found, 'ids'> {
  return { total: Math.min(total, COUNTED), more: total > COUNTED };
}
