import { join } from 'node:path';
import { setTimeout as delay, setImmediate, setInterval } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import type { DatabaseOptions } from '#db/server/connect.ts';
import { answerCopyRequest } from '#db/server/embedded-copy.ts';
import { openDatabase } from '#db/server/open-database.ts';
import { diskStorage } from '#ground/storage/server/storage-disk.ts';
import { makeBackup } from './backup.service.ts';
import { folderPlace } from './backup-place.ts';
import { fillNewDatabase, snapshotsOf, withDatabase } from './command-database.ts';
import { moveRows } from './move.service.ts';

/** A process for tests that kill it. It reports each step on standard output. */
const [task = '', from = '', to = '', stopAfter = '0'] = process.argv.slice(2);

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function optionsOf(place: string): DatabaseOptions {
  const isUrl = place.startsWith('postgres');
  return { dataDir: isUrl ? '' : place, databaseUrl: isUrl ? place : undefined, log: pino({ level: 'silent' }) };
}

const tasks: Record<string, () => Promise<void>> = {
  /** An open shop that writes rows; each line is the number of one that is committed. */
  async shop() {
    const database = await openDatabase(optionsOf(from));
    say('open');
    void (async () => {
      for await (const _ of setInterval(100)) await answerCopyRequest(database, from);
    })();
    for (let number = 1; ; number++) {
      await database.db.execute(sql`insert into staff_change (staff_id, action, subject, subject_id, before, after)
        values (${number}, 'edit', 'order', '1', '{}', '{}')`);
      say(String(number));
      // A shop waits for requests, so its timers run.
      await setImmediate();
    }
  },
  /** Stops after so many files, to be killed there. Pictures are in the backup's folder: they need not be the shop's. */
  async backup() {
    const place = folderPlace(to);
    let files = 0;
    const write: typeof place.write = async (path, bytes) => {
      await place.write(path, bytes);
      say(path);
      files += 1;
      if (files === Number(stopAfter)) await delay(600_000);
    };
    const settings = { place: { ...place, write }, key: undefined, isFull: false, secretsKey: undefined, keep: 3 };
    await makeBackup(snapshotsOf(optionsOf(from)), diskStorage(join(to, 'pictures')), settings);
    say('done');
  },
  /** Each line is a table that has been compared; nothing is committed before the last. */
  async move() {
    await withDatabase(optionsOf(from), (source) =>
      fillNewDatabase(optionsOf(to), (target) => moveRows(source, target, ({ name }) => say(name))),
    );
    say('done');
  },
};

await tasks[task]?.();
process.exit(0);
