import { sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import type { CatalogueOutline } from '../../../../demo/catalogue.ts';
import { type DemoKind, demoRow } from './demo.tables.ts';
import { hashWords, isWorded } from './demo-words.service.ts';
import { requireDemoShop } from './shop-kind.service.ts';

/**
 * Writes down what the demo has made, in the transaction that makes it, with a hash of its words. In a real shop it throws, and
 * the transaction writes nothing.
 */
export async function markDemo(tx: Db, kind: DemoKind, ids: Iterable<number | string>): Promise<void> {
  await requireDemoShop(tx);
  const rows = [...ids].map((id) => ({ kind, id: String(id) }));
  if (rows.length === 0) return;
  await tx.insert(demoRow).values(rows).onConflictDoNothing();
  if (isWorded(kind))
    await hashWords(
      tx,
      kind,
      rows.map(({ id }) => Number(id)),
    );
}

/** Writes down the demo's people. Their addresses end in a domain that nobody can ever have a mailbox in. */
export async function markPeople(tx: Db, emails: readonly string[]): Promise<void> {
  await requireDemoShop(tx);
  if (emails.length === 0) return;
  await tx.execute(sql`insert into demo_row (kind, id)
    select 'member', member_id::text from member where email in (${listed(emails)}) on conflict do nothing`);
}

/**
 * A demo that was seeded before anything was written down is known by its catalogue: a work by its own address together with that
 * of its artist. Done once, as long as nothing is written down at all.
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
      const slugs = works.map((work) => work.slug);
      if (slugs.length === 0) continue;
      await tx.execute(sql`with found as (
          select item.item_id, artist.artist_id from item join artist on artist.artist_id = item.artist_id
          where artist.slug = ${slug} and item.slug in (${listed(slugs)}))
        insert into demo_row (kind, id)
        select 'item', item_id::text from found union select 'artist', artist_id::text from found on conflict do nothing`);
    }
    if (articles.length > 0)
      await tx.execute(sql`insert into demo_row (kind, id)
        select 'article', article_id::text from article where slug in (${listed(articles)}) on conflict do nothing`);
  });
}

/** Values between commas. */
function listed(values: readonly (string | number)[]) {
  return sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );
}
