import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { siteSetting } from '#catalogue/site/server/site.tables.ts';
import type { Database } from '#db/server/connect.ts';
import { openDatabase } from '#db/server/open-database.ts';
import { settingStatements } from '#db/server/pooler-settings.ts';
import { startCluster } from '#db/server/postgres-cluster.ts';
import { fillDatabase } from './built-shop.ts';
import { type Fleet, findServer, startFleet } from './fleet.ts';
import { buy, type Tally } from './fleet-buyers.ts';
import { startPatroni } from './patroni.ts';

const WORKS = 1_000;
/** Buyers who each wait for their answer before the next request. */
const BUYERS = 8;
const LEAST_REQUESTS = Number(process.env.FLEET_REQUESTS ?? 10_000);

const NAMES = { en: 'Bank', 'zh-Hant': '銀行', 'zh-Hans': '银行' };
/** Without it no bank transfer is offered. */
const BANK = { name: NAMES, code: '004', address: NAMES, account_number: '012345678901', account_holder: NAMES };

interface Trial {
  name: string;
  what: string;
  run: (fleet: Fleet, databaseUrl: string) => Promise<void>;
}

const TRIALS: Trial[] = [
  {
    name: 'rolling',
    what: 'each process is ended and started, one after another',
    run: async (fleet) => {
      for (const shop of fleet.shops) {
        await shop.end();
        await shop.start();
        // The proxy asks every second.
        await delay(2_000);
      }
    },
  },
  {
    name: 'kill',
    what: 'kill -9 of one process after another; each is started again after a second',
    run: async (fleet) => {
      for (const shop of fleet.shops) {
        await shop.kill();
        await delay(1_000);
        await shop.start();
        await delay(2_000);
      }
    },
  },
  {
    name: 'cut',
    what: 'the server ends all connections of the shop',
    run: async (_fleet, databaseUrl) => {
      await onServer(databaseUrl, async ({ db }) => {
        await db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`);
      });
      await delay(5_000);
    },
  },
  {
    name: 'hang',
    what: 'the database answers nothing for eight seconds',
    run: async (_fleet, databaseUrl) => {
      const server = await findServer(databaseUrl);
      server.signal('SIGSTOP');
      await delay(8_000);
      server.signal('SIGCONT');
      await delay(5_000);
    },
  },
  {
    name: 'crash',
    what: 'the database ends without a checkpoint, and is started again after two seconds',
    run: async (_fleet, databaseUrl) => {
      const server = await findServer(databaseUrl);
      await server.crash();
      await delay(2_000);
      server.restart();
      await delay(10_000);
    },
  },
];

const [, , , processes = '2', ...names] = process.argv;
const pooled = names.includes('pgbouncer');
const chosen = TRIALS.filter(({ name }) => names.length === 0 || names.includes(name) || names.join() === 'pgbouncer');

await (names.includes('failover') ? failOver(Number(processes)) : tryAll(Number(processes)));

/** Three servers with Patroni: the primary is killed, a standby takes over, and the lost one comes back as a standby. */
async function failOver(count: number): Promise<void> {
  const cluster = await startPatroni();
  try {
    await fill(cluster.url);
    const fleet = await startFleet(count, cluster.url, { pooled: false });
    console.log(`${count} processes behind HAProxy, three servers with Patroni and etcd, ${BUYERS} buyers`);
    const trial: Trial = {
      name: 'failover',
      what: 'kill -9 of the primary and its Patroni; the lost server comes back as a standby',
      run: async () => {
        const lost = await cluster.losePrimary();
        await delay(40_000);
        await cluster.bringBack(lost);
      },
    };
    try {
      await tryOne(trial, fleet, cluster.url);
    } finally {
      await fleet.stop();
    }
  } finally {
    await cluster.stop();
  }
}

async function fill(databaseUrl: string): Promise<void> {
  await fillDatabase(databaseUrl, WORKS);
  await onServer(databaseUrl, ({ db }) => db.insert(siteSetting).values({ key: 'bank', value: BANK }));
}

/** Each trial under load, as its own line: failed requests, longest pause, and what became of the confirmed orders. */
async function tryAll(count: number): Promise<void> {
  // An acknowledged order must survive a crash, so the server waits for its disk.
  const cluster = await startCluster({ fsync: true });
  try {
    await fill(cluster.url);
    if (pooled) {
      for (const statement of settingStatements('postgres'))
        await onServer(cluster.url, ({ db }) => db.execute(sql.raw(statement)));
    }
    const fleet = await startFleet(count, cluster.url, { pooled });
    console.log(
      `${count} processes behind HAProxy${pooled ? ', PgBouncer in transaction mode' : ''}, ${BUYERS} buyers`,
    );
    try {
      for (const trial of chosen) await tryOne(trial, fleet, cluster.url);
    } finally {
      await fleet.stop();
    }
  } finally {
    await cluster.stop();
  }
}

async function tryOne({ name, what, run }: Trial, fleet: Fleet, databaseUrl: string): Promise<void> {
  const database = await openDatabase({ dataDir: '', databaseUrl, log: pino({ level: 'silent' }) });
  const load = await buy(fleet.url, database, BUYERS);
  await database.close();
  await delay(3_000);
  await run(fleet, databaseUrl);
  while (load.tally.requests < (name === 'rolling' ? LEAST_REQUESTS : 0)) await run(fleet, databaseUrl);
  await delay(3_000);
  const tally = await load.stop();
  const kept = await onServer(databaseUrl, (other) => compare(other, tally));
  console.log(`${name.padEnd(8)} ${what}`);
  console.log(
    `         ${tally.requests} requests, ${tally.failed} failed ${JSON.stringify(tally.failures)}; longest pause ${Math.round(tally.longestPause)} ms; ` +
      `${tally.confirmed.size} orders confirmed, ${kept.lost} lost, ${kept.doubled} twice`,
  );
}

async function onServer<Result>(databaseUrl: string, work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = await openDatabase({ dataDir: '', databaseUrl, log: pino({ level: 'silent' }) });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** The confirmed orders that the database does not have, and keys with more than one order. */
async function compare({ db }: Database, { confirmed }: Tally): Promise<{ lost: number; doubled: number }> {
  const { rows } = await db.execute(sql`select code from shop_order`);
  const codes = new Set(rows.map(({ code }) => String(code)));
  const unlike = [...confirmed.values()].filter((answers) => answers.size > 1).length;
  const lost = [...confirmed.values()].filter((answers) => [...answers].some((code) => !codes.has(code))).length;
  return { lost, doubled: unlike };
}

console.log(`measured in ${Math.round(performance.now() / 1000)} s`);
