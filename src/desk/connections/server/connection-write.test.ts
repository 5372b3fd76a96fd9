import { describe, expect } from 'vitest';
import { brandPicture } from '#catalogue/brand/server/brand.tables.ts';
import { picture } from '#catalogue/pictures/server/picture.tables.ts';
import { test } from '#db/server/testing.ts';
import { staffChange } from '#ground/audit/server/audit.tables.ts';
import { openTestBucket } from '#ground/storage/server/testing-bucket.ts';
import { readConfig } from '#http/server/config.ts';
import { newStaff } from '#people/members/server/testing-staff.ts';
import { shopConnection } from './connection.tables.ts';
import { asAdmin, openConnectedShop } from './testing-connections.ts';

const SECRET = 'SECRET-of-PayPal-with-forty-characters-9876';
const PAYPAL = { mode: 'test', client_id: 'client-1', secret: SECRET, webhook_id: 'WH-1' };
const SMTP = { host: 'smtp.example.com', encryption: 'tls', user: 'shop', password: 'only-the-server-knows' };

describe('a connection that an administrator enters', () => {
  test('is used immediately and by a later start, and its secret is in no answer, log line or row', async ({ db }) => {
    const one = await openConnectedShop(db);
    const admin = await asAdmin(one, db);
    expect(await admin.see('paypal')).toMatchObject({ state: 'missing', source: null, version: 0, is_entered: false });

    expect((await admin.enter('paypal', PAYPAL)).code).toBe('success');
    expect((await admin.enter('mail', SMTP)).code).toBe('success');

    expect(one.shop.config.payments.paypal).toMatchObject({
      ...{ clientId: 'client-1', secret: SECRET, webhookId: 'WH-1', api: 'https://api-m.sandbox.paypal.com' },
    });
    expect(one.changes()).toBe(2);
    const seen = await admin.see('paypal');
    expect(seen).toMatchObject({ state: 'ready', source: 'stored', version: 1, entered_by: expect.any(String) });
    expect(seen.fields).toEqual([
      { name: 'mode', value: 'test', is_set: true, end: null },
      { name: 'client_id', value: 'client-1', is_set: true, end: null },
      { name: 'secret', value: null, is_set: true, end: '9876' },
      { name: 'webhook_id', value: 'WH-1', is_set: true, end: null },
      { name: 'merchant_id', value: null, is_set: false, end: null },
    ]);
    expect(await admin.see('mail')).toMatchObject({ host: 'smtp.example.com' });
    const rows = await db.select().from(shopConnection);
    const changes = await db.select().from(staffChange).orderBy(staffChange.change_id);
    const everything = `${one.written.join('\n')}${JSON.stringify([rows, changes])}`;
    for (const hidden of [SECRET, SMTP.password]) expect(everything).not.toContain(hidden);
    expect(changes.filter(({ subject_id }) => subject_id.startsWith('connection'))).toMatchObject([
      { subject_id: 'connection paypal', action: 'enter', before: {}, after: {} },
      { subject_id: 'connection mail', action: 'enter' },
    ]);

    const later = await openConnectedShop(db, one.env);
    expect(later.shop.config.payments).toEqual(one.shop.config.payments);
    expect(later.shop.config.smtpUrl).toBe('smtps://shop:only-the-server-knows@smtp.example.com:465');
  });

  test('can be changed without its secret, and removed for good', async ({ db }) => {
    const one = await openConnectedShop(db);
    const admin = await asAdmin(one, db);
    await admin.enter('paypal', PAYPAL);

    await admin.enter('paypal', { ...PAYPAL, secret: '', webhook_id: 'WH-2' }, { version: 1 });
    expect(one.shop.config.payments.paypal).toMatchObject({ secret: SECRET, webhookId: 'WH-2' });
    const moved = await admin.enter('paypal', { ...PAYPAL, secret: '', client_id: 'other' }, { version: 2 });
    expect([moved.code, Object.keys(moved.errors)]).toEqual(['validation', ['values.secret']]);

    expect((await admin.remove('paypal', 2)).code).toBe('success');
    expect(one.shop.config.payments.paypal).toBeUndefined();
    expect(await admin.see('paypal')).toMatchObject({ state: 'missing', is_entered: false, version: 3 });
    expect(await db.select({ sealed: shopConnection.sealed }).from(shopConnection)).toEqual([{ sealed: null }]);
    expect((await admin.remove('paypal', 3)).code).toBe('conflict');
  });

  test('needs the password again, and only an administrator’s', async ({ db }) => {
    const one = await openConnectedShop(db);
    const admin = await asAdmin(one, db);
    expect((await admin.enter('paypal', PAYPAL, { password: 'wrong' })).code).toBe('wrong_password');
    await admin.enter('paypal', PAYPAL);
    expect((await admin.remove('paypal', 1, 'wrong')).code).toBe('wrong_password');

    const { headers } = await newStaff(one.api, db, 'finance');
    const answers = [
      await one.api('/api/admin/connection', { headers }),
      await one.api('/api/admin/connection/paypal/test', { method: 'POST', headers, json: {} }),
      await one.api('/api/admin/connection/paypal/remove', {
        method: 'POST',
        headers,
        json: { version: 1, password: 'x' },
      }),
    ];
    expect(answers.map(({ code }) => code)).toEqual(['forbidden', 'forbidden', 'forbidden']);
    expect(one.shop.config.payments.paypal).toBeDefined();
  });

  test('names each wrong field and repeats no value', async ({ db }) => {
    const admin = await asAdmin(await openConnectedShop(db), db);

    const reply = await admin.enter('paypal', { ...PAYPAL, webhook_id: 'WEBHOOK_ID', secret: 'has a space', x: 'y' });

    expect(Object.keys(reply.errors).sort()).toEqual(['values.secret', 'values.webhook_id', 'values.x']);
    expect(reply.text).not.toContain('has a space');
  });

  test('meets another person’s change as a conflict', async ({ db }) => {
    const one = await openConnectedShop(db);
    const [admin, other] = [await asAdmin(one, db), await asAdmin(one, db, 'second')];
    await admin.enter('paypal', PAYPAL);

    expect((await other.enter('paypal', { ...PAYPAL, client_id: 'theirs' })).code).toBe('conflict');
    await admin.remove('paypal', 1);
    await admin.enter('paypal', PAYPAL, { version: 2 });
    // A page from before the removal must not win because versions start again.
    expect((await other.remove('paypal', 1)).code).toBe('conflict');
    expect(one.shop.config.payments.paypal?.clientId).toBe('client-1');
  });
});

