import { sql } from 'drizzle-orm';
import { insertCannedAnswers } from '#buying/contact/server/canned-answer.service.ts';
import { addStore, nameStores } from '#catalogue/works/server/store.service.ts';
import { worksBySlug } from '#catalogue/works/server/work-history.service.ts';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { markDemo } from './demo-marks.service.ts';
import { writePickup } from './demo-pickup.ts';

/** Writes the demo's exhibition stores, saved replies and places of pickup once; later changes by staff stay. */
export async function writeDesk(db: Db): Promise<void> {
  const { stores } = await import('../../../../demo/stores.ts');
  const { readyAnswers } = await import('../../../../demo/ready-answers.ts');
  await inTransaction(db, async (tx) => {
    // Several processes may start on an empty database at the same time.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('demo'))`);
    const { rows } = await tx.execute(sql`select 1 from demo_row where kind in ('store', 'canned_answer') limit 1`);
    if (rows.length > 0) return;
    await writePickup(tx);
    await markDemo(tx, 'canned_answer', await insertCannedAnswers(tx, readyAnswers));
    for (const { works, ...store } of stores) {
      const id = await addStore(tx, { ...store, phone: '', map_url: '' });
      await markDemo(tx, 'store', [id]);
      for (const { item_id } of (await worksBySlug(tx, [...works])).values()) await nameStores(tx, item_id, [id]);
    }
  });
}
