import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { usernameOf } from '../member.rules.ts';
import { member } from './member.tables.ts';
import { readGalleries, readReaders } from './reader.service.ts';

/** More galleries than such a shop has. */
const MOST_GALLERIES = 500;

/** The galleries that sell through the shop now, by name; optionally only these. */
export async function listGalleries(db: Db, ids?: readonly number[]): Promise<{ gallery_id: number; name: string }[]> {
  if (ids?.length === 0) return [];
  const { member_id, company, firstname, lastname, type, standing, deleted_at } = member;
  const rows = await db
    .select({ member_id, company, firstname, lastname })
    .from(member)
    .where(
      and(
        eq(type, 'gallery'),
        eq(standing, 'approved'),
        isNull(deleted_at),
        ids && inArray(member_id, [...new Set(ids)]),
      ),
    )
    .orderBy(sql`${company} ->> 'name'`, member_id)
    .limit(MOST_GALLERIES);
  return rows.map((row) => ({ gallery_id: row.member_id, name: row.company?.name || usernameOf(row) }));
}

/** The company's name, or else the person's. */
export async function namesOfGalleries(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const galleries = await readGalleries(db, ids);
  const people = await readReaders(db, ids);
  return new Map(ids.map((id) => [id, galleries.get(id)?.name ?? people.get(id)?.name ?? '']));
}
