import { sql } from 'drizzle-orm';
import { saveFrames } from '#catalogue/works/server/frame.service.ts';
import { saveCategories } from '#catalogue/works/server/work-write.service.ts';
import type { Database, Db } from '#db/server/connect.ts';
import { SEED_FRAMES } from '../src/ground/framing/frames.ts';
import { COLOURS } from '../src/ground/pictures/colours.ts';

export const CATEGORIES = ['landscape', 'sea', 'abstract', 'botanical', 'city', 'portrait', 'still-life', 'pattern'];
const MOODS = [
  'quiet',
  'bright',
  'distant',
  'early',
  'salt',
  'paper',
  'winter',
  'open',
  'hidden',
  'slow',
  'amber',
  'first',
];
const MOODS_HANT = ['靜', '明', '遠', '早', '鹽', '紙', '冬', '開', '隱', '緩', '琥珀', '初'];
const MOODS_HANS = ['静', '明', '远', '早', '盐', '纸', '冬', '开', '隐', '缓', '琥珀', '初'];
const THINGS = [
  'ridge',
  'tide',
  'harbour',
  'orchard',
  'window',
  'lantern',
  'river',
  'snow',
  'garden',
  'bridge',
  'heron',
  'market',
];
const THINGS_HANT = ['山稜', '潮聲', '港灣', '果園', '窗', '燈籠', '河', '雪', '庭園', '橋', '鷺', '市集'];
const THINGS_HANS = ['山棱', '潮声', '港湾', '果园', '窗', '灯笼', '河', '雪', '庭园', '桥', '鹭', '市集'];
const PICTURES = 240;
/** Rows written by one statement. */
const BATCH = 50_000;

/** Enough for full pages of the directory in every category: we compare catalogue sizes, not page sizes. */
const FEWEST_ARTISTS = 250;

/** The number of artists in a catalogue of this size. */
export function artistsFor(works: number): number {
  return Math.max(FEWEST_ARTISTS, Math.ceil(works / 100));
}

/** Fills an empty, migrated database with `works` works; pictures and texts repeat, figures vary. */
export async function fillWorks(database: Database, works: number): Promise<void> {
  await saveFrames(database.db, SEED_FRAMES);
  await saveCategories(
    database.db,
    CATEGORIES.map((code) => ({ code, name: { en: code, 'zh-Hant': code, 'zh-Hans': code } })),
  );
  // The maintenance connection, because the shop's own have a statement timeout of ten seconds.
  await database.exclusively('bench', async (db) => {
    await db.execute(sql`select setseed(0.5)`);
    await addPictures(db);
    await addArtists(db, artistsFor(works));
    for (let from = 1; from <= works; from += BATCH) {
      await addItems(db, from, Math.min(works, from + BATCH - 1), artistsFor(works));
    }
    await db.execute(sql`select setval('item_item_id_seq', ${works}), setval('artist_artist_id_seq', ${works})`);
    await db.execute(
      sql`update artist set works = shown.works from (select artist_id, count(*)::int as works from item where status = 'online' group by artist_id) as shown where shown.artist_id = artist.artist_id`,
    );
    await db.execute(sql`vacuum analyze`);
  });
}

async function addPictures(db: Db): Promise<void> {
  await db.execute(sql`
    insert into picture (hash, width, height, thumbhash, ground, palette, widths)
    select 'bench' || n, 2400, 1600, 'aGFzaA==', '#808080',
      (select jsonb_agg(jsonb_build_object('hex', '#' || lpad(to_hex((n * 7919 + part * 104729) % 16777216), 6, '0'), 'share', 0.25, 'name', 'grey'))
       from generate_series(1, 4) as part),
      array[400, 800, 1600, 2400]
    from generate_series(1, ${sql.raw(String(PICTURES))}) as n`);
}

