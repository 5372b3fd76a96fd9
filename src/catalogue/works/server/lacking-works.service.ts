import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { lacksLanguage } from '#db/server/lacks-language.ts';
import { category, frame, item, lacksWords } from './works.tables.ts';

/** Sellers finish their own drafts. */
const isFinished = () => or(eq(item.status, 'online'), inArray(item.stage, ['submitted', 'paused']));

/** Works that visitors see, or soon will, with a text missing in some language. */
export function countLackingWorks(db: Db): Promise<number> {
  return db.$count(item, and(lacksWords(item), isFinished()));
}

export async function lackingWorks(db: Db, { limit, offset }: { limit: number; offset: number }) {
  const { item_id, title, texts, exhibition_where } = item;
  const rows = await db
    .select({ item_id, title, texts, exhibition_where })
    .from(item)
    .where(and(lacksWords(item), isFinished()))
    .orderBy(asc(item_id))
    .limit(limit)
    .offset(offset);
  return rows.map((row) => ({
    id: String(row.item_id),
    name: row.title,
    texts: { title: row.title, ...row.texts, exhibition_where: row.exhibition_where },
  }));
}

/** There are few. */
export async function lackingCategories(db: Db) {
  const rows = await db.select().from(category).where(lacksLanguage(category.name)).orderBy(category.position);
  return rows.map(({ code, name }) => ({ id: code, name, texts: { name } }));
}

/** There are few. */
export async function lackingFrames(db: Db) {
  const rows = await db.select().from(frame).where(lacksLanguage(frame.name)).orderBy(frame.position);
  return rows.map(({ frame_id, name }) => ({ id: String(frame_id), name, texts: { name } }));
}
