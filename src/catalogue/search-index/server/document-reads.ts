import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { statement } from '#db/server/statement.ts';
import type { Kind } from '../search.rules.ts';
import { searchDocument } from './search.tables.ts';

export interface Page {
  offset: number;
  limit: number;
}

/** The order of the index `search_document_rank`. */
const byPopularity = [desc(searchDocument.is_popular), desc(searchDocument.rank), asc(searchDocument.doc_id)] as const;

/** Whether a document matches the tsquery `query`; its words have a prefix per kind (KIND_MARK). */
function matches(query = 'query'): SQL<boolean> {
  return sql<boolean>`${searchDocument.terms} @@ ${sql.placeholder(query)}::tsquery`;
}

// One plan suits every query here: it finds few documents, through the word index.
const gathered = (isLater: SQL<boolean>) =>
  statement((db) => {
    const { doc_id, is_popular, rank } = searchDocument;
    // Separate from the sorting, or the planner might scan documents by popularity to the last; and without their
    // words, which need not be carried along.
    const hits = db.$with('hits').as(
      db
        .select({ doc_id, is_popular, rank, is_later: isLater.as('is_later') })
        .from(searchDocument)
        .where(matches()),
    );
    return db
      .with(hits)
      .select({
        doc_id: hits.doc_id,
        total: sql<number>`(select count(*) from ${hits})::int`,
      })
      .from(hits)
      .orderBy(hits.is_later, desc(hits.is_popular), desc(hits.rank), asc(hits.doc_id))
      .limit(sql.placeholder('limit'));
  });
const gatherOneTier = gathered(sql<boolean>`false`);
const gatherTwoTiers = gathered(sql<boolean>`not (${matches('first')})`);

/** Reads all matches through the word index, then sorts and counts them: for few matches of any popularity. */
export async function readMatches(
  db: Db,
  { query, first }: { query: string; first?: string },
  { offset, limit }: Page,
): Promise<{ ids: number[]; total: number }> {
  const rows = await (first === undefined ? gatherOneTier : gatherTwoTiers)(db, {
    query,
    first,
    limit: offset + limit,
  });
  return {
    ids: rows.slice(offset).map((row) => row.doc_id),
    total: rows[0]?.total ?? 0,
  };
}

/** The best plan for the rest depends on the words and on how far is read. */
const PLAN_EACH = { plan: 'each' } as const;

const popularMatches = statement((db) => {
  const { doc_id, rank } = searchDocument;
  const hits = db.$with('hits').as(
    db
      .select({ doc_id, rank })
      .from(searchDocument)
      .where(and(sql`${searchDocument.is_popular}`, matches())),
  );
  return db
    .with(hits)
    .select({ doc_id: hits.doc_id })
    .from(hits)
    .orderBy(desc(hits.rank), asc(hits.doc_id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'));
}, PLAN_EACH);

/** The same among popular documents only, which come before all others; undefined if they do not fill the page. */
export async function readPopularMatches(db: Db, query: string, page: Page): Promise<number[] | undefined> {
  const rows = await popularMatches(db, { query, ...page });
  return rows.length === page.limit ? rows.map((row) => row.doc_id) : undefined;
}

const firstMatches = statement((db) => {
  const { doc_id, is_popular, rank, terms } = searchDocument;
  const popular = db
    .select({ doc_id, is_popular, rank, terms })
    .from(searchDocument)
    .where(eq(searchDocument.kind, sql.placeholder('kind')))
    .orderBy(...byPopularity)
    .limit(sql.placeholder('tried'))
    .as('popular');
  return db
    .select({ doc_id: popular.doc_id })
    .from(popular)
    .where(sql`${popular.terms} @@ ${sql.placeholder('query')}::tsquery`)
    .orderBy(desc(popular.is_popular), desc(popular.rank), asc(popular.doc_id))
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'));
}, PLAN_EACH);

/** Scans documents by popularity: fast if many match. Undefined if `tried` do not fill the page. */
export async function scanByPopularity(
  db: Db,
  kind: Kind,
  query: string,
  page: Page,
  tried: number,
): Promise<number[] | undefined> {
  const rows = await firstMatches(db, { kind, query, tried, ...page });
  return rows.length === page.limit ? rows.map((row) => row.doc_id) : undefined;
}

const counted = (...conditions: SQL[]) =>
  statement((db) => {
    const found = db
      .select({ doc_id: searchDocument.doc_id })
      .from(searchDocument)
      .where(and(...conditions, matches()))
      .limit(sql.placeholder('limit'))
      .as('found');
    return db.select({ total: count() }).from(found);
  }, PLAN_EACH);
const countAll = counted();
const countPopular = counted(sql`${searchDocument.is_popular}`);

/** Counts matches up to `limit`. */
export async function countUpTo(db: Db, query: string, limit: number, { popularOnly = false } = {}): Promise<number> {
  const [row] = await (popularOnly ? countPopular : countAll)(db, { query, limit });
  return row?.total ?? 0;
}
