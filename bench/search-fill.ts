import { sql } from 'drizzle-orm';
import type { Database, Db } from '#db/server/connect.ts';
import type { Text } from '#shared/locale.ts';
import {
  asTsvector,
  type DocumentToIndex,
  documentTerms,
} from '../src/catalogue/search-index/server/document-terms.ts';
import { refreshPopular } from '../src/catalogue/search-index/server/popular.service.ts';
import { searchWord } from '../src/catalogue/search-index/server/search.tables.ts';
import { countChanges, wordNear } from '../src/catalogue/search-index/server/word-counts.ts';
import { pick, seededRandom, zipf } from './search-random.ts';

type Pair = readonly [en: string, hant: string];

const pairs = (list: string): Pair[] =>
  list.split(' ').map((pair) => pair.replaceAll('_', ' ').split(':') as [string, string]);

/** Commonest first, as subjects are in a shop. */
const THINGS = pairs(
  'mountain:山 sea:海 flower:花 river:河 night:夜 tree:樹 snow:雪 window:窗 moon:月 boat:船 rain:雨 garden:花園 cloud:雲 bird:鳥 street:街 ' +
    'field:田野 bridge:橋 lake:湖 wave:海浪 mist:霧 harbour:港灣 forest:森林 valley:山谷 island:島嶼 lantern:燈籠 tea:茶 pear:梨 fig:無花果 ' +
    'poppy:罌粟 tulip:鬱金香 fern:蕨 heron:鷺鷥 ferry:渡輪 tram:電車 stairs:石階 roof:屋頂 candle:蠟燭 jug:水罐 orchard:果園 meadow:草地 ' +
    'lighthouse:燈塔 waterfall:瀑布 typhoon:颱風 persimmon:柿子 papaya:木瓜 silvergrass:芒花 whirlpool:漩渦 confluence:匯流',
);
const MOODS = pairs(
  'quiet:靜靜的 first:最初的 late:遲來的 blue:藍色的 red:紅色的 golden:金色的 distant:遠方的 early:清晨的 winter:冬天的 summer:夏日的 ' +
    'hidden:隱沒的 open:敞開的 slow:緩緩的 salt:帶鹽的 amber:琥珀色的 broken:碎裂的 folded:摺起的 burning:燃燒的 nameless:無名的 borrowed:借來的',
);
const MEDIA = pairs(
  'oil:油畫 ink:水墨 watercolour:水彩 woodblock:木刻版畫 pastel:粉彩 gouache:不透明水彩 marbling:濕拓畫 collage:拼貼',
);
const SURNAMES = '林陳黃張李王吳劉蔡楊許鄭謝洪郭邱曾廖賴徐周葉蘇莊呂江何蕭羅高';
const GIVEN = '淑雅怡君志明家豪美玲俊傑佩珊澍禾照安文心宜蓁子軒宇恩若涵承翰思妤柏宏品妍冠霖詩涵';
const SYLLABLES = 'ka lo mi ren tos val der nis ha ku ber sol ma rin dou ga tel vo shi na pe ru an zo el fa'.split(' ');

/** Distinct works; a larger catalogue repeats them. */
const DISTINCT = 20_000;
const BATCH = 50_000;

/** Fills an empty, migrated database with `works` findable works, a hundredth as many artists and a thousandth articles. */
export async function fillSearch(database: Database, works: number): Promise<void> {
  await database.exclusively('bench', async (db) => {
    await db.execute(
      sql`drop index search_document_terms, search_document_popular, search_document_rank, search_word_near`,
    );
    const words = new Map<string, number[]>();
    const numberOf = { item: works, artist: Math.ceil(works / 100), article: Math.ceil(works / 1000) };
    for (const kind of ['item', 'artist', 'article'] as const) {
      const distinct = Math.min(DISTINCT, numberOf[kind]);
      const patterns = Array.from({ length: distinct }, (_, at) => documentOf(kind, at, numberOf.artist));
      await addPatterns(db, patterns);
      for (let from = 1; from <= numberOf[kind]; from += BATCH) {
        await addDocuments(db, { kind, from, to: Math.min(numberOf[kind], from + BATCH - 1), distinct });
      }
      for (const [at, pattern] of patterns.entries()) {
        count(words, pattern, Math.floor((numberOf[kind] - 1 - at) / distinct) + 1);
      }
    }
    await addWords(db, words, works);
    await db.execute(sql`set maintenance_work_mem = '1GB'`);
    await db.execute(sql`create index search_document_terms on search_document using gin (terms)`);
    await db.execute(sql`create index search_document_popular on search_document using gin (terms) where is_popular`);
    await db.execute(
      sql`create index search_document_rank on search_document (kind, is_popular desc, rank desc, doc_id)`,
    );
    await db.execute(sql`create index search_word_near on search_word using gin (near)`);
    await refreshPopular(db);
    await db.execute(sql`vacuum analyze`);
  });
}

