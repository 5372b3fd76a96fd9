// npm install --no-save postgres && node bench/drivers.mjs: compares the two drivers for PostgreSQL, CPU per query.
import { readFileSync } from 'node:fs';
import pg from 'pg';
import postgres from 'postgres';
import { startCluster } from '../src/db/server/postgres-cluster.ts';

const ROUNDS = 4_000;
const AT_ONCE = 8;
const CARDS = 'select id, title, year, price, widths, tags from card where id = any($1::int[])';
const ONE = 'select id, title, year from card where id = $1';
const TOUCH = 'update card set year = year + 1 where id = $1 returning year';

const cluster = await startCluster({ fsync: false });
const pool = new pg.Pool({ connectionString: cluster.url, max: 10, idleTimeoutMillis: 0 });
const piped = new pg.Pool({ connectionString: cluster.url, max: 10, idleTimeoutMillis: 0, pipeline: true });
const sql = postgres(cluster.url, { max: 10, onnotice: () => undefined });
try {
  await pool.query(`create table card as select n as id, jsonb_build_object('en', 'Work ' || n, 'zh-Hant', '畫' || n) as title,
    1900 + n % 100 as year, jsonb_build_object('NTD', n, 'USD', n) as price, array[400, 800, 1600] as widths, array['a', 'b'] as tags
    from generate_series(1, 1000) as n`);
  await pool.query('create unique index on card (id)');
  await pool.query('vacuum analyze card');
  const ids = () => Array.from({ length: 24 }, () => 1 + Math.floor(Math.random() * 1000));
  const id = () => 1 + Math.floor(Math.random() * 1000);
  const named = (client, name, text, values) => client.query({ name, text, values, rowMode: 'array' });
  const inTransaction = async (from) => {
    const client = await from.connect();
    try {
      await client.query('begin');
      for (let time = 0; time < 3; time++) await named(client, 'one', ONE, [id()]);
      await named(client, 'touch', TOUCH, [id()]);
      await client.query('commit');
    } finally {
      client.release();
    }
  };
  await print('24 rows', {
    'pg, unnamed': () => pool.query({ text: CARDS, values: [ids()], rowMode: 'array' }),
    'pg, named': () => named(pool, 'cards', CARDS, [ids()]),
    postgres: () => sql.unsafe(CARDS, [ids()], { prepare: true }).values(),
  });
  await print('transaction of four', {
    'pg, named': () => inTransaction(pool),
    'pg, named, pipeline': () => inTransaction(piped),
    postgres: () =>
      sql.begin(async (tx) => {
        for (let time = 0; time < 3; time++) await tx.unsafe(ONE, [id()], { prepare: true }).values();
        await tx.unsafe(TOUCH, [id()], { prepare: true }).values();
      }),
  });
} finally {
  await pool.end();
  await piped.end();
  await sql.end();
  await cluster.stop();
}

async function print(what, ways) {
  for (const [name, ask] of Object.entries(ways)) {
    await many(ask, ROUNDS / 4);
    const before = { node: process.cpuUsage(), server: await serverMs() };
    await many(ask, ROUNDS);
    const { user, system } = process.cpuUsage(before.node);
    const server = (await serverMs()) - before.server;
    const figures = [
      `node ${((user + system) / 1000 / ROUNDS).toFixed(3)} ms`,
      `postgres ${(server / ROUNDS).toFixed(3)} ms`,
    ];
    console.log([what.padEnd(20), name.padEnd(22), ...figures].join('  '));
  }
}

async function many(ask, rounds) {
  let left = rounds;
  const one = async () => {
    while (left-- > 0) await ask();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

async function serverMs() {
  const { rows } = await pool.query("select pid from pg_stat_activity where backend_type = 'client backend'");
  return rows.reduce(
    (sum, { pid }) => sum + Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6,
    0,
  );
}
