import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import type { Kind } from '../search.rules.ts';
import { asTsvector, type DocumentToIndex, documentTerms } from './document-terms.ts';
import { searchDocument } from './search.tables.ts';
import { type Change, recount } from './word-counts.ts';

/** A statement is limited to 65,535 values and a megabyte or two; a batch is well below both. */
const BATCH = 500;

/** Adds or updates a document in the index. */
export function indexDocument(db: Db, document: DocumentToIndex): Promise<void> {
  return indexDocuments(db, [document]);
}

/** Each batch has its own transaction; of duplicates the last counts. */
export async function indexDocuments(db: Db, documents: readonly DocumentToIndex[]): Promise<void> {
  const last = [...new Map(documents.map((document) => [`${document.kind} ${document.doc_id}`, document])).values()];
  for (let start = 0; start < last.length; start += BATCH) {
    const batch = last.slice(start, start + BATCH);
    const terms = batch.map(documentTerms);
    await inTransaction(db, async (tx) => {
      await lockSearchIndex(tx);
      const before = await wordsBefore(tx, batch);
      await save(tx, batch, terms.map(asTsvector));
      const after = batch.map(
        ({ kind }, at): Change => ({
          kind,
          words: [...(terms[at]?.keys() ?? [])],
          by: 1,
        }),
      );
      await recount(tx, [...before, ...after]);
    });
  }
}

export function removeDocument(db: Db, kind: Kind, docId: number): Promise<void> {
  return removeDocuments(db, kind, [docId]);
}

export async function removeDocuments(db: Db, kind: Kind, docIds: readonly number[]): Promise<void> {
  if (docIds.length === 0) return;
  await inTransaction(db, async (tx) => {
    await lockSearchIndex(tx);
    const documents = docIds.map((doc_id) => ({ kind, doc_id }));
    const before = await wordsBefore(tx, documents);
    const { kind: kindColumn, doc_id } = searchDocument;
    await tx.delete(searchDocument).where(and(eq(kindColumn, kind), inArray(doc_id, [...docIds])));
    await recount(tx, before);
  });
}

/** Which of these documents are not in the index. */
export async function notIndexed(db: Db, kind: Kind, docIds: readonly number[]): Promise<number[]> {
  if (docIds.length === 0) return [];
  const { kind: kindColumn, doc_id } = searchDocument;
  const rows = await db
    .select({ doc_id })
    .from(searchDocument)
    .where(and(eq(kindColumn, kind), inArray(doc_id, [...docIds])));
  const filed = new Set(rows.map((row) => row.doc_id));
  return docIds.filter((id) => !filed.has(id));
}

/** Updates the popularity of documents without touching their words, and skips unchanged ones. */
export async function setRanks(db: Db, kind: Kind, ranks: ReadonlyMap<number, number>): Promise<void> {
  const { doc_id, rank } = searchDocument;
  const rows = [...ranks];
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = rows.slice(start, start + BATCH);
    const ids = batch.map(([id]) => id);
    const cases = batch.map(([id, given]) => sql`when ${id}::int then ${given}::real`);
    const given = sql`case ${doc_id} ${sql.join(cases, sql` `)} end`;
    await db
      .update(searchDocument)
      .set({ rank: given })
      .where(and(eq(searchDocument.kind, kind), inArray(doc_id, ids), sql`${rank} <> ${given}`));
  }
}

/** One writer at a time: all of them update the same word counts, and would deadlock. */
async function lockSearchIndex(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('search', 0))`);
}

type Identity = Pick<DocumentToIndex, 'kind' | 'doc_id'>;

async function wordsBefore(tx: Db, documents: readonly Identity[]): Promise<Change[]> {
  const changes: Change[] = [];
  for (const kind of new Set(documents.map((document) => document.kind))) {
    const ids = documents.flatMap((document) => (document.kind === kind ? [document.doc_id] : []));
    const rows = await tx
      .select({
        words: sql<string[]>`tsvector_to_array(${searchDocument.terms})`,
      })
      .from(searchDocument)
      .where(and(eq(searchDocument.kind, kind), inArray(searchDocument.doc_id, ids)));
    changes.push(...rows.map(({ words }): Change => ({ kind, words, by: -1 })));
  }
  return changes;
}

async function save(tx: Db, documents: readonly DocumentToIndex[], terms: readonly string[]): Promise<void> {
  const rows = documents.map(({ kind, doc_id, title, names, rank }, at) => ({
    kind,
    doc_id,
    title,
    subtitle: names ?? null,
    terms: terms[at] ?? '',
    rank,
  }));
  await tx
    .insert(searchDocument)
    .values(rows)
    .onConflictDoUpdate({
      target: [searchDocument.kind, searchDocument.doc_id],
      set: {
        title: sql`excluded.title`,
        subtitle: sql`excluded.subtitle`,
        terms: sql`excluded.terms`,
        rank: sql`excluded.rank`,
        updated_at: sql`now()`,
      },
    });
}
