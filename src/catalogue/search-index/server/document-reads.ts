import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { statement } from '#db/server/statement.ts';
import type { Kind } from '../search.rules.ts';
import { searchDocument } from './search.tables.ts';

export interface Page {
  offset: number;
  limit: number;
}

/** As the index `search_document_rank` is sorted. */
const byPopularity = [desc(searchDocument.is_popular), desc(searchDocument.rank), asc(searchDocument.doc_id)] as const;

/** Whether a document answers the tsquery given as `query`, whose words (KIND_MARK) only documents of its kind hold. */
function matches(query = 'query'): SQL<boolean> {
  return sql<boolean>`${searchDocument.terms} @@ ${sql.placeholder(query)}::tsquery`;
}

// One plan is right for every question: whoever comes here asks for few documents, which the index of words holds.
const gathered = (isLater: SQL<boolean>) =>
  statement((db) => {
    const { doc_id, is_popular, rank } = searchDocument;
    // Apart from the sorting, or the planner might try documents by popularity, to the last one if need be; and without
    // their words, which are not worth carrying through it.
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
        total: sql<number>`(select count(*) from ${hits})`.mapWith(Number),
      })
      .from(hits)
      .orderBy(hits.is_later, desc(hits.is_popular), desc(hits.rank), asc(hits.doc_id))
      .limit(sql.placeholder('limit'));
  });
const gatherOneTier = gathered(sql<boolean>`false`);
const gatherTwoTiers = gathered(sql<boolean>`not (${matches('first')})`);

/** Reads all that match through the index of words, then sorts and counts them: right for few, whatever their popularity. */
export async function gather(
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

/** How the rest is best read depends on the words that are asked for and on how far is read. */
const ANEW = { plan: 'each' } as const;

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
}, ANEW);

/** The same among the popular documents alone, which all others follow; undefined if they do not fill the page. */
export async function gatherPopular(db: Db, query: string, page: Page): Promise<number[] | undefined> {
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
}, ANEW);

/** Tries the most popular documents one after the other: quick where many match. Undefined if `tried` do not fill the page. */
export async function walk(
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
  }, ANEW);
const countAll = counted();
const countPopular = counted(sql`${searchDocument.is_popular}`);

/** How many match, counted no further than `limit`. */
export async function countUpTo(db: Db, query: string, limit: number, { popularOnly = false } = {}): Promise<number> {
  const [row] = await (popularOnly ? countPopular : countAll)(db, { query, limit });
  return row?.total ?? 0;
}
