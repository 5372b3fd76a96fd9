import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { insertOne } from '#db/server/insert-one.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { recordChange } from '#ground/audit/server/audit.service.ts';
import { requireWithinLimit } from '#ground/throttle/server/throttle.service.ts';
import { readReaders } from '#people/members/server/reader.service.ts';
import { MOST_COUNTED, pagesOf } from '#shared/counted.rules.ts';
import { Refusal } from '#shared/errors.ts';
import type { Lang } from '#shared/locale.ts';
import type { ImportForm, WorkImport } from '../import.contract.ts';
import {
  DISCARDABLE,
  FILES_OPEN,
  LINE_STATES,
  type LineCounts,
  MOST_OPEN_IMPORTS,
  OPEN_STATES,
  stepsOf,
} from '../import.rules.ts';
import { workImport, workImportFile, workImportLine } from './import.tables.ts';

export type ImportRow = typeof workImport.$inferSelect;

const PAGE = 20;

interface Asker {
  staff_id: number;
  lang: Lang;
}

/** Begins an import, if the shop has not too many open ones; returns it without files. */
export async function beginImport(db: Db, { staff_id, lang }: Asker, form: ImportForm): Promise<WorkImport> {
  await requireWithinLimit(db, { limit: 'work_import', who: String(staff_id) });
  return inTransaction(db, async (tx) => {
    // Two people must not both begin the last one.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('work import', 0))`);
    const open = await tx.$count(workImport, inArray(workImport.state, [...OPEN_STATES]));
    if (open >= MOST_OPEN_IMPORTS) throw new Refusal('upload_quota');
    const row = await insertOne(
      tx
        .insert(workImport)
        .values({ staff_id, acting_id: staff_id, lang, ...form })
        .returning(),
    );
    const { import_id } = row;
    await recordChange(tx, { staff_id, subject: 'work_import', subject_id: import_id, action: 'create', after: form });
    return viewOf(tx, row);
  });
}

/** Changes whether complete works go on sale; only before the run, because the check shows which will. */
export async function changeImport(db: Db, staff_id: number, importId: number, form: ImportForm): Promise<WorkImport> {
  return inTransaction(db, async (tx) => {
    const row = await lockImport(tx, importId);
    const { publish_complete } = row;
    if (!FILES_OPEN.includes(row.state)) throw new Refusal('conflict', { more: { state: row.state } });
    await recordChange(tx, {
      staff_id,
      subject: 'work_import',
      subject_id: importId,
      action: 'edit',
      before: { publish_complete },
      after: form,
    });
    const [changed] = await tx
      .update(workImport)
      .set({ ...form, changed_at: sql`now()` })
      .where(eq(workImport.import_id, importId))
      .returning();
    return viewOf(tx, changed ?? row);
  });
}

export async function readImport(db: Db, importId: number): Promise<WorkImport> {
  return viewOf(db, await importRow(db, importId));
}

/** Newest first. */
export async function listImports(db: Db, asked: number) {
  const counted = await db.$count(
    db
      .select({ id: workImport.import_id })
      .from(workImport)
      .limit(MOST_COUNTED + 1)
      .as('found'),
  );
  const found = pagesOf(counted, asked, PAGE);
  const rows = await db
    .select()
    .from(workImport)
    .orderBy(desc(workImport.import_id))
    .limit(PAGE)
    .offset((found.page - 1) * PAGE);
  return { list: await viewsOf(db, rows), ...found };
}

export async function importRow(db: Db, importId: number): Promise<ImportRow> {
  const [row] = await db.select().from(workImport).where(eq(workImport.import_id, importId));
  if (!row) throw new Refusal('not_found');
  return row;
}

/** Locked until the transaction ends. */
export async function lockImport(tx: Db, importId: number): Promise<ImportRow> {
  const [row] = await tx.select().from(workImport).where(eq(workImport.import_id, importId)).for('update');
  if (!row) throw new Refusal('not_found');
  return row;
}

export async function viewOf(db: Db, row: ImportRow): Promise<WorkImport> {
  const [view] = await viewsOf(db, [row]);
  if (!view) throw new Error('an import has no view');
  return view;
}

async function viewsOf(db: Db, rows: readonly ImportRow[]): Promise<WorkImport[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ import_id }) => import_id);
  const files = await filesOf(db, ids);
  const lines = await countLines(db, ids);
  const people = await readReaders(
    db,
    rows.map(({ staff_id }) => staff_id),
  );
  return rows.map((row) => {
    const { import_id, state, publish_complete, faults, warnings, done, total } = row;
    const own = files.get(import_id) ?? NO_FILES;
    const { states, plan } = lines.get(import_id) ?? NO_LINES;
    const standing = { state, lines: states, files: own, has_files: row.released_at === null };
    return {
      import_id,
      state,
      publish_complete,
      staff: people.get(row.staff_id)?.name ?? '',
      created_at: row.created_at.toISOString(),
      changed_at: row.changed_at.toISOString(),
      finished_at: row.finished_at?.toISOString() ?? null,
      files: own,
      progress: { done, total },
      lines: states,
      plan,
      faults,
      warnings,
      steps: stepsOf(standing),
      is_open: FILES_OPEN.includes(state),
      is_discardable: DISCARDABLE.includes(state),
    };
  });
}

const NO_FILES: WorkImport['files'] = { count: 0, size: 0, received: 0, pictures: 0, zips: 0, table: null };

async function filesOf(db: Db, ids: readonly number[]): Promise<Map<number, WorkImport['files']>> {
  const { import_id, size, received, kind, name } = workImportFile;
  const rows = await db
    .select({
      import_id,
      count: count(),
      size: sql<number>`sum(${size})::float8`,
      received: sql<number>`sum(${received})::float8`,
      pictures: sql<number>`count(*) filter (where ${kind} = 'picture')::int`,
      zips: sql<number>`count(*) filter (where ${kind} = 'zip')::int`,
      table: sql<string | null>`min(${name}) filter (where ${kind} = 'table')`,
    })
    .from(workImportFile)
    .where(inArray(import_id, [...ids]))
    .groupBy(import_id);
  return new Map(rows.map(({ import_id: id, ...files }) => [id, files]));
}

const noStates = () => Object.fromEntries(LINE_STATES.map((state) => [state, 0])) as LineCounts;
const NO_LINES = { states: noStates(), plan: { creates: 0, changes: 0, new_artists: 0 } };

/** At most five thousand lines per import, so that they can be counted each time. */
async function countLines(db: Db, ids: readonly number[]) {
  const { import_id, state, action, new_artist } = workImportLine;
  const rows = await db
    .select({ import_id, state, action, lines: count() })
    .from(workImportLine)
    .where(inArray(import_id, [...ids]))
    .groupBy(import_id, state, action);
  const artists = await db
    .select({ import_id, artists: sql<number>`count(distinct ${new_artist})::int` })
    .from(workImportLine)
    .where(and(inArray(import_id, [...ids]), eq(state, 'ready')))
    .groupBy(import_id);
  const found = new Map<number, typeof NO_LINES>();
  for (const row of rows) {
    const own = found.get(row.import_id) ?? { states: noStates(), plan: { creates: 0, changes: 0, new_artists: 0 } };
    own.states[row.state] += row.lines;
    if (row.state === 'ready' && row.action === 'create') own.plan.creates += row.lines;
    if (row.state === 'ready' && row.action === 'change') own.plan.changes += row.lines;
    found.set(row.import_id, own);
  }
  for (const { import_id: id, artists: named } of artists) {
    const own = found.get(id);
    if (own) own.plan.new_artists = named;
  }
  return found;
}
