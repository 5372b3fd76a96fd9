import pino from 'pino';
import { Registry } from 'prom-client';
import { migrate } from '#db/server/migrate.ts';
import { openDatabase } from '#db/server/open-database.ts';
import { startRunner } from './runner.ts';

/** A child process for the test that kills one: it starts a run, reports it, and never ends it. */
const [place = '', lease = '0'] = process.argv.slice(2);
const log = pino({ level: 'silent' });
const isUrl = place.startsWith('postgres:');
const database = await openDatabase({ dataDir: isUrl ? '' : place, databaseUrl: isUrl ? place : undefined, log });
await migrate(database);
const run = () =>
  new Promise<void>(() => {
    process.stdout.write('at it\n');
    setInterval(() => {}, 1_000);
  });
await startRunner(database, [{ name: 'painting', runsIn: 'one_process', every: 'once', run }], {
  log,
  registry: new Registry(),
  pace: { lease: Number(lease) },
});
