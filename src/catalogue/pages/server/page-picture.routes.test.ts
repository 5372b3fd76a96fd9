import sharp from 'sharp';
import { expect } from 'vitest';
import { test as base, type TestApi } from '#app/server/testing.ts';
import { articlePictureReply } from '#catalogue/articles/article-desk.contract.ts';
import { temporaryFolder } from '#ground/storage/server/testing-folder.ts';
import { newStaff } from '#people/members/server/testing-staff.ts';
import { staffFaqReply } from '../faq.contract.ts';
import { legalReply } from '../legal.contract.ts';
import { faqReply, pageReply } from '../page.contract.ts';
import { LEGAL_PAGES, SHOP_PAGES } from '../page.rules.ts';
import { shopPageReply } from '../shop-page.contract.ts';

const test = base.override('config', async () => ({ dataDir: await temporaryFolder() }));
const alt = { en: 'Our workshop', 'zh-Hant': '我們的工坊', 'zh-Hans': '我们的工坊' };

type Headers = Record<string, string>;

async function uploaded(api: TestApi, headers: Headers, background: string) {
  const image = { width: 640, height: 480, channels: 3, background } as const;
  const body = new Uint8Array(await sharp({ create: image }).jpeg().toBuffer());
  const sent = { ...headers, 'content-type': 'image/jpeg', 'content-length': String(body.length) };
  const upload = { method: 'POST', headers: sent, body };
  return (await api('/api/admin/article/picture', upload)).as(articlePictureReply).picture;
}

const part = (name: string) => ({ kind: 'image', name, words: alt });

test('every page about the shop can have pictures, described in three languages', async ({ api, db }) => {
  const { headers } = await newStaff(api, db, 'editor');
  const picture = await uploaded(api, headers, '#7a5230');
  const publish = async (page: string, name: string) => {
    const { words, version } = (await api(`/api/admin/page/${page}`, { headers })).as(shopPageReply);
    const json = { ...words, blocks: [...words.blocks, part(name)], revision: 0, version };
    return api(`/api/admin/page/${page}/publish`, { method: 'POST', headers, json });
  };

  for (const page of SHOP_PAGES) {
    const saved = (await publish(page, picture.hash)).as(shopPageReply);
    expect(saved.words.blocks.at(-1)).toEqual({ kind: 'image', name: picture.hash, words: alt });
    expect(saved.on_show[picture.hash]).toMatch(/^\/pictures\//);
    const shown = (await api(`/api/page/${page}`, { headers: { lang: 'zh-Hant' } })).as(pageReply);
    expect(shown.page.blocks.at(-1)).toEqual({ kind: 'image', hash: picture.hash, alt: alt['zh-Hant'] });
    expect(shown.pictures.map(({ hash }) => hash)).toEqual([picture.hash]);
  }
  // Nobody publishes a picture that was never uploaded.
  expect((await publish('about', 'never-uploaded')).code).toBe('conflict');
});

test('so can every legal document, in a version of its own', async ({ api, db }) => {
  const { headers } = await newStaff(api, db, 'editor');
  const picture = await uploaded(api, headers, '#30527a');
  for (const page of LEGAL_PAGES) {
    const before = (await api(`/api/admin/legal/${page}`, { headers })).as(legalReply);
    const words = { ...before.words, blocks: [...before.words.blocks, part(picture.hash)] };
    const draft = { method: 'PUT', headers, json: { ...words, revision: 0 } };

    const saved = (await api(`/api/admin/legal/${page}`, draft)).as(legalReply);

    expect(saved.words.blocks.at(-1)).toEqual(part(picture.hash));
    expect(saved.pictures).toEqual([picture]);
    const json = { ...words, revision: 1, effective: before.earliest };
    const publish = (form: object) => api(`/api/admin/legal/${page}/publish`, { method: 'POST', headers, json: form });
    const never = { ...json, blocks: [part('never-uploaded')] };
    expect((await publish(never)).code).toBe('conflict');
    expect((await publish(json)).as(legalReply).words.blocks.at(-1)).toEqual(part(picture.hash));
    const path = `/api/page/${page}?version=${before.earliest}`;
    const shown = (await api(path, { headers: { lang: 'zh-Hans' } })).as(pageReply);
    expect(shown.page.blocks.at(-1)).toEqual({ kind: 'image', hash: picture.hash, alt: alt['zh-Hans'] });
    expect(shown.pictures).toEqual([picture]);
  }
});

test('so can every answer, and another picture with the same description is a change', async ({ api, db }) => {
  const { headers } = await newStaff(api, db, 'editor');
  const [one, other] = [await uploaded(api, headers, '#527a30'), await uploaded(api, headers, '#30307a')];
  const [first] = (await api('/api/admin/faq', { headers })).as(staffFaqReply).list;
  const { id = '', question, answer = [], hidden } = first ?? {};
  const save = (version: number, name: string) => {
    const json = { question, hidden, version, answer: [...answer, part(name)] };
    return api(`/api/admin/faq/${id}`, { method: 'PUT', headers, json });
  };

  const saved = (await save(0, one.hash)).as(staffFaqReply);

  expect(saved.list[0]?.answer.at(-1)).toEqual(part(one.hash));
  expect(saved.pictures).toEqual([one]);
  const shown = (await api('/api/faq', { headers: { lang: 'zh-Hant' } })).as(faqReply);
  expect(shown.list[0]?.answer.at(-1)).toEqual({ kind: 'image', hash: one.hash, alt: alt['zh-Hant'] });
  expect(shown.pictures).toEqual([one]);
  expect((await save(1, other.hash)).as(staffFaqReply).list[0]).toMatchObject({ version: 2 });
  expect((await api('/api/faq')).as(faqReply).pictures).toEqual([other]);
  expect((await save(2, 'never-uploaded')).code).toBe('conflict');
});

test('another picture with the same description changes a draft', async ({ api, db }) => {
  const { headers } = await newStaff(api, db, 'editor');
  const [one, other] = [await uploaded(api, headers, '#527a30'), await uploaded(api, headers, '#30307a')];
  const { words } = (await api('/api/admin/page/about', { headers })).as(shopPageReply);
  const save = async (revision: number, name: string) => {
    const json = { ...words, blocks: [part(name)], revision };
    return (await api('/api/admin/page/about', { method: 'PUT', headers, json })).as(shopPageReply);
  };
  await save(0, one.hash);

  expect((await save(1, other.hash)).words.blocks).toEqual([part(other.hash)]);
});
