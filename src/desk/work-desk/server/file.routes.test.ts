import { eq, sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { test as base, type TestApi } from '#app/server/testing.ts';
import { artist } from '#catalogue/artists/server/artist.tables.ts';
import { item, size } from '#catalogue/works/server/works.tables.ts';
import { temporaryFolder } from '#ground/storage/server/testing-folder.ts';
import { member } from '#people/members/server/member.tables.ts';
import { newMember } from '#people/members/server/testing-members.ts';
import { fileTrialReply } from '../file.contract.ts';
import { bulkReply } from '../prices.contract.ts';
import { deskOf, type Headers, insertWorks, newStaff, pricesOf, rowOf, smallShop } from './testing-desk.ts';
import { workTable } from './work-table.service.ts';

const test = base.override('config', async () => ({ dataDir: await temporaryFolder() }));
const PATH = '/api/admin/prices/file';

function fileOf(api: TestApi, headers: Headers) {
  const csv = { ...headers, 'content-type': 'text/csv' };
  const post = (path: string, body: string | Uint8Array<ArrayBuffer>) =>
    api(path, { method: 'POST', headers: csv, body });
  const trial = async (body: string) => (await post(`${PATH}/trial`, body)).as(fileTrialReply).trial;
  const apply = (body: string, fingerprint: string, chosen = '') =>
    post(`${PATH}?fingerprint=${fingerprint}${chosen}`, body);
  return {
    post,
    trial,
    apply,
    read: async (what = 'all') => (await api(`${PATH}?what=${what}`, { headers })).text,
    change: async (body: string) => (await apply(body, (await trial(body)).fingerprint)).as(bulkReply).change.change_id,
  };
}

describe('the table of all works', () => {
  test('is read by spreadsheets, runs nothing in them, and sent back unchanged changes nothing', async ({
    api,
    db,
  }) => {
    const { poppies } = await smallShop(db);
    await db
      .update(item)
      .set({ title: { en: '=1+1', 'zh-Hant': '罌粟, "春"', 'zh-Hans': '罂粟\n' } })
      .where(eq(item.item_id, poppies));
    const file = fileOf(api, await newStaff(api, db, 'editor'));

    const text = await file.read();
    const again = await file.trial(text);

    expect(text.startsWith('"item_id","artist","size_id","size","price_ntd","price_usd","stage","title_en",')).toBe(
      true,
    );
    const { value } = await (await workTable(db, { lang: 'en', what: 'all', staff_id: 1 })).getReader().read();
    expect([...(value ?? []).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(text).toContain(`,"'=1+1","罌粟, ""春""",`);
    expect(text.split('\r\n')[1]).toMatch(/^\d+,"Lin",\d+,"30 × 20 cm",1000,35.00,"online",/);
    expect(again).toMatchObject({ rows: 6, edits: 0, faults: 0 });
    expect((await file.read('prices')).split('\r\n')[0]).not.toContain('title_en');
    expect((await file.apply(text, again.fingerprint)).code).toBe('validation');
  });
});

describe('a table that is sent in', () => {
  test('is listed page by page', async ({ api, db }) => {
    await smallShop(db);
    const file = fileOf(api, await newStaff(api, db, 'editor'));
    const lines = Array.from({ length: 10_000 }, (_, at) => `${900_000 + at},No such work`);
    const body = `item_id,title_en\n${lines.join('\n')}`;

    const trial = (await file.post(`${PATH}/trial?page=50`, body)).as(fileTrialReply).trial;

    expect(trial).toMatchObject({ faults: 10_000, page: 50, pages: 50 });
    expect(trial.wrong).toHaveLength(200);
    expect(trial.wrong.at(-1)?.line).toBe(10_001);
  });

  test('changes prices, texts and stages together, and is undone as a whole', async ({ api, db }) => {
    const { poppies, harbour, lin } = await smallShop(db);
    const headers = await newStaff(api, db, 'editor');
    const file = fileOf(api, headers);
    const [small] = await db.select().from(size).where(eq(size.item_id, poppies)).orderBy(size.w_mm);
    const body = `item_id,size_id,price_ntd,stage,title_en\n${poppies},${small?.size_id},1234,,Red poppies\n${harbour},,,paused,`;
    const found = async (keyword: string) =>
      ((await api(`/api/shop?keyword=${keyword}`)).body as { total: number }).total;
    expect(await found('Red')).toBe(0);

    const trial = await file.trial(body);
    expect(trial).toMatchObject({ rows: 2, prices: 1, works: 2, edits: 3, faults: 0 });
    expect(trial.list).toContainEqual({
      line: 2,
      item_id: poppies,
      title: 'Poppies',
      column: 'price_ntd',
      before: '1000',
      after: '1234',
      jump: false,
    });
    const id = await file.change(body);

    expect(await pricesOf(db, poppies)).toEqual(['1234/3500', '2000/7000']);
    expect(await rowOf(db, harbour)).toMatchObject({ status: 'offline', stage: 'paused', paused_by: 'staff' });
    expect(await found('Harbour')).toBe(0);
    expect(await found('Red')).toBe(1);
    expect((await db.select().from(artist).where(eq(artist.artist_id, lin)))[0]?.works).toBe(1);

    expect((await deskOf(api, headers).undo(id)).code).toBe('success');

    expect(await pricesOf(db, poppies)).toEqual(['1000/3500', '2000/7000']);
    expect(await rowOf(db, poppies)).toMatchObject({ title: { en: 'Poppies' } });
    expect(await rowOf(db, harbour)).toMatchObject({ status: 'online', stage: null, paused_by: null });
    expect((await db.select().from(artist).where(eq(artist.artist_id, lin)))[0]?.works).toBe(2);
    expect(await found('Red')).toBe(0);
  });

  test('with one fault changes nothing; every fault is named by line and column', async ({ api, db }) => {
    const { poppies, harbour, salt } = await smallShop(db);
    const headers = { ...(await newStaff(api, db, 'editor')), lang: 'zh-Hant' };
    const file = fileOf(api, headers);
    const [print] = await db.select().from(size).where(eq(size.item_id, poppies));
    const body = [
      'item_id,size_id,price_ntd,stage,title_en',
      `${poppies},${print?.size_id},0,,`,
      `${harbour},${print?.size_id},50,,`,
      '999,,,,Nothing',
      `${poppies},,,,One`,
      `${poppies},,,,Two`,
      // Only its seller resumes what the seller paused.
      `${salt},,,online,`,
    ].join('\n');

    const { wrong, faults, fingerprint } = await file.trial(body);

    expect(wrong.map(({ line, column, problem }) => `${line} ${column} ${problem}`)).toEqual([
      '2 price_ntd not_positive',
      '3 size_id unknown_print',
      '4 item_id unknown_work',
      '6 title_en given_twice',
      '7 stage stage_step',
    ]);
    expect(faults).toBe(5);
    expect(wrong[0]?.message).toMatch(/[\u4e00-\u9fff]/);
    expect((await file.apply(body, fingerprint)).code).toBe('validation');
    expect(await rowOf(db, poppies)).toMatchObject({ title: { en: 'Poppies' } });
  });

  test('is a conflict when what it was compared with has changed, and cannot be undone over later words', async ({
    api,
    db,
  }) => {
    const { poppies } = await smallShop(db);
    const headers = await newStaff(api, db, 'editor');
    const file = fileOf(api, headers);
    const rename = (name: string) => `item_id,title_en\n${poppies},${name}`;
    const { fingerprint } = await file.trial(rename('First'));
    const second = await file.change(rename('Second'));

    expect((await file.apply(rename('First'), fingerprint)).code).toBe('conflict');
    await file.change(rename('Third'));
    const refused = await deskOf(api, headers).undo(second);

    expect([refused.code, refused.errors.works]).toEqual(['conflict', 'Third']);
  });

  test.for([
    ['suspended', { standing: 'suspended' }],
    ['gone', { deleted_at: new Date() }],
  ] as const)(
    'is not taken back where that would put works of a seller on sale again who is %s',
    async ([, since], { api, db }) => {
      const { harbour, salt, lin } = await smallShop(db);
      const headers = await newStaff(api, db, 'editor');
      await newMember(api, db, 'lin@example.com');
      const isLin = eq(member.email, 'lin@example.com');
      const [seller] = await db.update(member).set({ type: 'artist', standing: 'approved' }).where(isLin).returning();
      await db.update(artist).set({ member_id: seller?.member_id }).where(eq(artist.artist_id, lin));
      const paused = `item_id,stage,title_en\n${harbour},paused,\n${salt},,Salt flats`;
      const file = fileOf(api, headers);
      const desk = deskOf(api, headers);
      expect((await desk.undo(await file.change(paused))).code).toBe('success');
      const again = await file.change(paused);
      await db.update(member).set(since).where(isLin);

      const refused = await desk.undo(again);

      expect([refused.code, refused.errors.works]).toEqual(['conflict', 'Harbour']);
      expect(await rowOf(db, harbour)).toMatchObject({ status: 'offline', stage: 'paused' });
      expect(await rowOf(db, salt)).toMatchObject({ title: { en: 'Salt flats' } });
    },
  );

  test('is refused when it is too large or no text', async ({ api, db }) => {
    const file = fileOf(api, await newStaff(api, db, 'editor'));

    expect((await file.post(`${PATH}/trial`, new Uint8Array([0xa7, 0xda, 0xff]))).code).toBe('unsupported_media');
    expect((await file.post(`${PATH}/trial`, 'a'.repeat(10 * 1024 * 1024 + 1))).code).toBe('too_large');
  });

  test('may have ten thousand rows', { timeout: 240_000 }, async ({ api, db }) => {
    await insertWorks(db, 2_500);
    const headers = await newStaff(api, db, 'editor');
    const file = fileOf(api, headers);
    const sum = async () =>
      Number(
        (await db.execute<{ sum: string }>(sql`select sum((price ->> 'NTD')::int) as sum from ${size}`)).rows[0]?.sum,
      );
    const body = (await file.read()).replaceAll(',1000,35.00,"online",', ',1500,35.00,"online",');

    const id = await file.change(body);

    expect(await sum()).toBe(25_000_000 + 2_500 * 500);
    expect((await deskOf(api, headers).undo(id)).code).toBe('success');
    expect(await sum()).toBe(25_000_000);
  });
});
