import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import pino from 'pino';
import { Registry } from 'prom-client';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { pictureFiles } from '#catalogue/pictures/server/picture.routes.ts';
import { readPictures } from '#catalogue/pictures/server/picture.service.ts';
import { hasFiles } from '#catalogue/pictures/server/picture-files.service.ts';
import { readShopWork } from '#catalogue/works/server/work.service.ts';
import { worksBySlug } from '#catalogue/works/server/work-history.service.ts';
import { listWorks } from '#catalogue/works/server/works.service.ts';
import { listQuery } from '#catalogue/works/works.contract.ts';
import type { Database, Db } from '#db/server/connect.ts';
import { test as base, filledSource, openTestDatabase } from '#db/server/testing.ts';
import { startRunner } from '#ground/jobs/server/runner.ts';
import { PICTURE_FORMATS, pictureUrl } from '#ground/pictures/picture.rules.ts';
import { openStorage } from '#ground/storage/server/open-storage.ts';
import { temporaryFolder } from '#ground/storage/server/testing-folder.ts';
import { previewFile } from '../demo-preview.rules.ts';
import { type DemoProgress, seedDemo } from './demo.service.ts';

const SLUGS = ['red-field', 'red-column', 'red-room', 'blue-field', 'blue-draft'];
const log = pino({ level: 'silent' });
const catalogue = 'src/desk/demo/server/testing-catalogue.ts';

/** `written` is a shop whose texts an earlier start has written, without pictures: for tests of what later starts do. */
const test = base
  .extend('writtenOnce', { scope: 'file' }, async ({ source }, { onCleanup }) => {
    const filled = await filledSource(source, async ({ db }) => {
      await seedDemo({ db, config: { dataDir: await temporaryFolder() }, log }, { catalogue, previews: 'none' });
    });
    onCleanup(filled.remove);
    return filled.source;
  })
  .extend('written', async ({ writtenOnce }, { onCleanup }) => {
    const database = await openTestDatabase(writtenOnce);
    onCleanup(() => database.close());
    return database;
  });

/** Seeds the two artists, paints in the background, and returns the reported lines, one per picture. */
async function seed(
  database: Database,
  dataDir: string,
  { stopAfter = Number.POSITIVE_INFINITY, only = 'all' }: { stopAfter?: number; only?: 'all' | 'first' } = {},
) {
  const reports: DemoProgress[] = [];
  const { promise: enough, resolve: stop } = Promise.withResolvers<void>();
  const demo = await seedDemo(
    { db: database.db, config: { dataDir }, log },
    {
      catalogue,
      previews: 'none',
      painters: 1,
      only,
      onProgress: (progress) => {
        reports.push(progress);
        if (reports.length > stopAfter) stop();
      },
    },
  );
  const runner = await startRunner(database, [demo.painting], {
    log,
    registry: new Registry(),
    pace: { lease: 5_000 },
  });
  await Promise.race([demo.finished, enough]);
  await runner.stop();
  return { painted: reports.flatMap(({ current }) => current ?? []), last: reports.at(-1) };
}

async function hung(db: Db): Promise<string[]> {
  const items = await worksBySlug(db, SLUGS);
  return [...items.values()].filter(({ picture_hash }) => picture_hash !== null).map(({ slug }) => slug);
}

/** A folder with a small picture for each of the two artists' works, each in its own colour. */
async function previewsFolder(): Promise<string> {
  const folder = await temporaryFolder();
  for (const [at, slug] of SLUGS.entries()) {
    const [width, height] = slug === 'red-column' ? [40, 60] : [60, 40];
    const background = { r: 40 * at, g: 120, b: 60 };
    const picture = sharp({ create: { width, height, channels: 3, background } });
    await picture.avif({ effort: 0 }).toFile(join(folder, previewFile(slug)));
  }
  return folder;
}

describe('the previews', () => {
  test('hang when the shop opens, in every size and format its pages ask for', async ({ database: { db } }) => {
    const config = { dataDir: await temporaryFolder() };

    await seedDemo({ db, config, log }, { catalogue, previews: await previewsFolder() });

    const { list } = await listWorks(db, 'en', listQuery.parse({}));
    const files = pictureFiles(openStorage(config));
    expect(list.length).toBe(4);
    for (const { picture, aspect } of list) {
      for (const width of picture?.widths ?? []) {
        for (const format of PICTURE_FORMATS) {
          const answer = await files.request(pictureUrl(picture?.hash ?? '', width, format));
          expect([answer.status, answer.headers.get('content-type')]).toEqual([200, `image/${format}`]);
          const shown = await sharp(await answer.arrayBuffer()).metadata();
          expect(shown.width / shown.height).toBeCloseTo(aspect, 2);
        }
      }
      expect(picture?.widths.length).toBeGreaterThan(0);
    }
  });

  test('give way to the paintings, which have addresses of their own', async ({ written: database }) => {
    const { db } = database;
    const dataDir = await temporaryFolder();
    const previews = await previewsFolder();
    await seedDemo({ db, config: { dataDir }, log }, { catalogue, previews });
    const before = await worksBySlug(db, SLUGS);

    const { painted, last } = await seed(database, dataDir);

    expect(painted.toSorted()).toEqual(SLUGS.toSorted());
    expect(last).toMatchObject({ done: 5, total: 5 });
    const after = await worksBySlug(db, SLUGS);
    for (const slug of SLUGS) expect(after.get(slug)?.picture_hash).not.toBe(before.get(slug)?.picture_hash);
    // A preview never replaces a painting.
    await seedDemo({ db, config: { dataDir }, log }, { catalogue, previews });
    expect(await worksBySlug(db, SLUGS)).toEqual(after);
  });
});

