import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { ownPage } from '#catalogue/artists/server/artist-page.service.ts';
import { artistsOf } from '#catalogue/artists/server/seller-artists.service.ts';
import { picturesOnWorks, readWorks, removeUnpublished } from '#catalogue/works/server/leaving-works.service.ts';
import type { Db } from '#db/server/connect.ts';
import { master, work, workEvent } from './studio.tables.ts';
import { stageOf } from './work-row.service.ts';

/** A seller's studio data for their export: works with their events, and uploaded files. */
export async function exportStudio(db: Db, memberId: number) {
  const rows = await readWorks(db, { artists: await artistsOf(db, memberId), items: await submittedBy(db, memberId) });
  const ids = rows.map(({ item_id }) => item_id);
  const events = await db
    .select()
    .from(workEvent)
    .where(inArray(workEvent.item_id, ids))
    .orderBy(asc(workEvent.event_id));
  const byWork = Map.groupBy(events, ({ item_id }) => item_id);
  const { master_id, name, size, state, created_at, item_id } = master;
  return {
    works: rows.map((row) => ({
      item_id: row.item_id,
      stage: stageOf(row),
      title: row.title,
      texts: row.texts,
      year: row.year,
      category: row.category,
      subjects: row.subjects,
      sale_mode: row.sale_mode,
      edition_size: row.edition_size,
      online_at: row.online_at,
      history: (byWork.get(row.item_id) ?? []).map(({ step, stage, words, created_at: at }) => ({
        step,
        stage,
        words,
        at,
      })),
    })),
    uploads: await db
      .select({ upload_id: master_id, name, size, state, created_at, item_id })
      .from(master)
      .where(eq(master.member_id, memberId))
      .orderBy(asc(created_at)),
  };
}

/**
 * Deletes a leaving seller's unpublished works with their events and files, which are then swept from storage. Masters of
 * published works stay without a name: a print may be on order, or have to be printed again. Returns the pictures that are
 * no longer used.
 */
export async function deleteStudioOf(tx: Db, memberId: number): Promise<string[]> {
  const own = await ownPage(tx, memberId);
  const removed = await removeUnpublished(tx, {
    artists: own ? [own.artist_id] : [],
    items: await submittedBy(tx, memberId),
  });
  const ids = removed.map(({ item_id }) => item_id);
  await tx.delete(work).where(inArray(work.item_id, ids));
  await tx.delete(workEvent).where(inArray(workEvent.item_id, ids));
  const theirs = eq(master.member_id, memberId);
  const loose = await tx
    .update(master)
    // A very old time, so that the next sweep takes it.
    .set({ item_id: null, state: 'refused', due_at: null, changed_at: new Date(0) })
    .where(and(theirs, or(isNull(master.item_id), inArray(master.item_id, ids)), notInUse()))
    .returning({ hash: master.picture_hash });
  await tx.update(master).set({ name: '' }).where(theirs);
  return unusedOf(tx, [...loose.map(({ hash }) => hash), ...removed.map(({ picture_hash }) => picture_hash)]);
}

/** The works that a member started or last submitted, on any artist's page. */
async function submittedBy(db: Db, memberId: number): Promise<number[]> {
  const rows = await db.select({ item_id: work.item_id }).from(work).where(eq(work.seller_id, memberId));
  return rows.map(({ item_id }) => item_id);
}

/** A master first used for a removed work may be in use by another. */
function notInUse() {
  return sql`not exists (select 1 from ${work} where ${work.master_id} = ${master.master_id})`;
}

async function unusedOf(tx: Db, hashes: readonly (string | null)[]): Promise<string[]> {
  const known = [...new Set(hashes.filter((hash) => hash !== null))];
  const shown = new Set(await picturesOnWorks(tx, known));
  const used = await tx
    .select({ hash: master.picture_hash })
    .from(master)
    .where(and(inArray(master.picture_hash, known), isNotNull(master.item_id)));
  for (const { hash } of used) if (hash) shown.add(hash);
  return known.filter((hash) => !shown.has(hash));
}
