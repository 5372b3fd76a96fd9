import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { test as base, type TestApi } from '#app/server/testing.ts';
import { initialReply } from '#buying/initial/initial.contract.ts';
import { readManifest } from '#buying/seo/server/seo.service.ts';
import { brandDataUrl } from '#catalogue/pictures/server/brand-files.service.ts';
import { staffChange } from '#ground/audit/server/audit.tables.ts';
import { openStorage } from '#ground/storage/server/open-storage.ts';
import { temporaryFolder } from '#ground/storage/server/testing-folder.ts';
import { LIMITS } from '#ground/throttle/limits.ts';
import { composeMail } from '#people/mail/server/compose-mail.ts';
import { newStaff } from '#people/members/server/testing-staff.ts';
import { brandPictureReply, brandReply } from '../brand.contract.ts';
import { brandFiles } from './brand.routes.ts';
import { logoForPaper } from './brand.service.ts';

const test = base.override('config', async () => ({ dataDir: await temporaryFolder() }));
type Headers = Record<string, string>;

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100" viewBox="0 0 200 100"><rect x="50" y="40" width="100" height="20" fill="#111"/></svg>';

const plate = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer();

function send(api: TestApi, headers: Headers, use: string, body: Uint8Array) {
  const sent = { ...headers, 'content-type': 'image/png', 'content-length': String(body.length) };
  const init = { method: 'POST', headers: sent, body: new Uint8Array(body) };
  return api(`/api/admin/brand/picture?use=${use}&name=a.png`, init);
}

async function uploaded(api: TestApi, headers: Headers, use: string, body: Uint8Array) {
  return (await send(api, headers, use, body)).as(brandPictureReply).picture;
}

const save = (api: TestApi, headers: Headers, json: object) =>
  api('/api/admin/brand', { method: 'PUT', headers, json });

