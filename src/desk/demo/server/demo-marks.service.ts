import { sql } from 'drizzle-orm';
import { articlesAt } from '#catalogue/articles/server/article-removal.service.ts';
import { artistAt } from '#catalogue/artists/server/artist-removal.service.ts';
import { worksOfArtists } from '#catalogue/works/server/work-removal.service.ts';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { membersAt } from '#people/members/server/member-removal.service.ts';
import type { CatalogueOutline } from '../../../../demo/catalogue.ts';
import { type DemoKind, demoRow } from './demo.tables.ts';
import { wordHashes } from './demo-words.service.ts';
import { requireDemoShop } from './shop-kind.service.ts';

/**
 * Records what the demo has created, in the same transaction, with a hash of its texts. In a real shop it throws,
 * and the transaction writes nothing.
 */
export async function markDemo(tx: Db, kind: DemoKind, ids: Iterable<number | string>): Promise<void> {
  await requireDemoShop(tx);
  await mark(tx, kind, [...ids], await wordHashes(tx, kind, [...ids]));
}

async function mark(
  tx: Db,
  kind: DemoKind,
  ids: readonly (number | string)[],
  hashes: ReadonlyMap<string, string> = new Map(),
): Promise<void> {
  if (ids.length === 0) return;
  const rows = ids.map(String).map((id) => ({ kind, id, words_hash: hashes.get(id) ?? null }));
  const set = { words_hash: sql`coalesce(excluded.words_hash, ${demoRow.words_hash})` };
  await tx
    .insert(demoRow)
    .values(rows)
    .onConflictDoUpdate({ target: [demoRow.kind, demoRow.id], set });
}

/** Records the demo's people. Their addresses end in a reserved domain that can never have a mailbox. */
export async function markPeople(tx: Db, emails: readonly string[]): Promise<void> {
  await requireDemoShop(tx);
  await mark(tx, 'member', await membersAt(tx, emails));
}

/**
 * A demo seeded before marks existed is recognised by its catalogue: a work by its own slug together with its
 * artist's. Done once, while there are no marks.
 */
export async function adoptOlderDemo(
  db: Db,
  { artists }: CatalogueOutline,
  articles: readonly string[],
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('demo'))`);
    const { rows } = await tx.execute(
      sql`select 1 from demo_row where kind not in ('member', 'store', 'canned_answer') limit 1`,
    );
    if (rows.length > 0) return;
    for (const { slug, works } of artists) {
      const slugs = new Set(works.map((work) => work.slug));
      const page = await artistAt(tx, slug);
      const found = page === undefined ? [] : await worksOfArtists(tx, [page]);
      const items = found.filter((work) => slugs.has(work.slug)).map(({ item_id }) => item_id);
      await mark(tx, 'item', items);
      if (page !== undefined && items.length > 0) await mark(tx, 'artist', [page]);
    }
    await mark(tx, 'article', await articlesAt(tx, articles));
  });
}