describe('the environment', () => {
  test('wins over stored values, which come back without it', async ({ db }) => {
    const one = await openConnectedShop(db);
    await (await asAdmin(one, db)).enter('mail', SMTP);

    const set = await openConnectedShop(db, { ...one.env, SMTP_URL: 'smtp://u:pw-in-env@mail.example.com:25' });
    const admin = await asAdmin(set, db, 'second');
    expect(set.shop.config.smtpUrl).toContain('mail.example.com');
    expect(await admin.see('mail')).toMatchObject({
      source: 'environment',
      host: 'mail.example.com:25',
      is_entered: true,
    });
    expect((await admin.enter('mail', SMTP, { version: 1 })).code).toBe('connection_fixed');
    expect((await admin.remove('mail', 1)).code).toBe('connection_fixed');
    expect(set.written.join('')).not.toContain('pw-in-env');

    expect((await openConnectedShop(db, one.env)).shop.config.smtpUrl).toContain('smtp.example.com');
  });

  test('of a demo lets nobody enter keys', async ({ db }) => {
    const one = await openConnectedShop(db);
    const admin = await asAdmin(one, db);
    await admin.enter('mail', SMTP);
    one.shop.config = readConfig({ ...one.env, DEMO: 'on', SIMULATOR_PORT: '1' });

    expect(await admin.list()).toMatchObject({ can_enter: false });
    expect(await admin.see('paypal')).toMatchObject({ state: 'played' });
    expect((await admin.enter('paypal', PAYPAL)).code).toBe('connection_fixed');
    expect(await admin.test('mail', SMTP)).toBe('connection_fixed');
    await one.watch.refresh();
    expect(one.shop.config.smtpUrl).toBeUndefined();
  });
});

