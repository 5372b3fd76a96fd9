import { and, asc, eq } from 'drizzle-orm';
import { orderedWorks, picturesOnOrders } from '#buying/orders/server/order-removal.service.ts';
import { dropCovers } from '#catalogue/articles/server/article-removal.service.ts';
import { readArtistRow } from '#catalogue/artists/server/artist-desk.service.ts';
import { removeArtists } from '#catalogue/artists/server/artist-removal.service.ts';
import { removeFromCarts } from '#catalogue/cart/server/cart-removal.service.ts';
import { removeFavoritesOf } from '#catalogue/favorites/server/favorite-removal.service.ts';
import { removePictures } from '#catalogue/pictures/server/picture.service.ts';
import { removeDocuments } from '#catalogue/search-index/server/search-write.service.ts';
import { removeFromLists } from '#catalogue/shared-lists/server/shared-list-removal.service.ts';
import { printsOfWorks } from '#catalogue/works/server/bulk-price.service.ts';
import { lockWorks } from '#catalogue/works/server/bulk-work.service.ts';
import { changeWork, type WorkRow } from '#catalogue/works/server/work-change.service.ts';
import { picturesOnWorks, removeWorks, worksOfArtists } from '#catalogue/works/server/work-removal.service.ts';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { formerAmong, removeFormerPictures } from '#desk/work-desk/server/picture-removal.service.ts';
import { recordChange } from '#ground/audit/server/audit.service.ts';
import { openStorage } from '#ground/storage/server/open-storage.ts';
import { detachWorks } from '#people/threads/server/thread-removal.service.ts';
import { isMasterShared, removeImportedPicture } from '#selling/studio/server/imported-master.service.ts';
import { picturesOfMasters, removeStudioWorks } from '#selling/studio/server/studio-removal.service.ts';
import { countEdits } from '#selling/studio/server/work-row.service.ts';
import type { ImportLineFault } from '../import.contract.ts';
import type { WrittenFacts } from '../import-work.rules.ts';
import type { ImportRow } from './import.service.ts';
import { workImportArtist, workImportLine } from './import.tables.ts';
import type { ImportContext } from './import-context.ts';
import { factsOf } from './import-known.service.ts';
import { countDone } from './import-run.service.ts';

type LineRow = typeof workImportLine.$inferSelect;

interface Undone {
  /** Why the work was left as it is. */
  kept?: ImportLineFault['code'];
  pictures?: string[];
}

/** Undoes the last line that was written; false if there is none. */
export async function undoNext({ db, config }: ImportContext, row: ImportRow): Promise<boolean> {
  const isDone = and(eq(workImportLine.import_id, row.import_id), eq(workImportLine.state, 'done'));
  const [line] = await db.select().from(workImportLine).where(isDone).orderBy(asc(workImportLine.line)).limit(1);
  if (!line) return false;
  const pictures = await inTransaction(db, async (tx) => {
    const isThis = and(isDone, eq(workImportLine.line, line.line));
    const [locked] = await tx.select().from(workImportLine).where(isThis).for('update');
    if (!locked) return [];
    const { kept, pictures: unused = [] } = await undoLine(tx, row, locked);
    const faults = kept ? [{ code: kept, ...(locked.item_id !== null && { item_id: locked.item_id }) }] : [];
    await tx
      .update(workImportLine)
      .set({ state: kept ? 'kept' : 'undone', faults })
      .where(isThis);
    await countDone(tx, row.import_id);
    return unused;
  });
  const storage = openStorage(config);
  await removePictures(db, storage, await unusedOf(db, pictures));
  return true;
}

/** Pictures that nothing shows any longer; the same file may have been imported twice, or bought. */
async function unusedOf(db: Db, pictures: readonly string[]): Promise<string[]> {
  if (pictures.length === 0) return [];
  const used = new Set([
    ...(await picturesOnWorks(db, pictures)),
    ...(await picturesOfMasters(db, pictures)),
    ...(await picturesOnOrders(db, pictures)),
    ...(await formerAmong(db, pictures)),
  ]);
  return pictures.filter((hash) => !used.has(hash));
}