function documentOf(kind: DocumentToIndex['kind'], at: number, artists: number): DocumentToIndex {
  const random = seededRandom(at * 7919 + kind.length);
  const things = [zipf(random, THINGS), zipf(random, THINGS), zipf(random, THINGS)] as const;
  const place = pick(random, SYLLABLES) + pick(random, SYLLABLES) + pick(random, SYLLABLES);
  const mood = zipf(random, MOODS);
  const artist = artistName(Math.floor(random() * artists));
  const title = text(`${mood[0]} ${things[0][0]}, ${place}`, `${mood[1]}${things[0][1]}`);
  const medium = zipf(random, MEDIA);
  return {
    kind,
    doc_id: at,
    title: kind === 'artist' ? artistName(at) : title,
    ...(kind === 'item' && { names: artist }),
    words: [...things.flat(), ...medium, ...zipf(random, THINGS.slice(0, 8)), 'giclée', '藝術微噴'],
    rank: 0,
  };
}

function text(en: string, han: string): Text {
  return { en, 'zh-Hant': han, 'zh-Hans': han };
}

/** Twenty-six syllables, four at a time: names that a hundred thousand artists would rarely share. */
export function artistName(number: number): Text {
  const random = seededRandom(number + 17);
  const syllable = () => pick(random, SYLLABLES);
  const given = () => pick(random, [...GIVEN]);
  return text(
    `${syllable()}${syllable()} ${syllable()}${syllable()}`,
    `${pick(random, [...SURNAMES])}${given()}${given()}`,
  );
}

async function addPatterns(db: Db, patterns: readonly DocumentToIndex[]): Promise<void> {
  await db.execute(sql`create table if not exists pattern (at int, title jsonb, subtitle jsonb, terms tsvector)`);
  await db.execute(sql`truncate pattern`);
  for (let start = 0; start < patterns.length; start += 500) {
    const rows = patterns.slice(start, start + 500).map((pattern) => {
      const terms = asTsvector(documentTerms(pattern));
      return sql`(${pattern.doc_id}::int, ${JSON.stringify(pattern.title)}::jsonb, ${pattern.names ? JSON.stringify(pattern.names) : null}::jsonb, ${terms}::tsvector)`;
    });
    await db.execute(sql`insert into pattern values ${sql.join(rows, sql`, `)}`);
  }
  await db.execute(sql`create index if not exists pattern_at on pattern (at)`);
  await db.execute(sql`analyze pattern`);
}

/** Every work has its own number in its title; popularity falls off as among real works. */
async function addDocuments(
  db: Db,
  { kind, from, to, distinct }: { kind: string; from: number; to: number; distinct: number },
) {
  await db.execute(sql`
    insert into search_document (kind, doc_id, title, subtitle, terms, rank)
    select ${kind}, n, title, subtitle, terms || case when ${kind} = 'item' then ('''=' || n || ''':9000')::tsvector else ''::tsvector end,
      1e6 / (1 + abs(hashint4(n)::bigint) % 1000003)
    from generate_series(${from}::int, ${to}::int) as n join pattern on at = (n - 1) % ${distinct}::int`);
}

function count(words: Map<string, number[]>, document: DocumentToIndex, copies: number): void {
  const terms = [...documentTerms(document).keys()];
  for (const [word, row] of countChanges([{ kind: document.kind, words: terms, by: 1 }])) {
    const counts = words.get(word) ?? [0, 0, 0, 0, 0, 0];
    const added = [row.item, row.item_title, row.artist, row.artist_title, row.article, row.article_title];
    words.set(
      word,
      counts.map((number, at) => number + copies * (added[at] ?? 0)),
    );
  }
}

async function addWords(db: Db, words: ReadonlyMap<string, number[]>, works: number): Promise<void> {
  const rows = Array.from(
    words,
    ([word, [item = 0, item_title = 0, artist = 0, artist_title = 0, article = 0, article_title = 0]]) => ({
      word,
      near: wordNear(word),
      item,
      item_title,
      artist,
      artist_title,
      article,
      article_title,
    }),
  );
  for (let start = 0; start < rows.length; start += 4_000) {
    await db.insert(searchWord).values(rows.slice(start, start + 4_000));
  }
  await db.execute(
    sql`insert into search_word select n, '{}', 1, 1, 0, 0, 0, 0 from generate_series(1, ${works}::int) as n`,
  );
}
