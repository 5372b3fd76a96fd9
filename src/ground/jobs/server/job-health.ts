import { gt } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { backgroundJob } from './job.tables.ts';

/** The jobs whose last runs failed, and how many in a row. */
export function failingJobs(db: Db): Promise<{ name: string; failures: number }[]> {
  const { name, failures } = backgroundJob;
  return db.select({ name, failures }).from(backgroundJob).where(gt(failures, 0)).orderBy(name).limit(20);
}
