import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { describe, expect } from 'vitest';
import { openDatabase } from './open-database.ts';
import { StartupProblem } from './startup-problem.ts';
import { test as base } from './testing.ts';
import { startConfined, startProcess } from './testing-process.ts';

const isServer = process.env.TEST_ENGINE === 'postgres';
const MINUTE = 60_000;
const log = pino({ level: 'silent' });
const open = (dataDir: string) => openDatabase({ dataDir, databaseUrl: undefined, log });

/** Creating a database takes seconds, so the tests create one and copy it. */
const test = base
  .extend('prepared', { scope: 'file' }, async ({ source }, { onCleanup }) => {
    const folder = await mkdtemp(join(tmpdir(), `cornice-${source.engine}-`));
    onCleanup(() => rm(folder, { recursive: true, force: true }));
    await (await open(folder)).close();
    return folder;
  })
  .extend('newFolder', async ({ source }, { onCleanup }) => {
    const folder = await mkdtemp(join(tmpdir(), `cornice-${source.engine}-`));
    onCleanup(() => rm(folder, { recursive: true, force: true }));
    return folder;
  })
  .extend('dataDir', async ({ prepared, newFolder }) => {
    await cp(prepared, newFolder, { recursive: true });
    return newFolder;
  });

async function titlesIn(dataDir: string): Promise<string[]> {
  const database = await open(dataDir);
  const { rows } = await database.db.execute<{ title: string }>(sql`select title from test_prints`);
  await database.close();
  return rows.map((row) => row.title);
}

describe.skipIf(isServer)('the data folder', { timeout: 8 * MINUTE }, () => {
  test('belongs to one process: the second reads which one has it', async ({ dataDir }) => {
    const first = startProcess('hold', dataDir);
    await first.said(1);

    const second = startProcess('hold', dataDir);

    expect(await second.ended()).toBe(1);
    expect(second.lines).toEqual([expect.stringContaining(`${dataDir} is in use by process ${first.child.pid} on`)]);
  });

  test('goes to exactly one of several processes when the one that had it was killed', async ({ dataDir }) => {
    const killed = startProcess('hold', dataDir);
    await killed.said(1);
    await killed.kill();

    const rivals = [1, 2, 3].map(() => startProcess('hold', dataDir));
    await Promise.all(rivals.map((rival) => rival.said(1)));

    const outcomes = rivals.map(({ lines }) => lines[0]);
    expect(outcomes.filter((line) => line === 'open')).toHaveLength(1);
    expect(outcomes.filter((line) => line?.includes('is in use by'))).toHaveLength(2);
  });

  test('is free again when its process has closed it', async ({ dataDir }) => {
    await (await open(dataDir)).close();

    await (await open(dataDir)).close();
  });

  test('survives kill -9 at any moment of the very first start', async ({ newFolder }) => {
    // Each moment is later, so each round also shows that the start after the last kill got at least that far.
    const moments = [
      'db.new',
      'db.new/base',
      'db.new/PG_VERSION',
      'db.new/global/pg_control',
      'db.new/postmaster.pid',
      'db',
      'db/postmaster.pid',
    ];
    for (const moment of moments) {
      const starting = startProcess('hold', newFolder);
      while (!existsSync(join(newFolder, moment))) await delay(1);
      await starting.kill();
    }

    await (await open(newFolder)).close();
  });

  test('survives kill -9 in the middle of writing its process number', async ({ dataDir }) => {
    await writeFile(join(dataDir, 'db/postmaster.pid'), '');

    await (await open(dataDir)).close();
  });

  test('that cannot be written is reported in one line', async ({ dataDir }) => {
    await writeFile(join(dataDir, 'note.txt'), '');

    const problem = open(join(dataDir, 'note.txt', 'data'));

    await expect(problem).rejects.toThrow(StartupProblem);
    await expect(problem).rejects.toThrow('cannot be written (part of the path is a file)');
  });

  test('with something else in the place of the database is left alone', async ({ newFolder: dataDir }) => {
    await mkdir(join(dataDir, 'db'));
    await writeFile(join(dataDir, 'db/holiday.jpg'), '');

    await expect(open(dataDir)).rejects.toThrow('exists but is not a database');

    expect(existsSync(join(dataDir, 'db/holiday.jpg'))).toBe(true);
  });
});

describe.skipIf(isServer)('the embedded database', { timeout: 8 * MINUTE }, () => {
  test('loses no acknowledged row to kill -9', async ({ dataDir }) => {
    const acknowledged: string[] = [];
    for (let round = 0; round < 2; round++) {
      const seller = startProcess('sell', dataDir);
      await seller.said(200);
      await seller.kill();
      acknowledged.push(...seller.lines);
    }

    expect(await titlesIn(dataDir)).toEqual(expect.arrayContaining(acknowledged));
  });

  test('has every commit on the disk before it answers: fsync is really called', async ({ dataDir }) => {
    const counting = startProcess('countSyncs', dataDir, '50');

    expect(await counting.ended()).toBe(0);
    expect(Number(counting.lines[0])).toBeGreaterThanOrEqual(50);
  });

  test('uses a quarter of the default buffers', async ({ dataDir }) => {
    const database = await open(dataDir);
    const { rows } = await database.db.execute(sql`show shared_buffers`);
    await database.close();

    expect(rows).toEqual([{ shared_buffers: '32MB' }]);
  });

  test('ends the process when a statement hangs', async ({ dataDir }) => {
    const stuck = startProcess('loopForEver', dataDir, '500');

    expect(await stuck.ended()).toBe(70);
    await (await open(dataDir)).close();
  });

  test('ends the process when the disk is full, and has every acknowledged row afterwards', async ({ dataDir }) => {
    const seller = startConfined(12 * 1024, 'sell', dataDir, '2000');

    expect(await seller.ended()).toBe(70);

    expect(seller.lines.length).toBeGreaterThan(0);
    expect(await titlesIn(dataDir)).toEqual(expect.arrayContaining(seller.lines));
  });
});
