import { type AnyColumn, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { readReaders } from '#people/members/server/reader.service.ts';
import { pagesOf } from '#shared/counted.rules.ts';
import { Refusal } from '#shared/errors.ts';
import { type Lang, textIn } from '#shared/locale.ts';
import type { LineSums, PayoutLineView, RunRow, RunView } from '../payout.contract.ts';
import { payeeData } from './payee.tables.ts';
import { payoutLine, payoutRun } from './payout.tables.ts';
import { needsOther, stepsOf } from './run.service.ts';

const PAGE = 20;

/** All runs, the latest first. */
export async function listRuns(db: Db, page: number) {
  const total = await db.$count(payoutRun);
  const pages = pagesOf(total, page, PAGE);
  const runs = await db
    .select()
    .from(payoutRun)
    .orderBy(desc(payoutRun.run_id))
    .limit(PAGE)
    .offset((pages.page - 1) * PAGE);
  const sums = await sumsOf(
    db,
    runs.map(({ run_id }) => run_id),
  );
  return { list: runs.map((run) => rowOf(run, sums.get(run.run_id))), total, page: pages.page, pages: pages.pages };
}

/** A run with its lines, by name. */
export async function readRun(
  db: Db,
  runId: number,
  { staff_id, lang }: { staff_id: number; lang: Lang },
): Promise<RunView> {
  const [run] = await db.select().from(payoutRun).where(eq(payoutRun.run_id, runId));
  if (!run) throw new Refusal('not_found');
  const lines = await db
    .select({ line: payoutLine, version: sql<number>`coalesce(${payeeData.version}, 0)` })
    .from(payoutLine)
    .leftJoin(payeeData, eq(payeeData.payee, payoutLine.payee))
    .where(eq(payoutLine.run_id, runId))
    .orderBy(asc(payoutLine.currency), desc(payoutLine.net), asc(payoutLine.line_id));
  const people = await readReaders(
    db,
    [run.created_by, run.approved_by, run.paid_by].filter((id) => id !== null),
  );
  const name = (id: number | null) => (id === null ? '' : (people.get(id)?.name ?? ''));
  return {
    ...rowOf(run, (await sumsOf(db, [runId])).get(runId)),
    version: run.version,
    usd_rate: run.usd_rate,
    created_by: name(run.created_by),
    approved_by: name(run.approved_by),
    paid_by: name(run.paid_by),
    steps: stepsOf(run),
    needs_other: run.state === 'draft' && (await needsOther(db, run, staff_id)),
    lines: lines.map(({ line, version }) =>
      lineView(line, lang, run.state === 'draft' && version !== line.payee_version),
    ),
  };
}

/** How many runs await a decision or their payment, for the page "Today". */
export function openRuns(db: Db): Promise<number> {
  return db.$count(payoutRun, inArray(payoutRun.state, ['draft', 'approved']));
}

/** Without the numbers. */
function lineView(line: typeof payoutLine.$inferSelect, lang: Lang, outdated: boolean): PayoutLineView {
  const { run_id: _run, payee_version: _version, sealed: _sealed, premium_exempt_until: _until, ...rest } = line;
  const { shown_name, ...shown } = rest;
  return { ...shown, shown_name: textIn(shown_name, lang), outdated };
}

function rowOf(run: typeof payoutRun.$inferSelect, sums: LineSums[] = []): RunRow {
  const { run_id, state, until, pay_on, reference, created_at, approved_at, paid_at } = run;
  return {
    run_id,
    state,
    until,
    pay_on,
    reference,
    created_at: created_at.toISOString(),
    approved_at: approved_at?.toISOString() ?? null,
    paid_at: paid_at?.toISOString() ?? null,
    sums,
  };
}

async function sumsOf(db: Db, runIds: readonly number[]): Promise<Map<number, LineSums[]>> {
  if (runIds.length === 0) return new Map();
  const { run_id, currency, gross, withholding, premium, net } = payoutLine;
  const sum = (column: AnyColumn) => sql<number>`sum(${column})`.mapWith(Number);
  const rows = await db
    .select({
      run_id,
      currency,
      count: sql<number>`count(*)::int`,
      gross: sum(gross),
      withholding: sum(withholding),
      premium: sum(premium),
      net: sum(net),
    })
    .from(payoutLine)
    .where(inArray(run_id, [...runIds]))
    .groupBy(run_id, currency)
    .orderBy(asc(currency));
  const byRun = Map.groupBy(rows, (row) => row.run_id);
  return new Map([...byRun].map(([id, own]) => [id, own.map(({ run_id: _run, ...sums }) => sums)]));
}
