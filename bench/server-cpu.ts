import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { Database } from '#db/server/connect.ts';

/** Fields of /proc/<pid>/stat after the name, and the length of a tick. */
const PARENT = 1;
const ENDED_CHILDREN = 13;
const TICK_MS = 10;

/** Milliseconds of CPU of all database sessions so far, also of ended ones. */
export async function serverCpu({ db }: Database): Promise<number> {
  const { rows } = await db.execute(sql`select pid from pg_stat_activity where backend_type = 'client backend'`);
  const pids = rows.map(({ pid }) => Number(pid));
  const living = pids.map((pid) => Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6);
  const parent = statOf(pids[0] ?? 0)[PARENT];
  const [user = 0, system = 0] = statOf(parent ?? 0).slice(ENDED_CHILDREN, ENDED_CHILDREN + 2);
  return living.reduce((sum, ms) => sum + ms, (user + system) * TICK_MS);
}

function statOf(pid: number): number[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
}
