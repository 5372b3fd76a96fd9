import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { StartupProblem } from '#db/server/startup-problem.ts';
import {
  readMigrations,
  readRows,
  readSequences,
  readTables,
  type SequenceState,
  type TableShape,
  writeRows,
  writeSequences,
} from './table-rows.ts';

/** All rows of a shop as of one moment: of a database, or of a backup. */
export interface RowSource {
  migrations: readonly number[];
  sequences: readonly SequenceState[];
  tables: readonly TableShape[];
  rows: (table: string) => AsyncIterable<readonly string[]>;
  /** What the rows must add up to, if that is known. */
  sums?: readonly TableSum[];
}

export interface TableSum {
  name: string;
  rows: number;
  /** Of all lines, each with its line feed. */
  sha256: string;
}

/** What new databases already contain: the migrations insert it. */
const FROM_MIGRATIONS = new Set(['invoice_start', 'share_rate', 'shop_opening', 'shop_test_mode']);

/** The rows of a database, in a transaction that sees one moment. */
export async function sourceOf(tx: Db): Promise<RowSource> {
  const tables = await readTables(tx);
  return {
    tables: tables.map(({ name, columns }) => ({ name, columns })),
    migrations: await readMigrations(tx),
    sequences: await readSequences(tx),
    rows: (name) => {
      const table = tables.find((one) => one.name === name);
      if (!table) throw new Error(`there is no table ${name}`);
      return readRows(tx, table);
    },
  };
}

/** Passes lines on and adds them up. */
export function createSum(name: string): { add: (lines: readonly string[]) => void; sum: () => TableSum } {
  const hash = createHash('sha256');
  let rows = 0;
  return {
    add: (lines) => {
      rows += lines.length;
      for (const line of lines) hash.update(line).update('\n');
    },
    sum: () => ({ name, rows, sha256: hash.digest('hex') }),
  };
}

/**
 * Replaces the content of an empty, migrated database, in the caller's transaction, and reads it again: throws unless
 * every table has the same rows. So the shop is there completely, or not at all.
 */
export async function loadTables(tx: Db, source: RowSource, onTable: (sum: TableSum) => void): Promise<void> {
  const tables = await readTables(tx);
  await requireSameTables(tables, source.tables);
  const names = source.tables.map(({ name }) => name);
  const links = await dropLinks(tx);
  // Triggers would refuse or repeat what the rows already contain.
  await forEachTable(tx, names, 'disable trigger user');
  // By now every table is locked, so no shop can begin here in the meantime.
  await requireEmpty(tx, tables);
  const truncated = names.map((name) => sql.identifier(name));
  await tx.execute(sql`truncate ${sql.join(truncated, sql`, `)}`);
  const sums: TableSum[] = [];
  for (const table of source.tables) {
    const { add, sum } = createSum(table.name);
    for await (const lines of source.rows(table.name)) {
      add(lines);
      await writeRows(tx, table, lines);
    }
    sums.push(sum());
  }
  await writeSequences(tx, source.sequences);
  for (const link of links)
    await tx.execute(sql.raw(`alter table ${link.table} add constraint ${link.name} ${link.definition}`));
  await forEachTable(tx, names, 'enable trigger user');
  await requireSameRows(await sourceOf(tx), source.sums ?? sums, onTable);
}

/** Reads all tables of `source` and compares them with the sums. */
async function requireSameRows(
  source: RowSource,
  sums: readonly TableSum[],
  onTable: (sum: TableSum) => void,
): Promise<void> {
  for (const expected of sums) {
    const { add, sum } = createSum(expected.name);
    for await (const lines of source.rows(expected.name)) add(lines);
    const found = sum();
    if (found.rows !== expected.rows || found.sha256 !== expected.sha256) {
      throw new Error(`the table ${expected.name} differs: ${found.rows} rows instead of ${expected.rows}`);
    }
    onTable(found);
  }
}

async function requireSameTables(found: readonly TableShape[], expected: readonly TableShape[]): Promise<void> {
  const text = (tables: readonly TableShape[]) =>
    tables.map(({ name, columns }) => `${name}(${columns.map((one) => `${one.name} ${one.type}`).join()})`);
  const known = new Set(text(found));
  const missing = text(expected).filter((one) => !known.has(one));
  if (missing.length === 0 && found.length === expected.length) return;
  throw new Error(`the tables of the two databases differ: ${missing.join('; ').slice(0, 500)}`);
}

/** Throws if a shop has ever been opened here. */
export async function requireEmpty(tx: Db, tables: readonly TableShape[]): Promise<void> {
  for (const { name } of tables) {
    if (FROM_MIGRATIONS.has(name)) continue;
    const { rows } = await tx.execute(sql`select 1 from ${sql.identifier(name)} limit 1`);
    if (rows.length > 0) {
      throw new StartupProblem(
        `The target already contains a shop (its table ${name} has rows). Nothing was changed: choose an empty database or folder.`,
      );
    }
  }
}

/** Removes all foreign keys until the rows are there: some tables refer to each other, and no order of loading suits all. */
async function dropLinks(tx: Db): Promise<{ table: string; name: string; definition: string }[]> {
  const { rows } = await tx.execute<{ table: string; name: string; definition: string }>(
    sql`select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by conname`,
  );
  for (const { table, name } of rows) await tx.execute(sql.raw(`alter table ${table} drop constraint ${name}`));
  return rows;
}

async function forEachTable(tx: Db, names: readonly string[], change: string): Promise<void> {
  for (const name of names) await tx.execute(sql`alter table ${sql.identifier(name)} ${sql.raw(change)}`);
}
