import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { TestApi } from '#app/server/testing.ts';
import { addArtist, paintPicture } from '#catalogue/works/server/testing-works.ts';
import type { Db } from '#db/server/connect.ts';
import { newApplicant } from '#people/applications/server/testing-applicants.ts';
import { member } from '#people/members/server/member.tables.ts';
import { artist as artistForm, gallery as galleryForm } from '#people/members/server/testing-people.ts';
import type { Standing } from '#shared/rights.ts';
import { workReply } from '../studio.contract.ts';
import { PIECE_BYTES } from '../studio.rules.ts';
import { master } from './studio.tables.ts';

type Headers = Record<string, string>;

/** An approved artist or gallery with a public page. */
export async function newSeller(db: Db, name: string, type: 'artist' | 'gallery' = 'artist') {
  const email = `${name.toLowerCase().replace(/\W+/g, '-')}@example.com`;
  const { headers } = await newApplicant(db, email, type === 'artist' ? artistForm : galleryForm);
  await setStanding(db, email, 'approved');
  const [row] = await db.select().from(member).where(eq(member.email, email));
  const member_id = row?.member_id ?? 0;
  const artist_id = await addArtist(db, name, { member_id, kind: type });
  return { headers, email, member_id, artist_id };
}

export async function setStanding(db: Db, email: string, standing: Standing): Promise<void> {
  await db.update(member).set({ standing }).where(eq(member.email, email));
}

/** A usable master: database rows only. */
export async function readyMaster(db: Db, member_id: number, { w_px = 9_000, h_px = 6_000 } = {}): Promise<string> {
  const master_id = randomBytes(18).toString('base64url');
  const picture_hash = await paintPicture(db, randomBytes(15).toString('base64url'), '#2040a0');
  const size = 1_000;
  const about = { size, received: size, state: 'ready' as const, format: 'jpeg', w_px, h_px, picture_hash };
  await db.insert(master).values({ master_id, member_id, name: 'sea.jpg', ...about });
  return master_id;
}

const three = (words: string) => ({ en: words, 'zh-Hant': `${words}（繁）`, 'zh-Hans': `${words}（简）` });

/** All that a work needs besides its picture. */
export const TEXTS = {
  title: three('Low tide'),
  alt: three('A beach at low tide'),
  inspiration: three('One morning in Hualien.'),
  material: three('Ink on paper.'),
  year: 2024,
  category: 'sea',
  subjects: ['beach', 'tide'],
};

export const post = (api: TestApi, headers: Headers, path: string, json: unknown) =>
  api(path, { method: 'POST', headers, json });
export const put = (api: TestApi, headers: Headers, path: string, json: unknown) =>
  api(path, { method: 'PUT', headers, json });

/** A seller's calls. */
export function studioOf(api: TestApi, headers: Headers) {
  const read = async (id: number) => (await api(`/api/sales/work/${id}`, { headers })).as(workReply).work;
  return {
    read,
    create: (json: object) => post(api, headers, '/api/sales/work', json),
    save: (id: number, json: object) => put(api, headers, `/api/sales/work/${id}`, json),
    /** With the current version. */
    saveNow: async (id: number, json: object) =>
      put(api, headers, `/api/sales/work/${id}`, { version: (await read(id)).version, ...json }),
    step: (id: number, step: string, version: number) =>
      post(api, headers, `/api/sales/work/${id}/${step}`, { version }),
    stepNow: async (id: number, step: string) =>
      post(api, headers, `/api/sales/work/${id}/${step}`, { version: (await read(id)).version }),
  };
}

/** A complete draft of a seller. */
export async function newDraft(
  api: TestApi,
  db: Db,
  seller: { headers: Headers; member_id: number; artist_id: number },
) {
  const { headers, member_id, artist_id } = seller;
  const studio = studioOf(api, headers);
  const upload_id = await readyMaster(db, member_id);
  const { item_id } = (await studio.create({ artist_id, upload_id })).as(workReply).work;
  await studio.saveNow(item_id, TEXTS);
  return item_id;
}

export function sendPiece(api: TestApi, headers: Headers, id: string, offset: number, bytes: Uint8Array) {
  return api(`/api/sales/upload/${id}?offset=${offset}`, {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/octet-stream', 'content-length': String(bytes.length) },
    body: new Uint8Array(bytes),
  });
}

export function piecesOf(bytes: Uint8Array): { offset: number; piece: Uint8Array }[] {
  return Array.from({ length: Math.ceil(bytes.length / PIECE_BYTES) }, (_, at) => ({
    offset: at * PIECE_BYTES,
    piece: bytes.subarray(at * PIECE_BYTES, (at + 1) * PIECE_BYTES),
  }));
}
