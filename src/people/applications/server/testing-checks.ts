import { eq } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { CHECKLIST } from '../application.rules.ts';
import { application, applicationCheck } from './application.tables.ts';

/** Ticks all points of the checklist, as reviewers do before they approve. */
export async function tickAll(db: Db, application_id: number, checked_by = 1): Promise<void> {
  const [row] = await db.select().from(application).where(eq(application.application_id, application_id));
  const ticks = row ? CHECKLIST[row.kind].map((point) => ({ application_id, point, checked_by })) : [];
  if (ticks.length > 0) await db.insert(applicationCheck).values(ticks).onConflictDoNothing();
}
