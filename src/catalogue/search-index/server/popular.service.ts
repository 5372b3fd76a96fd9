import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { KINDS } from '../search.rules.ts';
import { EVERY } from './document-terms.ts';
import { searchDocument } from './search.tables.ts';
import { knownWords } from './vocabulary.ts';

/** Below this, reading all documents is as fast as a selection. */
const SMALLEST = 1_000;
const SHARE = 1 / 32;

/** How many documents count as popular; none of a few. */
export function popularOf(documents: number): number {
  const popular = Math.max(SMALLEST, Math.ceil(documents * SHARE));
  return popular < documents ? popular : 0;
}

/**
 * Selects the popular documents again: daily, and after bulk additions. In between, results stay correct, in the former
 * order.
 */
export async function refreshPopular(db: Db): Promise<void> {
  const [every] = await knownWords(db, [EVERY]);
  for (const kind of KINDS) {
    const popular = db
      .select({ doc_id: searchDocument.doc_id })
      .from(searchDocument)
      .where(eq(searchDocument.kind, kind))
      .orderBy(desc(searchDocument.rank), asc(searchDocument.doc_id))
      .limit(popularOf(every?.[kind] ?? 0));
    await db
      .update(searchDocument)
      .set({ is_popular: sql`not ${searchDocument.is_popular}` })
      .where(
        and(
          eq(searchDocument.kind, kind),
          sql`${searchDocument.is_popular} <> (${searchDocument.doc_id} in ${popular})`,
        ),
      );
  }
}
