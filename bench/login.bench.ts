import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import pino from 'pino';
import { createApp } from '#app/server/app.ts';
import { migrate } from '#db/server/migrate.ts';
import { openDatabase } from '#db/server/open-database.ts';
import { startCluster } from '#db/server/postgres-cluster.ts';
import { readConfig } from '#http/server/config.ts';
import type { ApiEnv } from '#http/server/context.ts';
import { hashPassword } from '#people/members/server/password.service.ts';

const PAIRS = Number(process.argv[3] ?? 600);
const WARM_UP = 50;
/** The history of a long-time member. */
const DEVICES_EACH = 20;

const log = pino({ level: 'silent' });
const cluster = await startCluster();
const database = await openDatabase({ dataDir: '', databaseUrl: cluster.url, log });
await migrate(database);
await fillMembers();
const config = { ...readConfig({ BASE_URL: 'https://shop.test' }), trustProxy: 1 };
const app = createApp({ config, log, db: database.db, buildId: 'bench', problems: async () => [] }, new Hono<ApiEnv>());

const times = { known: [] as number[], unknown: [] as number[] };
for (let pair = 0; pair < WARM_UP + PAIRS; pair++) {
  // The second one may find warmer caches.
  for (const kind of pair % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
    const took = await wrongLogin(`${kind}-${pair}@example.com`, `10.${pair >> 8}.${pair & 255}.${kind.length}`);
    if (pair >= WARM_UP) times[kind].push(took);
  }
}
const median = (kind: keyof typeof times) => times[kind].toSorted((a, b) => a - b)[Math.floor(PAIRS / 2)] ?? 0;
const [known, unknown] = [median('known'), median('unknown')];
console.log(
  `${PAIRS} pairs  known ${known.toFixed(2)} ms  unknown ${unknown.toFixed(2)} ms  ratio ${(known / unknown).toFixed(3)}`,
);
await database.close();
await cluster.stop();

/** Milliseconds of a login with a wrong password. */
async function wrongLogin(email: string, address: string): Promise<number> {
  const body = JSON.stringify({ email, password: 'Wrong-Guess-1' });
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
  const started = performance.now();
  const reply = await app.request('/api/member/login', { method: 'POST', headers, body });
  const took = performance.now() - started;
  if (reply.status !== 401) throw new Error(`${reply.status} ${await reply.text()}`);
  return took;
}

async function fillMembers(): Promise<void> {
  const { db } = database;
  const hash = await hashPassword('Gilded-Oak-42');
  await db.execute(sql`
    insert into member (type, email, password_hash, firstname, lastname, mobile, birthday, gender, lang)
    select 'basic', 'known-' || n || '@example.com', ${hash}, 'Mei', 'Lin', '{"code":"886","number":"912345678"}',
      '1990-05-17', 'female', 'en' from generate_series(0, ${WARM_UP + PAIRS}::int) as n`);
  await db.execute(sql`
    insert into session (member_id, token_hash, device, network)
    select member_id, member_id || '-' || n, 'Safari · Mac', '203.0.113.0/24'
    from member, generate_series(1, ${DEVICES_EACH}::int) as n`);
  await db.execute(sql`analyze`);
}