async function undoLine(tx: Db, row: ImportRow, line: LineRow): Promise<Undone> {
  const [work] = await lockWorks(tx, line.item_id === null ? [] : [line.item_id]);
  if (!work) return {};
  if (work.version !== line.version) return { kept: 'changed_since' };
  if (line.action === 'change') return restore(tx, row, line, work);
  if ((await orderedWorks(tx, [work.item_id])).size > 0) return { kept: 'ordered_since' };
  if (await isMasterShared(tx, work.item_id)) return { kept: 'changed_since' };
  return remove(tx, row, work);
}

/** Removes a work that nobody has ordered from everywhere. */
async function remove(tx: Db, { acting_id: staff_id, import_id }: ImportRow, work: WorkRow): Promise<Undone> {
  const { item_id, title, status, stage } = work;
  const ids = [item_id];
  // The artist's number of works follows from this.
  if (status === 'online')
    await changeWork(tx, item_id, async () => ({ set: { status: 'offline', stage: 'removed' }, result: undefined }));
  await removeFromCarts(tx, ids);
  await removeFavoritesOf(tx, ids);
  await removeFromLists(tx, ids);
  await removeDocuments(tx, 'item', ids);
  await dropCovers(tx, ids);
  await detachWorks(tx, ids);
  await removeStudioWorks(tx, ids);
  await removeFormerPictures(tx, ids);
  const pictures = await removeWorks(tx, ids);
  await recordChange(tx, {
    staff_id,
    subject: 'artwork',
    subject_id: item_id,
    action: 'remove',
    before: { title, stage: stage ?? 'online' },
    after: { import_id },
  });
  return { pictures };
}

/** Restores the values that a work had before the import. */
async function restore(tx: Db, row: ImportRow, line: LineRow, work: WorkRow): Promise<Undone> {
  const { item_id } = work;
  const before = line.before ?? {};
  return changeWork(tx, item_id, async (inner) => {
    const facts = factsOf(work, await printsOfWorks(inner, [item_id]));
    const withoutPicture = line.picture_id === null ? {} : await removeImportedPicture(inner, work);
    await countEdits(inner, [item_id]);
    const names = Object.keys(before) as (keyof WrittenFacts)[];
    const { texts, ...now } = Object.fromEntries(names.map((name) => [name, facts[name]])) as WrittenFacts;
    const { texts: former, ...then } = before;
    await recordChange(inner, {
      staff_id: row.acting_id,
      subject: 'artwork',
      subject_id: item_id,
      action: 'edit',
      before: { ...now, ...texts, import_id: row.import_id },
      after: { ...then, ...former },
    });
    const pictures = line.picture_id !== null && work.picture_hash ? [work.picture_hash] : [];
    return { set: { sizes: facts.sizes, ...before, ...withoutPicture }, result: { pictures } };
  });
}

/** Removes the artists that the import created, if they have no works and nobody has taken over or written their page. */
export async function removeNewArtists(tx: Db, { import_id }: ImportRow): Promise<number> {
  const created = await tx.select().from(workImportArtist).where(eq(workImportArtist.import_id, import_id));
  if (created.length === 0) return 0;
  const ids = created.map(({ artist_id }) => artist_id);
  const busy = new Set((await worksOfArtists(tx, ids)).map(({ artist_id }) => artist_id));
  const free: number[] = [];
  for (const id of ids.filter((one) => !busy.has(one))) {
    const { member_id, intro, story, portrait_hash } = await readArtistRow(tx, id);
    const isUntouched = [...Object.values(intro), ...Object.values(story)].every((text) => text === '');
    if (member_id === null && portrait_hash === null && isUntouched) free.push(id);
  }
  await removeArtists(tx, free);
  return free.length;
}
