import { eq, inArray } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { test as base, type TestApi } from '#app/server/testing.ts';
import { artist, representation } from '#catalogue/artists/server/artist.tables.ts';
import { picture } from '#catalogue/pictures/server/picture.tables.ts';
import { openWorkIndex } from '#catalogue/works/server/testing-works.ts';
import { item, size } from '#catalogue/works/server/works.tables.ts';
import type { Db } from '#db/server/connect.ts';
import { openStorage } from '#ground/storage/server/open-storage.ts';
import { temporaryFolder } from '#ground/storage/server/testing-folder.ts';
import { exportReply } from '#people/members/member.contract.ts';
import { member } from '#people/members/server/member.tables.ts';
import { PASSWORD } from '#people/members/server/testing-people.ts';
import { shareEntry } from '#selling/shares/server/share.tables.ts';
import { saleRow, writeRows } from '#selling/shares/server/testing-shares.ts';
import { pieceKey } from '#selling/studio/server/master-files.ts';
import { sweepMasters } from '#selling/studio/server/master-sweep.service.ts';
import { master, work, workEvent } from '#selling/studio/server/studio.tables.ts';
import { newDraft, newSeller, studioOf } from '#selling/studio/server/testing-studio.ts';

const test = base.override('config', async () => ({ dataDir: await temporaryFolder() }));

const leave = (api: TestApi, headers: Record<string, string>) =>
  api('/api/member/delete', { method: 'POST', headers, json: { password: PASSWORD } });
const itemOf = async (db: Db, id: number) => (await db.select().from(item).where(eq(item.item_id, id)))[0];
const mastersOf = (db: Db, id: number) => db.select().from(master).where(eq(master.member_id, id));

/** An artist with a draft, a published work, and a share. */
async function sellerWithWorks(api: TestApi, db: Db) {
  await openWorkIndex(db);
  const seller = await newSeller(db, 'Mei Lin');
  const draft = await newDraft(api, db, seller);
  const online = await newDraft(api, db, seller);
  await studioOf(api, seller.headers).stepNow(online, 'submit');
  await db.update(item).set({ status: 'online', stage: null, online_at: new Date() }).where(eq(item.item_id, online));
  await writeRows(db, [saleRow({ artist_id: seller.artist_id, item_id: online })]);
  return { ...seller, draft, online };
}

describe('a seller’s data', () => {
  test('contains their page, works with their history, files and shares, but not where prints were sent', async ({
    api,
    db,
  }) => {
    const { headers, artist_id, draft, online } = await sellerWithWorks(api, db);

    const { data } = (await api('/api/member/export', { headers })).as(exportReply);

    expect(data.public_page).toMatchObject({ artist_id });
    expect(data.works).toMatchObject([
      { item_id: draft, stage: 'draft', title: { en: 'Low tide' }, history: [{ step: 'create' }] },
      { item_id: online, stage: 'online', history: [{ step: 'create' }, { step: 'submit' }] },
    ]);
    expect(data.uploads).toMatchObject([{ name: 'sea.jpg' }, { name: 'sea.jpg' }]);
    expect(data.shares).toMatchObject([{ item_id: online, amount: 300 }]);
    expect(JSON.stringify(data.shares)).not.toContain('country');
  });

  test('of a gallery lists the artists it represents, and no others', async ({ api, db }) => {
    const { artist_id } = await sellerWithWorks(api, db);
    const gallery = await newSeller(db, 'Yanaka', 'gallery');
    const read = async () => (await api('/api/member/export', { headers: gallery.headers })).as(exportReply).data;
    expect(await read()).toMatchObject({ represented: [], works: [], uploads: [], shares: [] });

    await db.insert(representation).values({ gallery_id: gallery.member_id, artist_id, since: '2026-01-01' });

    expect((await read()).represented).toMatchObject([{ artist_id, since: '2026-01-01' }]);
  });
});

describe('a seller who leaves', () => {
  test('loses unpublished works; published ones go offline, and the ledger stays', async ({ api, db, config }) => {
    const { headers, member_id, artist_id, draft, online } = await sellerWithWorks(api, db);
    await db.update(artist).set({ born: 1984, intro: { en: 'Cranes.', 'zh-Hant': '', 'zh-Hans': '' } });
    const storage = openStorage({ dataDir: config.dataDir ?? '' });
    const before = await mastersOf(db, member_id);
    for (const { master_id } of before) await storage.put(pieceKey(master_id, '0'), new Uint8Array(9), 'image/jpeg');
    const [gone, left] = [draft, online].map((id) => before.find((one) => one.item_id === id));

    expect((await leave(api, headers)).status).toBe(200);
    await sweepMasters(db, storage);

    expect(await itemOf(db, draft)).toBeUndefined();
    expect(await itemOf(db, online)).toMatchObject({ status: 'offline', stage: 'paused', paused_by: 'shop' });
    const rows = [work, workEvent, size].map((table) => db.$count(table, eq(table.item_id, draft)));
    expect(await Promise.all(rows)).toEqual([0, 0, 0]);
    expect(await mastersOf(db, member_id)).toMatchObject([{ master_id: left?.master_id, name: '', state: 'ready' }]);
    expect(await storage.exists(pieceKey(gone?.master_id ?? '', '0'))).toBe(false);
    expect(await storage.exists(pieceKey(left?.master_id ?? '', '0'))).toBe(true);
    const pictures = await db
      .select()
      .from(picture)
      .where(inArray(picture.hash, [gone?.picture_hash ?? '', left?.picture_hash ?? '']));
    expect(pictures.map(({ hash }) => hash)).toEqual([left?.picture_hash]);
    expect(await db.select().from(artist).where(eq(artist.artist_id, artist_id))).toMatchObject([
      { member_id: null, born: null, intro: { en: '' }, name: { en: 'Mei Lin' }, works: 0 },
    ]);
    expect(await db.$count(shareEntry, eq(shareEntry.artist_id, artist_id))).toBe(1);
  });

  test('and is a gallery releases its artists, with their published works', async ({ api, db }) => {
    const { headers, member_id, artist_id, online } = await sellerWithWorks(api, db);
    const gallery = await newSeller(db, 'Yanaka', 'gallery');
    await db.update(artist).set({ member_id: null }).where(eq(artist.artist_id, artist_id));
    await db.insert(representation).values({ gallery_id: gallery.member_id, artist_id, since: '2026-01-01' });
    const begun = await newDraft(api, db, { ...gallery, artist_id });

    await leave(api, gallery.headers);

    expect(await itemOf(db, begun)).toBeUndefined();
    expect(await itemOf(db, online)).toMatchObject({ status: 'offline', paused_by: 'shop' });
    const [ended] = await db.select().from(representation);
    expect(ended?.until).not.toBeNull();
    // The person who uploaded the artist's other works keeps their files.
    expect(await mastersOf(db, member_id)).toHaveLength(2);
    expect((await api('/api/sales/work', { headers })).status).toBe(200);
    expect(await db.$count(member, eq(member.standing, 'approved'))).toBe(1);
  });
});
