import { Hono } from 'hono';
import pino from 'pino';
import { createApp } from '#app/server/app.ts';
import { workIndex } from '#catalogue/works/server/work-index.load.ts';
import type { Database } from '#db/server/connect.ts';
import { migrate } from '#db/server/migrate.ts';
import { openDatabase } from '#db/server/open-database.ts';
import { startCluster } from '#db/server/postgres-cluster.ts';
import { readConfig } from '#http/server/config.ts';
import type { ApiEnv } from '#http/server/context.ts';
import { ORIENTATIONS, SIZE_BANDS, SORTS } from '../src/catalogue/works/work-choices.rules.ts';
import { COLOURS } from '../src/ground/pictures/colours.ts';
import { note } from './figures.ts';
import { artistsFor, CATEGORIES, fillWorks } from './works-fill.ts';

const ROUNDS = 400;
const WARM_UP = 100;

interface Candidate {
  works: number;
  database: Database;
  ask: (path: string) => Promise<void>;
}

/** The requested pages, by the number of works. */
const KINDS: Record<string, (random: () => number, works: number) => string> = {
  list: (random, works) => `/api/shop?${randomFilters(random, works)}`,
  'list, no filter': (random) => `/api/shop?sort=${pick(random, SORTS)}&page=${1 + upTo(random, 10)}`,
  product: (random, works) => `/api/shop/${onlineId(random, works)}`,
  directory: (random) => `/api/artist?category=${pick(random, CATEGORIES)}`,
  artist: (random, works) => `/api/artist/${1 + upTo(random, artistsFor(works))}`,
};

// Top-level and not a function that run.mjs calls: languages are imported lazily, while this module loads.
await measureAll(process.argv.slice(3).map(Number));

/** Measures every kind of page at each catalogue size, alternating: other load on the machine slows all sizes equally. */
async function measureAll(asked: number[]): Promise<void> {
  const cluster = await startCluster();
  const candidates: Candidate[] = [];
  try {
    for (const works of asked.length > 0 ? asked : [1_000, 100_000]) candidates.push(await prepare(cluster.url, works));
    for (const [kind, path] of Object.entries(KINDS)) await measure(kind, path, candidates);
  } finally {
    for (const { database } of candidates) await database.close();
    await cluster.stop();
  }
}

async function prepare(serverUrl: string, works: number): Promise<Candidate> {
  const log = pino({ level: 'silent' });
  const server = await openDatabase({ dataDir: '', databaseUrl: serverUrl, log });
  await server.db.execute(`create database bench_${works}`);
  await server.close();
  const database = await openDatabase({ dataDir: '', databaseUrl: new URL(`/bench_${works}`, serverUrl).href, log });
  await timed(`${works} works: filled`, async () => {
    await migrate(database);
    await fillWorks(database, works);
  });
  const seconds = await timed(`${works} works: index loaded`, () => workIndex(database.db));
  note(`index load ${works}`, seconds);
  const config = readConfig({ BASE_URL: 'https://shop.test' });
  const shop = { config, log, db: database.db, buildId: 'bench', problems: async () => [] };
  const app = createApp(shop, new Hono<ApiEnv>());
  const ask = async (path: string) => {
    const response = await app.request(path);
    await response.text();
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  };
  return { works, database, ask };
}

async function measure(kind: string, path: (random: () => number, works: number) => string, candidates: Candidate[]) {
  const random = seededRandom(ROUNDS);
  const times = candidates.map(() => new Float64Array(ROUNDS));
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    for (const [at, { works, ask }] of candidates.entries()) {
      const asked = path(random, works);
      const started = performance.now();
      await ask(asked);
      const column = times[at];
      if (round >= 0 && column) column[round] = performance.now() - started;
    }
  }
  const medians = times.map((column) => column.sort()[ROUNDS / 2] ?? 0);
  for (const [at, { works }] of candidates.entries()) {
    const median = medians[at] ?? 0;
    const p95 = times[at]?.[Math.floor(ROUNDS * 0.95)] ?? 0;
    if (at === candidates.length - 1) note(`growth ${kind}`, median / (medians[0] ?? 1));
    const figures = [
      `median ${median.toFixed(2)} ms`,
      `p95 ${p95.toFixed(2)} ms`,
      `× ${(median / (medians[0] ?? 1)).toFixed(2)}`,
    ];
    console.log(
      [kind.padEnd(16), String(works).padStart(9), ...figures.map((figure) => figure.padStart(17))].join('  '),
    );
  }
}

/** One to three filters of any kind, any sort, mostly the first page. */
function randomFilters(random: () => number, works: number): string {
  const kinds: (() => string)[] = [
    () => `category=${pick(random, CATEGORIES)},${pick(random, CATEGORIES)}`,
    () => `artist=${1 + upTo(random, artistsFor(works))}`,
    () => `orientation=${pick(random, ORIENTATIONS)}`,
    () => `colour=${pick(random, COLOURS)},${pick(random, COLOURS)}`,
    () => `size=${pick(random, SIZE_BANDS)}`,
    () => `price_min=${upTo(random, 5000)}&price_max=${4000 + upTo(random, 6000)}`,
    () => `fits=${30 + upTo(random, 90)}x${30 + upTo(random, 90)}`,
  ];
  const chosen = kinds.toSorted(() => random() - 0.5).slice(0, 1 + upTo(random, 3));
  const page = random() < 0.8 ? 1 : 1 + upTo(random, 20);
  return [...chosen.map((kind) => kind()), `sort=${pick(random, SORTS)}`, `page=${page}`].join('&');
}

async function timed(what: string, work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  const seconds = (performance.now() - started) / 1_000;
  console.log(`${what} in ${seconds.toFixed(1)} s`);
  return seconds;
}

/** The same figures in every run. */
function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function upTo(random: () => number, limit: number): number {
  return Math.floor(random() * limit);
}

function pick<Value>(random: () => number, values: readonly Value[]): Value {
  return values[upTo(random, values.length)] as Value;
}

function onlineId(random: () => number, works: number): number {
  const id = 1 + upTo(random, works);
  return id % 50 === 0 ? id - 1 : id;
}
