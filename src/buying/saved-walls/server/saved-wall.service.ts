import { and, desc, eq, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { collectedCards } from '#catalogue/works/server/works.service.ts';
import type { Db } from '#db/server/connect.ts';
import { insertOne } from '#db/server/insert-one.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { readWallSearch, type WallSearch, writeWallSearch } from '#ground/wall-address/wall-address.ts';
import { lockLeaving } from '#people/members/server/leave.service.ts';
import { Refusal } from '#shared/errors.ts';
import type { Lang } from '#shared/locale.ts';
import { MAX_SAVED, type SavedWall, type SavedWallChange, type SavedWallForm } from '../saved-wall.contract.ts';
import { savedWall } from './saved-wall.tables.ts';

const PICTURES = 4;

/** A member's walls, the one changed last first; works no longer offered are marked. */
export async function readSavedWalls(db: Db, lang: Lang, memberId: number): Promise<SavedWall[]> {
  const rows = await db
    .select()
    .from(savedWall)
    .where(isOwn(memberId))
    .orderBy(desc(savedWall.changed_at), desc(savedWall.wall_id))
    .limit(MAX_SAVED);
  const ids = [...new Set(rows.flatMap(({ wall }) => itemsOf(wall)))];
  const cards = new Map((await collectedCards(db, lang, ids)).map((card) => [card.item.item_id, card]));
  return rows.map(({ wall_id, name, wall, changed_at }) => {
    const items = itemsOf(wall);
    const distinct = [...new Set(items)];
    return {
      wall_id,
      name,
      wall,
      works: items.length,
      pictures: distinct.slice(0, PICTURES).flatMap((item_id) => {
        const picture = cards.get(item_id)?.item.picture;
        return picture ? [{ item_id, picture }] : [];
      }),
      gone: distinct.flatMap((item_id): SavedWall['gone'] => {
        const card = cards.get(item_id);
        if (!card) return [{ item_id, unavailable: 'offline' }];
        return card.unavailable ? [{ item_id, title: card.item.title, unavailable: card.unavailable }] : [];
      }),
      changed_at: changed_at.toISOString(),
    };
  });
}

const itemsOf = (wall: WallSearch) => readWallSearch(wall).works.map(({ item_id }) => item_id);

/** Written as the wall page writes it: parts that nobody can read are not stored. */
const normal = (wall: SavedWallForm['wall']) => writeWallSearch(readWallSearch(wall));

export function saveWall(db: Db, memberId: number, { name, wall }: SavedWallForm): Promise<number> {
  return inTransaction(db, async (tx) => {
    await requireSpace(tx, memberId);
    const row = await insertOne(
      tx
        .insert(savedWall)
        .values({ member_id: memberId, name, wall: normal(wall) })
        .returning({ wall_id: savedWall.wall_id }),
    );
    return row.wall_id;
  });
}

/** Another name, another wall, or both; what is absent stays. */
export async function changeWall(db: Db, memberId: number, wallId: number, change: SavedWallChange): Promise<number> {
  const { name, wall } = change;
  const values = { ...(name !== undefined && { name }), ...(wall && { wall: normal(wall) }) };
  return updated(db, memberId, wallId, { ...values, changed_at: sql`clock_timestamp()` });
}

/** Removes a wall; the member can restore it until they remove another one. */
export function removeWall(db: Db, memberId: number, wallId: number): Promise<number> {
  return inTransaction(db, async (tx) => {
    await updated(tx, memberId, wallId, { deleted_at: sql`now()` });
    await tx
      .delete(savedWall)
      .where(and(eq(savedWall.member_id, memberId), isNotNull(savedWall.deleted_at), ne(savedWall.wall_id, wallId)));
    return wallId;
  });
}

export function restoreWall(db: Db, memberId: number, wallId: number): Promise<number> {
  return inTransaction(db, async (tx) => {
    await requireSpace(tx, memberId);
    const restored = await tx
      .update(savedWall)
      .set({ deleted_at: null })
      .where(and(eq(savedWall.member_id, memberId), eq(savedWall.wall_id, wallId)))
      .returning({ wall_id: savedWall.wall_id });
    if (restored.length === 0) throw new Refusal('not_found');
    return wallId;
  });
}

/** For the member's own copy of their data. */
export function exportSavedWalls(db: Db, memberId: number) {
  const { name, wall, created_at, changed_at } = savedWall;
  return db
    .select({ name, wall, created_at, changed_at })
    .from(savedWall)
    .where(isOwn(memberId))
    .orderBy(savedWall.wall_id);
}

export async function deleteSavedWallsOf(tx: Db, memberId: number): Promise<void> {
  await tx.delete(savedWall).where(eq(savedWall.member_id, memberId));
}

/** One member saves one wall at a time, or two requests could both be the last that fits. */
async function requireSpace(tx: Db, memberId: number): Promise<void> {
  await lockLeaving(tx, memberId);
  if ((await tx.$count(savedWall, isOwn(memberId))) >= MAX_SAVED) throw new Refusal('saved_walls_full');
}

type Changes = Partial<Pick<typeof savedWall.$inferInsert, 'name' | 'wall'>> & { changed_at?: SQL; deleted_at?: SQL };

async function updated(db: Db, memberId: number, wallId: number, values: Changes): Promise<number> {
  const rows = await db
    .update(savedWall)
    .set(values)
    .where(and(isOwn(memberId), eq(savedWall.wall_id, wallId)))
    .returning({ wall_id: savedWall.wall_id });
  if (rows.length === 0) throw new Refusal('not_found');
  return wallId;
}

function isOwn(memberId: number) {
  return and(eq(savedWall.member_id, memberId), isNull(savedWall.deleted_at));
}
