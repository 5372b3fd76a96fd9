import pino from 'pino';
import { search, suggest } from '#catalogue/search/server/search-page.service.ts';
import type { Database, Db } from '#db/server/connect.ts';
import { migrate } from '#db/server/migrate.ts';
import { openDatabase } from '#db/server/open-database.ts';
import { startCluster } from '#db/server/postgres-cluster.ts';
import { artistName, fillSearch } from './search-fill.ts';

const ROUNDS = 40;
const WARM_UP = 3;

/** Milliseconds by kind of query. */
type Times = Map<string, number[]>;

/** What people type: subjects, names, titles, numbers, in any script, incomplete or misspelt. */
function keywords(works: number): Record<string, string[]> {
  const artists = [3, 5, 8].map((number) => artistName(number % Math.ceil(works / 100)));
  const names = artists.map((name) => name.en);
  const hanNames = artists.map((name) => name['zh-Hant']);
  return {
    'common word': ['mountain', 'sea', 'oil', '山', '油畫', 'giclée'],
    'less common word': ['persimmon', 'confluence', '颱風', '琥珀', 'whirlpool'],
    'several words': ['red mountain', 'quiet sea oil', '油畫 山', 'blue harbour woodblock', '水墨月'],
    "artist's name": [...names, ...hanNames],
    number: [String(works - 7), `mountain ${works - 40_000 > 0 ? works - 40_000 : 500}`],
    pinyin: ['youhua', 'shuimo', 'taifeng', 'yh', 'yjx'],
    beginning: ['moun', 'persim', 'lighth', 'watercol'],
    misspelt: ['moutain', 'persimon', 'waterclour', 'lihgthouse', 'hrabour'],
    'nothing found': ['xylophone', 'quarterdeck regatta', '犀牛', 'persimmon typhoon lighthouse burning'],
  };
}

await measureAll(process.argv.slice(3).map(Number));

/** Fills a database of each size, then queries them alternately, so that other load on the machine slows all of them equally. */
async function measureAll(asked: number[]): Promise<void> {
  const sizes = asked.length > 0 ? asked : [1_000, 100_000];
  const cluster = await startCluster();
  try {
    const shops = new Map<number, Database>();
    for (const works of sizes) shops.set(works, await openShop(cluster.url, works));
    const times = new Map<number, Times>(sizes.map((works) => [works, new Map()]));
    for (let round = -WARM_UP; round < ROUNDS; round += 1) {
      for (const [works, { db }] of shops) await askAll(db, keywords(works), round < 0 ? new Map() : times.get(works));
    }
    print(times);
    for (const shop of shops.values()) await shop.close();
  } finally {
    await cluster.stop();
  }
}

async function openShop(serverUrl: string, works: number): Promise<Database> {
  const started = performance.now();
  const log = pino({ level: 'silent' });
  const server = await openDatabase({ dataDir: '', databaseUrl: serverUrl, log });
  await server.db.execute(`create database search_${works}`);
  await server.close();
  const shop = await openDatabase({ dataDir: '', databaseUrl: new URL(`/search_${works}`, serverUrl).href, log });
  await migrate(shop);
  await fillSearch(shop, works);
  console.log(`${works} works: filled in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return shop;
}

async function askAll(db: Db, asked: Record<string, string[]>, times: Times | undefined): Promise<void> {
  const note = (name: string, ms: number) => times?.set(name, [...(times.get(name) ?? []), ms]);
  for (const [kind, list] of Object.entries(asked)) {
    for (const keyword of list) {
      const found = await timed(() => search(db, 'en', { keyword, page: 1 }));
      note('search', found);
      note(`  ${kind}`, found);
      note('suggestions', await timed(() => suggest(db, 'en', keyword)));
    }
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

function print(times: ReadonlyMap<number, Times>): void {
  const [smallest] = times.values();
  for (const name of [...(smallest?.keys() ?? [])].sort()) {
    for (const [works, all] of times) {
      const median = quantile(all.get(name), 0.5);
      const ratio = median / quantile(smallest?.get(name), 0.5);
      const p95 = quantile(all.get(name), 0.95);
      const figures = [`median ${median.toFixed(2)} ms`, `p95 ${p95.toFixed(2)} ms`, `× ${ratio.toFixed(2)}`];
      console.log(
        [name.padEnd(22), String(works).padStart(9), ...figures.map((figure) => figure.padStart(17))].join('  '),
      );
    }
  }
}

function quantile(times: readonly number[] | undefined, share: number): number {
  const sorted = (times ?? []).toSorted((one, other) => one - other);
  return sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
}