async function addArtists(db: Db, artists: number): Promise<void> {
  const name = sql`jsonb_build_object('en', 'Artist ' || n, 'zh-Hant', '畫家' || n, 'zh-Hans', '画家' || n)`;
  await db.execute(sql`
    insert into artist (artist_id, slug, kind, name, born, place, intro, story, categories, sort_en, sort_hant, sort_hans)
    select n, 'artist-' || n, 'artist', ${name}, 1950 + n % 50, ${name}, ${name}, ${name},
      array[${pick(CATEGORIES, sql`n`)}], 'artist0' || lpad(n::text, 8, '0'), lpad(n::text, 8, '0'), 'hua4' || lpad(n::text, 8, '0')
    from generate_series(1, ${artists}::int) as n`);
}

/** Works with four sizes each; every column varies by its own multiplier, so that filters are independent. */
async function addItems(db: Db, from: number, to: number, artists: number): Promise<void> {
  const mood = sql`n * 31 / 7`;
  const thing = sql`n * 17 / 3`;
  const text = sql`jsonb_build_object('en', 'Painted in one sitting, and left alone.', 'zh-Hant', '一氣畫成，不再動筆。', 'zh-Hans', '一气画成，不再动笔。')`;
  await db.execute(sql`
    with same as materialized (select jsonb_build_object('alt', ${text}, 'inspiration', ${text}, 'material', ${text}, 'certification', ${text}, 'maintenance', ${text}) as texts)
    insert into item (item_id, slug, artist_id, title, texts, year, category, subjects, picture_hash, original_w_px, original_h_px, orientation, colours,
      sale_mode, status, stage, online_at, price_from_ntd, price_from_usd, price_to_ntd, price_to_usd, min_outer_w_mm, min_outer_h_mm, size_bands, views, collectors, sales, updated_at)
    select n, 'work-' || n, 1 + (n * 7919::bigint % ${artists}::int)::int,
      jsonb_build_object('en', initcap(${pick(MOODS, mood)} || ' ' || ${pick(THINGS, thing)} || ' ' || n),
        'zh-Hant', ${pick(MOODS_HANT, mood)} || ${pick(THINGS_HANT, thing)} || n, 'zh-Hans', ${pick(MOODS_HANS, mood)} || ${pick(THINGS_HANS, thing)} || n),
      same.texts,
      1980 + n % 45, ${pick(CATEGORIES, sql`n * 13 / 5`)}, array[${pick(MOODS, mood)}, ${pick(THINGS, thing)}],
      'bench' || 1 + n % ${sql.raw(String(PICTURES))}, 9000, 6000, ${pick(['portrait', 'landscape', 'square', 'panoramic'], sql`n * 11 / 4`)},
      array[${pick(COLOURS, sql`n * 5 / 2`)}, ${pick(COLOURS, sql`n * 7 / 3`)}],
      'online', case when n % 50 = 0 then 'offline' else 'online' end, case when n % 50 = 0 then 'draft' end,
      now() - n * interval '1 minute', 1000 + (n * 37 % 900) * 10, 3500 + (n * 41 % 900) * 100,
      4000 + (n * 37 % 900) * 20, 14000 + (n * 41 % 900) * 200, 300 + n * 3 % 900, 300 + n * 7 % 900,
      case n % 3 when 0 then '{s,m}'::text[] when 1 then '{s,m,l}' else '{s,m,l,xl}' end, n * 29 % 4000, n * 3 % 60, n % 25, now() - interval '1 day'
    from same cross join generate_series(${from}::int, ${to}::int) as n`);
  await db.execute(sql`
    insert into size (item_id, w_mm, h_mm, price)
    select n, 300 * part, 200 * part, jsonb_build_object('NTD', 1000 * part, 'USD', 3500 * part)
    from generate_series(${from}::int, ${to}::int) as n cross join generate_series(1, 4) as part`);
}

/** One of the words, by a number. */
function pick(words: readonly string[], number: ReturnType<typeof sql>) {
  const all = sql.raw(`array[${words.map((word) => `'${word}'`).join(', ')}]`);
  return sql`(${all})[1 + (${number}) % ${sql.raw(String(words.length))}]`;
}
