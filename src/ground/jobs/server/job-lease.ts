import { and, eq, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { backgroundJob } from './job.tables.ts';

/** The database's clock decides: those of the processes differ. */
const NOW = sql`clock_timestamp()`;
const { name, holder, lease_until, due_at, failures, succeeded_at } = backgroundJob;

/** Who asks for which job. */
interface Claim {
  name: string;
  holder: string;
}

/** What a process learns when it asks for a job: whether it is to do it now, or when to ask again. */
interface Look {
  isMine: boolean;
  againMs: number;
  failures: number;
  succeeded_at: Date | null;
}

/** Takes a job on if it is due and nobody else is at it. */
export async function acquireLease(db: Db, claim: Claim, leaseMs: number): Promise<Look> {
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

/** Ends a round that went well. */
export async function settleSuccess(db: Db, claim: Claim, againMs: number): Promise<void> {
  await settle(db, claim, { due_at: inMs(againMs), succeeded_at: NOW, failures: 0 });
}

/** Ends a round that failed. */
export async function settleFailure(db: Db, claim: Claim, againMs: number): Promise<void> {
  await settle(db, claim, { due_at: inMs(againMs), failures: sql`${failures} + 1` });
}

/** Gives a job back that was cut off: it is still due, for whoever asks first. */
export async function giveBack(db: Db, claim: Claim): Promise<void> {
  await settle(db, claim, {});
}

/** Renews a lease until it is ended. `lost` is told when somebody else took it, or may have while the database was away. */
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

/** Ends every lease. Only for a database that belongs to this process alone: whoever held one there is dead. */
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

/** Nothing happens if the lease was lost meanwhile: the job is then somebody else's. */
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

/** Forgets how far the jobs whose names begin like this have come. */
export async function forgetJobs(db: Db, start: string): Promise<void> {
  await db.delete(backgroundJob).where(sql`starts_with(${name}, ${start})`);
}