describe('a logo', () => {
  test('is shown to visitors, in mails, on papers and in the manifest once it is saved, and can be undone', async ({
    api,
    db,
    config,
  }) => {
    const { headers } = await newStaff(api, db, 'admin');
    const logo = await uploaded(api, headers, 'logo', await plate(960, 200, '#204060'));
    const icon = await uploaded(api, headers, 'icon', await plate(512, 512, '#204060'));
    const read = async () => (await api('/api/initial')).as(initialReply).site;
    const storage = openStorage({ dataDir: config.dataDir ?? '' });
    const mail = () =>
      composeMail(
        db,
        { kind: 'password_reset', lang: 'zh-Hant', data: { name: 'Lin', path: '/x', minutes: 30 } },
        'https://shop.test',
      );
    expect(await read()).not.toHaveProperty('logo');
    expect((await mail()).html).not.toContain('/brand/');

    const saved = await save(api, headers, { version: 0, logo: logo.hash, dark: null, icon: icon.hash });

    expect(saved.as(brandReply)).toMatchObject({ version: 1, logo, dark: null, icon });
    const site = await read();
    expect(site.logo).toEqual({ src: `/brand/${logo.hash}/head.webp`, width: 192, height: 40 });
    expect(site.icon).toBe(`/brand/${icon.hash}/48.png`);
    expect((await mail()).html).toContain(
      `<img src="https://shop.test/brand/${logo.hash}/mail.png" alt="框境" width="220" height="46"`,
    );
    expect((await mail()).text).toContain('框境');
    expect(await readManifest(db, 'en')).toContain(`/brand/${icon.hash}/512.png`);
    const paper = await logoForPaper(storage, { logo, dark: null, icon: null });
    expect(paper).toMatchObject({ width: 180, height: 38, picture: expect.stringMatching(/^data:image\/png;base64,/) });

    const reset = await save(api, headers, { version: 1, logo: null, dark: null, icon: null });

    expect(reset.as(brandReply)).toMatchObject({ version: 2, logo: null, icon: null });
    expect(await read()).not.toHaveProperty('logo');
    expect(await readManifest(db, 'en')).toContain('/icon.svg');
    // The files stay: a mail that was sent shows them, and the change can be undone.
    expect((await save(api, headers, { version: 2, logo: logo.hash, dark: null, icon: null })).status).toBe(200);
    expect((await db.select().from(staffChange)).map(({ action }) => action).toSorted()).toEqual([
      ...['save', 'save', 'save', 'upload', 'upload'],
    ]);
  });

  test('is drawn without its transparent border, and a drawing is sharp', async ({ api, db, config }) => {
    const { headers } = await newStaff(api, db, 'admin');

    const drawing = await uploaded(api, headers, 'logo', Buffer.from(DRAWING));

    expect(drawing).toMatchObject({ source: null, on_light: 1, on_dark: 0, transparent: false });
    expect(drawing.width / drawing.height).toBeCloseTo(5, 1);
    const storage = openStorage({ dataDir: config.dataDir ?? '' });
    const url = (await brandDataUrl(storage, drawing.hash, 'paper.png')) ?? '';
    const { format, channels } = await sharp(Buffer.from(url.split(',')[1] ?? '', 'base64')).metadata();
    expect([format, channels]).toEqual(['png', 3]);
    // The same picture again is the same picture.
    expect((await uploaded(api, headers, 'logo', Buffer.from(DRAWING))).hash).toBe(drawing.hash);
  });

  test('must be a picture that can be seen', async ({ api, db }) => {
    const { headers } = await newStaff(api, db, 'admin');
    const bomb = DRAWING.replace('<rect', '<image href="data:image/png;base64,AAAA"/><rect');
    const huge = DRAWING.replace('width="200" height="100"', 'width="9e9" height="9e9"').replace(
      'viewBox="0 0 200 100"',
      '',
    );

    expect((await send(api, headers, 'logo', Buffer.from('no picture'))).code).toBe('unsupported_media');
    expect((await send(api, headers, 'logo', Buffer.from(bomb))).code).toBe('unsupported_media');
    expect((await send(api, headers, 'logo', Buffer.from(DRAWING.replace('/>', '')))).code).toBe('unsupported_media');
    expect((await send(api, headers, 'icon', await plate(64, 64, '#00000000'))).code).toBe('unsupported_media');
    expect((await send(api, headers, 'logo', Buffer.from(huge))).code).toBe('unsupported_media');
    expect((await send(api, headers, 'logo', Buffer.from(DRAWING + ' '.repeat(1_100_000)))).code).toBe('too_large');
  });

  test('is changed only by administrators, as they saw it, and only to uploaded pictures of its kind', async ({
    api,
    db,
  }) => {
    const { headers } = await newStaff(api, db, 'admin');
    const editor = await newStaff(api, db, 'editor');
    const icon = await uploaded(api, headers, 'icon', await plate(64, 64, '#333'));
    const logo = await uploaded(api, headers, 'logo', await plate(400, 80, '#333'));
    const none = { logo: null, dark: null, icon: null };

    expect((await save(api, editor.headers, { version: 0, ...none })).code).toBe('forbidden');
    expect((await send(api, editor.headers, 'logo', await plate(8, 8, '#333'))).code).toBe('forbidden');
    expect((await save(api, headers, { version: 0, ...none, logo: icon.hash })).code).toBe('not_found');
    expect((await save(api, headers, { version: 0, ...none, logo: 'x'.repeat(20) })).code).toBe('not_found');
    expect((await save(api, headers, { version: 0, ...none, dark: logo.hash })).code).toBe('validation');
    const both = await Promise.all([
      save(api, headers, { version: 0, ...none, logo: logo.hash }),
      save(api, headers, { version: 0, ...none, icon: icon.hash }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('is uploaded a limited number of times', async ({ api, db }) => {
    const { headers } = await newStaff(api, db, 'admin');
    const bytes = Buffer.from('no picture');
    for (let count = 0; count < LIMITS.brand_picture.most; count++) await send(api, headers, 'logo', bytes);

    expect((await send(api, headers, 'logo', bytes)).code).toBe('too_many_requests');
  });
});

test('every file of a logo and an icon is answered by its hash, and no other', async ({ api, db, config }) => {
  const { headers } = await newStaff(api, db, 'admin');
  const logo = await uploaded(api, headers, 'logo', await plate(100, 20, '#333'));
  const icon = await uploaded(api, headers, 'icon', await plate(100, 60, '#333'));
  const files = brandFiles(openStorage({ dataDir: config.dataDir ?? '' }));
  const sizeOf = async (path: string) => {
    const { width, height } = await sharp(await (await files.request(path)).arrayBuffer()).metadata();
    return [width, height];
  };

  expect(await sizeOf(`/brand/${logo.hash}/full.png`)).toEqual([100, 20]);
  for (const side of [32, 48, 180, 192, 512])
    expect(await sizeOf(`/brand/${icon.hash}/${side}.png`)).toEqual([side, side]);
  const ico = await files.request(`/brand/${icon.hash}/favicon.ico`);
  expect(ico.headers.get('content-type')).toBe('image/x-icon');
  expect(ico.headers.get('cache-control')).toContain('immutable');
  expect([...new Uint8Array(await ico.arrayBuffer()).subarray(0, 8)]).toEqual([0, 0, 1, 0, 2, 0, 32, 32]);
  for (const path of [`/brand/${logo.hash}/512.png`, `/brand/${'x'.repeat(20)}/full.png`, '/brand/', '/brand/a/b.svg'])
    expect((await files.request(path)).status, path).toBe(404);
});
