import { and, eq, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { backgroundJob } from './job.tables.ts';

/** The database's clock decides: the processes' clocks differ. */
const NOW = sql`clock_timestamp()`;
const { name, holder, lease_until, due_at, failures, succeeded_at } = backgroundJob;

/** A process and the job it asks for. */
interface Claim {
  name: string;
  holder: string;
}

/** The answer to a process that asks for a job: whether to run it now, or when to ask again. */
interface LeaseAnswer {
  isMine: boolean;
  againMs: number;
  failures: number;
  succeeded_at: Date | null;
}

/** Acquires the lease if the job is due and nobody else holds it. */
export async function acquireLease(db: Db, claim: Claim, leaseMs: number): Promise<LeaseAnswer> {
  const isFree = or(isNull(lease_until), lte(lease_until, NOW));
  const [mine] = await db
    .update(backgroundJob)
    .set({ holder: claim.holder, lease_until: inMs(leaseMs), started_at: NOW })
    .where(and(eq(name, claim.name), isFree, lte(due_at, NOW)))
    .returning({ failures, succeeded_at });
  if (mine) return { isMine: true, againMs: 0, ...mine };
  const againMs = sql<number>`extract(epoch from greatest(${due_at}, ${lease_until}) - ${NOW})::float8 * 1000`;
  const [row] = await db.select({ againMs, failures, succeeded_at }).from(backgroundJob).where(eq(name, claim.name));
  if (row) return { isMine: false, ...row };
  await db.insert(backgroundJob).values({ name: claim.name }).onConflictDoNothing();
  return acquireLease(db, claim, leaseMs);
}

/** Ends a successful run. */
export async function settleSuccess(db: Db, claim: Claim, againMs: number): Promise<void> {
  await settle(db, claim, { due_at: inMs(againMs), succeeded_at: NOW, failures: 0 });
}

/** Ends a failed run. */
export async function settleFailure(db: Db, claim: Claim, againMs: number): Promise<void> {
  await settle(db, claim, { due_at: inMs(againMs), failures: sql`${failures} + 1` });
}

/** Releases an interrupted job: it is still due, for the next process that asks. */
export async function releaseLease(db: Db, claim: Claim): Promise<void> {
  await settle(db, claim, {});
}

/** Renews a lease until it is ended. Aborts `lost` if another process took it, or may have taken it unnoticed. */
export function renewLease(db: Db, claim: Claim, leaseMs: number): { lost: AbortSignal; end: () => void } {
  const losing = new AbortController();
  let leasedUntil = performance.now() + leaseMs;
  const renew = async () => {
    const asked = performance.now();
    const isMine = await extendLease(db, claim, leaseMs).catch(() => undefined);
    if (isMine) leasedUntil = asked + leaseMs;
    else if (isMine === false || performance.now() >= leasedUntil) losing.abort();
  };
  const timer = setInterval(() => void renew(), leaseMs / 3).unref();
  return { lost: losing.signal, end: () => clearInterval(timer) };
}

/** Ends every lease. Only for a database that belongs to this process alone: earlier holders are dead. */
export async function freeLeases(db: Db): Promise<void> {
  await db.update(backgroundJob).set({ holder: null, lease_until: null });
}

async function extendLease(db: Db, claim: Claim, leaseMs: number): Promise<boolean> {
  const renewed = await db
    .update(backgroundJob)
    .set({ lease_until: inMs(leaseMs) })
    .where(isLeasedBy(claim))
    .returning({ name });
  return renewed.length > 0;
}

/** Does nothing if the lease was lost in the meantime: another process has the job. */
async function settle(db: Db, claim: Claim, change: Parameters<ReturnType<Db['update']>['set']>[0]): Promise<void> {
  await db
    .update(backgroundJob)
    .set({ holder: null, lease_until: null, ...change })
    .where(isLeasedBy(claim));
}

function isLeasedBy(claim: Claim): SQL | undefined {
  return and(eq(name, claim.name), eq(holder, claim.holder));
}

function inMs(ms: number): SQL {
  return sql`clock_timestamp() + make_interval(secs => ${ms / 1_000})`;
}

/** Deletes the state of the jobs whose names begin like this. */
export async function deleteJobs(db: Db, start: string): Promise<void> {
  await db.delete(backgroundJob).where(sql`starts_with(${name}, ${start})`);
}
