import type { TestApi } from '#app/server/testing.ts';
import { test as apiTest } from '#app/server/testing.ts';
import { addArtist, hangWork, openWorkIndex } from '#catalogue/works/server/testing-works.ts';
import type { Db } from '#db/server/connect.ts';
import { joinedReply, type ListChange, newListReply, sharedListReply } from '../shared-list.contract.ts';

/** The secrets of one participant. */
export interface Participant {
  'shared-list': string;
  participant?: string;
}

/** Three works. */
export async function openShop(db: Db) {
  await openWorkIndex(db);
  const artist = await addArtist(db, 'Lin');
  const [poppies, harbour, ridge] = [
    await hangWork(db, artist, 'Poppies'),
    await hangWork(db, artist, 'Harbour'),
    await hangWork(db, artist, 'Ridge'),
  ];
  return { artist, poppies, harbour, ridge };
}

export const test = apiTest.extend<{ shop: Awaited<ReturnType<typeof openShop>> }>({
  shop: async ({ db }, use) => use(await openShop(db)),
});

export async function start(api: TestApi, items: readonly number[], name = 'Mei') {
  const works = items.map((item_id) => ({ item_id }));
  const { token, participant, list } = (await api('/api/together', { method: 'POST', json: { name, works } })).as(
    newListReply,
  );
  return { keys: { 'shared-list': token, participant }, list };
}

export const join = (api: TestApi, { 'shared-list': list }: Participant, name = 'Jon') =>
  api('/api/together/participant', { method: 'POST', json: { name }, headers: { 'shared-list': list } });

/** The keys of a second participant. */
export async function joined(api: TestApi, keys: Participant, name?: string) {
  const { participant } = (await join(api, keys, name)).as(joinedReply);
  return { 'shared-list': keys['shared-list'], participant };
}

export const change = (api: TestApi, keys: Participant, json: ListChange | object) =>
  api('/api/together/change', { method: 'POST', json, headers: { ...keys } });

export const changed = async (api: TestApi, keys: Participant, json: ListChange) =>
  (await change(api, keys, json)).as(sharedListReply).list;

export const read = (api: TestApi, keys: Participant) => api('/api/together', { headers: { ...keys } });
export const listOf = async (api: TestApi, keys: Participant) => (await read(api, keys)).as(sharedListReply).list;
