import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { test as base } from '#app/server/testing.ts';
import { saveCategories } from '#catalogue/works/server/work-write.service.ts';
import { newStaff, smallShop } from '#desk/work-desk/server/testing-desk.ts';
import { openStorage } from '#ground/storage/server/open-storage.ts';
import { temporaryFolder } from '#ground/storage/server/testing-folder.ts';
import { workImportPicture, workImportPiece } from './import.tables.ts';
import { pieceKey } from './import-files.ts';
import { importsOf, master, workAll } from './testing-import.ts';

const test = base.override('config', async () => ({ dataDir: await temporaryFolder() }));

const HEADS = '檔名,作品名稱,藝術家,分類,年份,尺寸與價格,畫面描述,創作靈感,媒材';
const row = (file: string, title: string, sizes: string) => `${file},${title},吳,sea,2020,${sizes},海邊,一個早晨,墨`;

test('a check that is repeated inspects only new pictures, and says the same of the others', async ({
  api,
  db,
  config,
}) => {
  await smallShop(db);
  await saveCategories(db, [{ code: 'sea', name: { en: 'Sea', 'zh-Hant': '海景', 'zh-Hans': '海景' } }]);
  const desk = importsOf(api, { ...(await newStaff(api, db, 'editor')), lang: 'zh-Hant' });
  const { import_id: id } = await desk.begin(true);
  await desk.send(id, 'salt.jpg', await master(1));
  await desk.send(id, 'harbour.jpg', await master(2));
  await desk.send(id, 'broken.jpg', Buffer.from('no picture'));
  const table = [HEADS, row('salt', '鹽', '40x5: 1880 / 65'), row('harbour', '港', '400x50: 9 / 9')];
  await desk.send(id, 'works.csv', Buffer.from(table.join('\n')));
  const check = async () => {
    await desk.step(id, 'check');
    await workAll(db, config.dataDir);
    const lines = await desk.lines(id);
    return lines.map(({ row, state, publishes, warnings }) => [
      row,
      state,
      publishes,
      warnings.map(({ code }) => code).filter((code) => !['missing_language', 'new_artist'].includes(code)),
    ]);
  };
  const small = ['size_not_sharp', 'no_sizes', 'incomplete'];
  const first = await check();
  expect(first).toEqual([
    [2, 'ready', true, []],
    [3, 'ready', false, expect.arrayContaining(small)],
    [null, 'left', false, ['picture_without_row']],
  ]);

  // Their files cannot be read any more: an inspection would fail.
  const seen = await db.select().from(workImportPicture).where(eq(workImportPicture.import_id, id));
  const storage = openStorage({ dataDir: config.dataDir ?? '' });
  for (const { upload_id, name } of await db.select().from(workImportPiece))
    if (seen.some((one) => one.upload_id === upload_id && one.fault === null))
      await storage.remove(pieceKey(upload_id, name));

  expect(await check()).toEqual(first);
  await desk.send(id, 'tide.jpg', await master(3));
  await desk.send(id, 'works.csv', Buffer.from([...table, row('tide', '潮', '40x5: 1880 / 65')].join('\n')));

  expect(await check()).toEqual([...first.slice(0, 2), [4, 'ready', true, []], first[2]]);
  expect((await desk.read(id)).progress).toEqual({ done: 4, total: 4 });
});
