import { sql } from 'drizzle-orm';
import pino from 'pino';
import { describe, expect, onTestFinished, vi } from 'vitest';
import { sharedDatabase } from '#buying/orders/server/testing-many-shops.ts';
import type { Database } from '#db/server/connect.ts';
import { openDatabase } from '#db/server/open-database.ts';
import { LISTENER_NAME } from '#db/server/postgres.ts';
import { test } from '#db/server/testing.ts';
import { CONNECTION_CHANNEL } from './follow-connections.service.ts';
import { asAdmin, openConnectedShop } from './testing-connections.ts';

/** What decision 59 promises for every process. */
const PROMISED_MS = 2_000;
const PAYPAL = { client_id: 'client-1', secret: 'a-secret-of-paypal', webhook_id: 'WH-1' };

describe.runIf(process.env.TEST_ENGINE === 'postgres')('two processes', () => {
  test('use a connection within two seconds, also when no notice can be heard, and refuse the slower of two people', async () => {
    const { url, drop } = await sharedDatabase();
    const open = () => openDatabase({ dataDir: '', databaseUrl: url, log: pino({ level: 'silent' }) });
    const [here, there] = [await open(), await open()];
    onTestFinished(async () => {
      await Promise.all([here.close(), there.close()]);
      await drop();
    });
    const one = await openConnectedShop(here.db);
    const other = await openConnectedShop(there.db, one.env);
    const listen = ({ listen: hear }: Database, { watch }: typeof one) => {
      const follow = () => void watch.refresh();
      return hear(CONNECTION_CHANNEL, follow, follow);
    };
    await listen(here, one);
    await listen(there, other);
    const admin = await asAdmin(one, here.db);
    const colleague = await asAdmin(other, there.db, 'second');
    const clientThere = () => other.shop.config.payments.paypal?.clientId;
    const until = async (expected: string | undefined) => {
      const since = performance.now();
      await vi.waitFor(() => expect(clientThere()).toBe(expected), { timeout: 10_000, interval: 10 });
      return performance.now() - since;
    };
    const took: Record<string, number> = {};

    await admin.enter('paypal', PAYPAL);
    took.enter = await until('client-1');
    const both = await Promise.all([
      admin.enter('paypal', { ...PAYPAL, client_id: 'mine' }, { version: 1 }),
      colleague.enter('paypal', { ...PAYPAL, client_id: 'theirs' }, { version: 1 }),
    ]);
    expect(both.map(({ code }) => code).sort()).toEqual(['conflict', 'success']);
    const winner = both[0]?.code === 'success' ? 'mine' : 'theirs';
    took.race = await until(winner);
    expect(one.shop.config.payments.paypal?.clientId).toBe(winner);

    await here.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = ${LISTENER_NAME}`);
    await admin.remove('paypal', 2);
    took.remove_deaf = await until(undefined);

    console.log('a connection in two processes, ms:', took);
    for (const [what, ms] of Object.entries(took)) expect([what, ms < PROMISED_MS]).toEqual([what, true]);
  });
});
