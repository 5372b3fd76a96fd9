import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { type TestApi, test } from '#app/server/testing.ts';
import { addArtist, hangWork } from '#catalogue/works/server/testing-works.ts';
import { newMember } from '#people/members/server/testing-members.ts';
import { MAX_SAVED, savedWallReply, savedWallsReply } from '../saved-wall.contract.ts';
import { savedWall } from './saved-wall.tables.ts';

function wallsOf(api: TestApi, headers: Record<string, string>) {
  const call = (method: string, path = '', json?: unknown) =>
    api(`/api/wall/saved${path}`, { method, headers, ...(json !== undefined && { json }) });
  return {
    list: async () => (await call('GET')).as(savedWallsReply).list,
    save: (json: unknown) => call('POST', '', json),
    change: (id: number, json: unknown) => call('PUT', `/${id}`, json),
    remove: (id: number) => call('DELETE', `/${id}`),
    restore: (id: number) => call('POST', `/${id}/restore`),
  };
}

describe('saved walls', () => {
  test('are listed with the one changed last first, renamed, replaced and copied', async ({ api, db }) => {
    const walls = wallsOf(api, (await newMember(api, db, 'mei@example.com')).headers);
    const sofa = (await walls.save({ name: 'Over the sofa', wall: { works: '1.2.3.0.1450_2' } })).as(savedWallReply);
    await walls.save({ name: 'Bedroom', wall: { room: 'bedroom', works: '1' } });
    expect((await walls.list()).map(({ name, works }) => [name, works])).toEqual([
      ['Bedroom', 1],
      ['Over the sofa', 2],
    ]);

    await walls.change(sofa.wall_id, { name: 'Living room' });
    await walls.change(sofa.wall_id, { wall: { light: 'evening', works: '7.1.1.20.1500' } });
    const [first] = await walls.list();

    expect(first).toMatchObject({ name: 'Living room', wall: { light: 'evening', works: '7.1.1.20.1500' } });
    const copied = await walls.save({ name: 'Copy', wall: first?.wall });
    expect(copied.as(savedWallReply).list.map(({ name }) => name)).toEqual(['Copy', 'Living room', 'Bedroom']);
  });

  test('mark works that are no longer offered', async ({ api, db }) => {
    const lin = await addArtist(db, 'Lin');
    const sold = await hangWork(db, lin, 'Harbour');
    const paused = await hangWork(db, lin, 'Paused', { status: 'offline', stage: 'paused' });
    const walls = wallsOf(api, (await newMember(api, db, 'mei@example.com')).headers);
    await walls.save({ name: 'Hall', wall: { works: `${sold}_${paused}_999999` } });
    const [hall] = await walls.list();

    expect(hall?.gone).toEqual([
      { item_id: paused, title: 'Paused', unavailable: 'offline' },
      { item_id: 999_999, unavailable: 'offline' },
    ]);
  });

  test('can be restored after a removal, until another one is removed', async ({ api, db }) => {
    const walls = wallsOf(api, (await newMember(api, db, 'mei@example.com')).headers);
    const first = (await walls.save({ name: 'First', wall: { works: '1' } })).as(savedWallReply).wall_id;
    const second = (await walls.save({ name: 'Second', wall: { works: '2' } })).as(savedWallReply).wall_id;
    expect((await walls.remove(first)).as(savedWallReply).list.map(({ name }) => name)).toEqual(['Second']);
    expect((await walls.restore(first)).as(savedWallReply).list).toHaveLength(2);

    await walls.remove(first);
    await walls.remove(second);

    expect((await walls.restore(first)).code).toBe('not_found');
    expect((await walls.restore(second)).code).toBe('success');
    expect(await db.$count(savedWall)).toBe(1);
  });

  test('are thirty at most, restored ones included', async ({ api, db }) => {
    const walls = wallsOf(api, (await newMember(api, db, 'mei@example.com')).headers);
    const { wall_id } = (await walls.save({ name: 'One', wall: { works: '1' } })).as(savedWallReply);
    const [row] = await db.select().from(savedWall);
    await walls.remove(wall_id);
    const { wall_id: _id, ...rest } = row as typeof savedWall.$inferSelect;
    await db.insert(savedWall).values(Array.from({ length: MAX_SAVED }, () => rest));

    expect((await walls.save({ name: 'More', wall: { works: '1' } })).code).toBe('saved_walls_full');
    expect((await walls.restore(wall_id)).code).toBe('saved_walls_full');
  });

  test('need a name and a work, and drop what nobody can read', async ({ api, db }) => {
    const walls = wallsOf(api, (await newMember(api, db, 'mei@example.com')).headers);
    const invalid = await walls.save({ name: ' ', wall: { works: 'nonsense' } });
    const odd = await walls.save({ name: 'Odd', wall: { room: 'cellar', colour: 'red', works: '5;x;6@1,2' } });

    expect(invalid.status).toBe(422);
    expect(odd.as(savedWallReply).list[0]?.wall).toEqual({ works: '5_6.0.0.1.2' });
  });

  test('are closed to everyone else, and leave with the account', async ({ api, db }) => {
    const mei = await newMember(api, db, 'mei@example.com');
    const thief = await newMember(api, db, 'thief@example.com');
    const { wall_id } = (await wallsOf(api, mei.headers).save({ name: 'Mine', wall: { works: '1' } })).as(
      savedWallReply,
    );
    const other = wallsOf(api, thief.headers);

    expect(await other.list()).toEqual([]);
    for (const reply of [
      await other.change(wall_id, { name: 'Yours' }),
      await other.remove(wall_id),
      await other.restore(wall_id),
    ]) {
      expect(reply.code).toBe('not_found');
    }
    expect((await api('/api/wall/saved')).code).toBe('unauthenticated');
    const [row] = await db.select().from(savedWall).where(eq(savedWall.wall_id, wall_id));
    expect(row).toMatchObject({ name: 'Mine', deleted_at: null });
  });
});
