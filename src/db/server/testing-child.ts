import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import type { Database } from './connect.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';
import { StartupProblem } from './startup-problem.ts';

/** A child process for tests that start several, or kill one. It reports on standard output. */
const [task = '', place = '', amount = '0'] = process.argv.slice(2);
const migrations = `${import.meta.dirname}/testing-migrations`;

function say(line: string | number): void {
  process.stdout.write(`${line}\n`);
}

function open(statementLimitMs = 30_000): Promise<Database> {
  const isUrl = place.startsWith('postgres:');
  return openDatabase({
    dataDir: isUrl ? '' : place,
    databaseUrl: isUrl ? place : undefined,
    log: pino({ level: 'silent' }),
    statementLimitMs,
  });
}

const tasks: Record<string, () => Promise<void>> = {
  async hold() {
    await open();
    say('open');
    setInterval(() => {}, 1_000);
  },
  async migrate() {
    const database = await open();
    say('open');
    for await (const _ of process.stdin) break;
    for (const tag of await migrate(database, migrations)) say(tag);
    await database.close();
  },
  async sell() {
    const database = await open();
    await migrate(database, migrations);
    for (let count = 1; ; count++) {
      const title = `${process.pid}-${count}-${'x'.repeat(Number(amount))}`;
      await database.db.execute(sql`insert into test_prints (title) values (${title})`);
      say(title);
    }
  },
  async loopForEver() {
    const { db } = await open(Number(amount));
    say('open');
    await db.execute(sql`do $$ begin loop perform 1; end loop; end $$`);
  },
  async countSyncs() {
    const database = await open();
    await migrate(database, migrations);
    let syncs = 0;
    const { fsyncSync } = fs;
    fs.fsyncSync = (descriptor) => {
      syncs += 1;
      fsyncSync(descriptor);
    };
    syncBuiltinESMExports();
    for (let count = 0; count < Number(amount); count++) {
      await database.db.execute(sql`insert into test_visits default values`);
    }
    say(syncs);
    await database.close();
  },
};

try {
  await tasks[task]?.();
} catch (error) {
  if (!(error instanceof StartupProblem)) throw error;
  say(error.message);
  process.exitCode = 1;
}