describe('the demo', () => {
  test('hangs every picture, the front page first, and is then complete', async ({ database }) => {
    const { db } = database;
    const dataDir = await temporaryFolder();

    const { painted, last } = await seed(database, dataDir);

    expect(painted.slice(0, 2)).toEqual(['blue-field', 'red-room']);
    expect(painted.toSorted()).toEqual(SLUGS.toSorted());
    expect(last).toMatchObject({ done: 5, total: 5 });
    const items = await worksBySlug(db, SLUGS);
    const pictures = await readPictures(
      db,
      [...items.values()].flatMap(({ picture_hash }) => picture_hash ?? []),
    );
    for (const picture of pictures.values()) expect(await hasFiles(openStorage({ dataDir }), picture)).toBe(true);
    // Two works are the same red at different sizes: a picture is its pixels and its size.
    expect(pictures.size).toBe(5);
    const { list } = await listWorks(db, 'en', listQuery.parse({ colour: 'red' }));
    expect(list.map(({ title }) => title).toSorted()).toEqual(['red-column', 'red-field', 'red-room']);
  });

  test('that is to paint its first works paints no others', async ({ written: database }) => {
    const { painted, last } = await seed(database, await temporaryFolder(), { only: 'first' });

    expect(painted).toEqual(['blue-field', 'red-room']);
    expect(last).toMatchObject({ done: 2, total: 2 });
  });

  test('has its words, prices and dates before its pictures', async ({ database: { db } }) => {
    await seedDemo({ db, config: { dataDir: await temporaryFolder() }, log }, { catalogue, painters: 1 });
    const items = await worksBySlug(db, SLUGS);
    const { item, sizes, frames, artist } = await readShopWork(db, 'zh-Hant', items.get('red-column')?.item_id ?? 0);

    expect(item).toMatchObject({ title: 'red-column（繁）', sale_mode: 'edition' });
    expect(item.aspect).toBeCloseTo(600 / 900, 3);
    expect(item.edition?.size).toBe(12);
    expect(item.price_from.NTD).toBeGreaterThan(0);
    expect(sizes.length).toBeGreaterThan(0);
    expect(frames.length).toBeGreaterThan(8);
    expect(artist).toMatchObject({ name: 'ada-red（繁）', works: 3 });
    expect(items.get('red-column')?.online_at).toBeInstanceOf(Date);
    expect(items.get('blue-draft')?.online_at).toBeNull();
  });

  test('started again has nothing to do', async ({ written: database }) => {
    const { db } = database;
    const dataDir = await temporaryFolder();
    await seed(database, dataDir);
    const before = await worksBySlug(db, SLUGS);

    const again = await seed(database, dataDir);

    expect(again.painted).toEqual([]);
    expect(again.last).toMatchObject({ done: 5, total: 5 });
    expect(await worksBySlug(db, SLUGS)).toEqual(before);
  });

  test('stopped in the middle goes on where it was', async ({ written: database }) => {
    const { db } = database;
    const dataDir = await temporaryFolder();
    const { painted } = await seed(database, dataDir, { stopAfter: 2 });
    expect(painted.length).toBeLessThan(5);
    expect((await hung(db)).toSorted()).toEqual(painted.toSorted());

    const rest = await seed(database, dataDir);

    expect([...painted, ...rest.painted].toSorted()).toEqual(SLUGS.toSorted());
  });

  test('of two processes is painted by one at a time, and nothing twice', async ({ database }) => {
    const dataDir = await temporaryFolder();
    const seeds = [seed(database, dataDir), seed(database, dataDir)];

    const painted = (await Promise.all(seeds)).flatMap((each) => each.painted);

    expect(painted.toSorted()).toEqual(SLUGS.toSorted());
  });

  test('paints again what is missing in the folder', async ({ written: database }) => {
    const dataDir = await temporaryFolder();
    await seed(database, dataDir);
    await rm(join(dataDir, 'pictures'), { recursive: true });

    const { painted } = await seed(database, dataDir);

    expect(painted.length).toBe(5);
  });
});