test('with a lost key the shop goes on, and the connection is entered again', async ({ db }) => {
  const one = await openConnectedShop(db);
  await (await asAdmin(one, db)).enter('mail', SMTP);

  const lost = await openConnectedShop(db);
  const admin = await asAdmin(lost, db, 'second');

  expect(lost.shop.config.smtpUrl).toBeUndefined();
  expect(lost.written.join('')).toContain('a stored connection cannot be used');
  const seen = await admin.see('mail');
  expect(seen).toMatchObject({ state: 'unreadable', source: 'stored', version: 1 });
  expect(seen.fields.map(({ value, is_set }) => [value, is_set])).toEqual(seen.fields.map(() => [null, false]));
  expect((await admin.enter('mail', SMTP, { version: 1 })).code).toBe('success');
  expect(lost.shop.config.smtpUrl).toContain('smtp.example.com');
});

test('a row copied to another connection does not open there', async ({ db }) => {
  const one = await openConnectedShop(db);
  await (await asAdmin(one, db)).enter('mail', SMTP);
  await db.update(shopConnection).set({ name: 'recaptcha' });

  const moved = await openConnectedShop(db, one.env);

  expect(moved.shop.config.recaptcha).toBeUndefined();
  expect(await (await asAdmin(moved, db, 'second')).see('recaptcha')).toMatchObject({ state: 'unreadable' });
});

describe('a bucket', () => {
  const file = { width: 1, height: 1, thumbhash: '', ground: '#fff', palette: [], widths: [] };

  test('must work, and cannot be exchanged once there are pictures; its keys can', async ({ db, onTestFinished }) => {
    const bucket = await openTestBucket();
    onTestFinished(() => bucket.close());
    const { endpoint, bucket: name, region, accessKeyId, secretAccessKey } = bucket.settings;
    const values = { endpoint, bucket: name, region, access_key: accessKeyId, secret_key: secretAccessKey };
    const one = await openConnectedShop(db);
    const admin = await asAdmin(one, db);

    expect((await admin.enter('storage', { ...values, secret_key: 'wrong' })).code).toBe('connection_refused');
    expect(one.shop.config.s3).toBeUndefined();
    expect((await admin.enter('storage', values)).code).toBe('success');
    expect(one.shop.config.s3).toEqual(bucket.settings);

    await db.insert(picture).values({ hash: 'a'.repeat(64), ...file });
    const elsewhere = await admin.enter('storage', { ...values, bucket: 'another' }, { version: 1 });
    expect(elsewhere.code).toBe('pictures_stored');
    expect((await admin.remove('storage', 1)).code).toBe('pictures_stored');
    expect((await admin.enter('storage', { ...values, secret_key: '' }, { version: 1 })).code).toBe('success');
    expect(await admin.test('storage')).toBeNull();
  });

  test('is refused to a shop whose pictures are in its folder', async ({ db }) => {
    const admin = await asAdmin(await openConnectedShop(db), db);
    await db.insert(picture).values({ hash: 'b'.repeat(64), ...file });

    const values = { endpoint: 'http://127.0.0.1:1', bucket: 'pictures', access_key: 'a', secret_key: 'b' };
    expect((await admin.enter('storage', values)).code).toBe('pictures_stored');
  });

  test('is refused to a shop whose logo is in its folder', async ({ db }) => {
    const admin = await asAdmin(await openConnectedShop(db), db);
    const facts = { width: 100, height: 20, transparent: true, on_light: 1, on_dark: 1 };
    await db.insert(brandPicture).values({ hash: 'b'.repeat(20), use: 'logo', ...facts });

    const values = { endpoint: 'http://127.0.0.1:1', bucket: 'pictures', access_key: 'a', secret_key: 'b' };
    expect((await admin.enter('storage', values)).code).toBe('pictures_stored');
  });
});
