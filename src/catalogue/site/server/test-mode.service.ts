import type { Db } from '#db/server/connect.ts';
import { sendNotice } from '#db/server/notices.ts';
import { remembered } from '#db/server/remembered.ts';
import { statement } from '#db/server/statement.ts';
import { Refusal } from '#shared/errors.ts';
import { shopTestMode } from './test-mode.tables.ts';

type Row = typeof shopTestMode.$inferSelect;

/**
 * For pages: another process reads a change within two seconds. Code that writes an order or a payment uses
 * `holdTestMode`.
 */
export const isTestMode = remembered(async (db: Db): Promise<boolean> => (await readTestMode(db)).is_on);

/** As staff see it; uncached. */
export async function readTestMode(db: Db): Promise<Omit<Row, 'test_mode_id'>> {
  const [row] = await db.select().from(shopTestMode);
  return row ?? { is_on: false, version: 0, changed_at: null, changed_by: null };
}

const heldMode = statement((db) => db.select({ is_on: shopTestMode.is_on }).from(shopTestMode).for('share'));

/** The mode, which nobody changes until the transaction ends. */
export async function holdTestMode(tx: Db): Promise<boolean> {
  const [row] = await heldMode(tx);
  return row?.is_on ?? false;
}

/** Waits for orders and payments that are just being written; later ones see the new mode. */
export async function switchTestMode(
  tx: Db,
  { is_on, version, staff_id }: { is_on: boolean; version: number; staff_id: number },
): Promise<void> {
  await tx.insert(shopTestMode).values({}).onConflictDoNothing();
  const [row] = await tx.select().from(shopTestMode).for('update');
  if (!row || row.version !== version || row.is_on === is_on) throw new Refusal('conflict');
  await tx.update(shopTestMode).set({ is_on, version: version + 1, changed_at: new Date(), changed_by: staff_id });
  await sendNotice(tx, 'content', 'test mode');
}
