import { desc, eq } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { readReaders } from '#people/members/server/reader.service.ts';
import { Refusal } from '#shared/errors.ts';
import type { BulkChange } from '../prices.contract.ts';
import { bulkChange } from './bulk.tables.ts';

const PAGE = 20;

type Row = typeof bulkChange.$inferSelect;

export async function listBulks(db: Db, page: number) {
  const total = await db.$count(bulkChange);
  const pages = Math.max(1, Math.ceil(total / PAGE));
  const at = Math.min(page, pages);
  const rows = await db
    .select()
    .from(bulkChange)
    .orderBy(desc(bulkChange.change_id))
    .limit(PAGE)
    .offset((at - 1) * PAGE);
  return { list: await withNames(db, rows), total, page: at, pages };
}

export async function readBulk(db: Db, changeId: number): Promise<BulkChange> {
  const [change] = await withNames(db, await db.select().from(bulkChange).where(eq(bulkChange.change_id, changeId)));
  if (!change) throw new Refusal('not_found');
  return change;
}

async function withNames(db: Db, rows: readonly Row[]): Promise<BulkChange[]> {
  const people = await readReaders(
    db,
    rows.flatMap(({ staff_id, undone_by }) => [staff_id, ...(undone_by === null ? [] : [undone_by])]),
  );
  const nameOf = (id: number) => people.get(id)?.name ?? '';
  return rows.map(({ staff_id, at, undone_at, undone_by, ...row }) => ({
    ...row,
    at: at.toISOString(),
    by: nameOf(staff_id),
    undone_at: undone_at?.toISOString() ?? null,
    undone_by: undone_by === null ? null : nameOf(undone_by),
  }));
}
