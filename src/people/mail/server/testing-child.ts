import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { migrate } from '#db/server/migrate.ts';
import { openDatabase } from '#db/server/open-database.ts';
import { queueMail } from './mail.service.ts';
import { openMailTransport } from './mail-transport.ts';
import { sendDueMails } from './mail-worker.ts';

/** A process for the test that kills mail workers. It reports in lines on standard output. */
const [task = '', place = '', smtpUrl = '', amount = '0'] = process.argv.slice(2);
const log = pino({ level: 'silent' });
const isUrl = place.startsWith('postgres:');
const database = await openDatabase({ dataDir: isUrl ? '' : place, databaseUrl: isUrl ? place : undefined, log });
await migrate(database);

async function queue(): Promise<void> {
  for (let count = 1; count <= Number(amount); count++) {
    const data = { name: `Reader ${count}` };
    await queueMail(database.db, { to: `reader-${count}@example.com`, lang: 'en', kind: 'welcome', data });
  }
}

async function work(): Promise<void> {
  const { send } = openMailTransport(smtpUrl);
  const compose = async ({ to }: { to: string }) => {
    process.stdout.write(`${to}\n`);
    return {
      from: { name: 'Shop', address: 'shop@example.com' },
      subject: 'Hello',
      html: '<p>Hello</p>',
      text: 'Hello',
    };
  };
  for (;;) {
    // As if the retry delays and the leases of killed workers had expired.
    await database.db.execute(sql`update mail_outbox set due_at = now() where status = 'queued'`);
    await sendDueMails(database.db, { compose, send, host: 'shop.test', log });
    const { rows } = await database.db.execute(sql`select 1 from mail_outbox where status = 'queued' limit 1`);
    if (rows.length === 0) return;
    await delay(20);
  }
}

await (task === 'queue' ? queue() : work());
await database.close();
