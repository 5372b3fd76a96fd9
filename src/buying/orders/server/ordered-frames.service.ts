import { sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { idList } from '#db/server/statement.ts';
import { orderLine } from './order.tables.ts';

/** Which of these frames were ever ordered: tickets and receipts are drawn from them. */
export async function framesOrdered(db: Db, frameIds: readonly number[]): Promise<ReadonlySet<number>> {
  const { rows } = await db.execute<{ frame_id: number }>(sql`
    select asked.frame_id from unnest(${idList(frameIds)}::int[]) as asked(frame_id)
    where exists (select 1 from ${orderLine} where ${orderLine.frame_id} = asked.frame_id)`);
  return new Set(rows.map(({ frame_id }) => frame_id));
}
