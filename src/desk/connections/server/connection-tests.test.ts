import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect } from 'vitest';
import { startTestSimulator } from '#buying/payments/server/testing-simulator.ts';
import { test as databaseTest } from '#db/server/testing.ts';
import { openTestBucket } from '#ground/storage/server/testing-bucket.ts';
import { DEMO_KEYS } from '#http/server/demo-payment-keys.ts';
import { startSmtp } from '#people/mail/server/testing-smtp.ts';
import { startProviders } from '#people/members/server/oauth/testing-providers.ts';
import { asAdmin, openConnectedShop } from './testing-connections.ts';

const KEYS = DEMO_KEYS;
const PAYPAL = { client_id: KEYS.PAYPAL_CLIENT_ID, secret: KEYS.PAYPAL_SECRET, webhook_id: KEYS.PAYPAL_WEBHOOK_ID };
const CARDS = {
  ntd_profile_id: KEYS.CYBERSOURCE_PROFILE_ID,
  ntd_access_key: KEYS.CYBERSOURCE_ACCESS_KEY,
  ntd_secret_key: KEYS.CYBERSOURCE_SECRET_KEY,
  usd_profile_id: KEYS.CYBERSOURCE_USD_PROFILE_ID,
  usd_access_key: KEYS.CYBERSOURCE_USD_ACCESS_KEY,
  usd_secret_key: KEYS.CYBERSOURCE_USD_SECRET_KEY,
  merchant_id: KEYS.CYBERSOURCE_MERCHANT_ID,
  rest_key_id: KEYS.CYBERSOURCE_REST_KEY_ID,
  rest_secret: KEYS.CYBERSOURCE_REST_SECRET,
};
const NOBODY = 'http://127.0.0.1:9';

/** The strict simulator of the payment providers and LINE, shared by the tests of this file. */
const test = databaseTest.extend('simulator', { scope: 'file' }, async ({ source: _ }, { onCleanup }) => {
  const simulator = await startTestSimulator();
  onCleanup(() => simulator.close());
  return simulator;
});

const at = (url: string) => ({
  PAYPAL_API: url,
  CYBERSOURCE_API: url,
  CYBERSOURCE_PAY_URL: `${url}/pay`,
  LINE_MESSAGING_URL: url,
});

describe('PayPal', () => {
  test('accepts the right keys, before and after they are saved', async ({ db, simulator }) => {
    const admin = await asAdmin(await openConnectedShop(db, at(simulator.url)), db);

    expect(await admin.test('paypal')).toBe('missing');
    expect(await admin.test('paypal', PAYPAL)).toBeNull();
    expect((await admin.enter('paypal', PAYPAL)).code).toBe('success');
    expect(await admin.test('paypal')).toBeNull();
    expect(await admin.test('paypal', { ...PAYPAL, secret: 'x'.repeat(30) })).toBe('refused');
    expect(await admin.test('paypal', { ...PAYPAL, client_id: 'other', secret: '' })).toBe('validation');
  });

  test('that fails or cannot be reached is distinguished from wrong keys', async ({ db, simulator }) => {
    const admin = await asAdmin(await openConnectedShop(db, at(simulator.url)), db);
    await simulator.control('faults', { match: { path: '/v1/oauth2' }, times: 1, fault: '500' });
    expect(await admin.test('paypal', PAYPAL)).toBe('failing');

    const alone = await asAdmin(await openConnectedShop(db, at(NOBODY)), db, 'second');
    expect(await alone.test('paypal', PAYPAL)).toBe('unreachable');
  });
});

describe('the card provider', () => {
  test('accepts the right keys, and says which part is wrong, without charging anything', async ({ db, simulator }) => {
    const admin = await asAdmin(await openConnectedShop(db, at(simulator.url)), db);

    expect(await admin.test('cybersource', CARDS)).toBeNull();
    expect(await admin.test('cybersource', { ...CARDS, ntd_secret_key: 'wrong' })).toBe('refused');
    expect(await admin.test('cybersource', { ...CARDS, usd_access_key: 'wrong' })).toBe('refused_usd');
    expect(await admin.test('cybersource', { ...CARDS, rest_secret: 'd3Jvbmc=' })).toBe('refused_rest');
    expect((await simulator.ledger()).cybersource.payments).toEqual([]);
  });
});

describe('LINE', () => {
  test('accepts or refuses the token of its messages', async ({ db, simulator }) => {
    const admin = await asAdmin(await openConnectedShop(db, at(simulator.url)), db);

    expect(await admin.test('line_messaging', { token: 'wrong-token' })).toBe('refused');
    expect(await admin.test('line_messaging', { token: 'DEMO-cornice-line-messaging-token' })).toBeNull();
  });
});

test('sign-in providers know the client, its secret and the shop’s address', async ({ db, onTestFinished }) => {
  const providers = await startProviders('https://shop.test');
  onTestFinished(() => providers.stop());
  const { google, line } = providers;
  const shop = await openConnectedShop(db, { GOOGLE_ISSUER: google.issuer, LINE_ISSUER: line.issuer });
  const admin = await asAdmin(shop, db);

  const asGoogle = { client_id: google.clientId, client_secret: google.clientSecret };
  expect(await admin.test('google', asGoogle)).toBeNull();
  expect(await admin.test('google', { ...asGoogle, client_secret: 'wrong' })).toBe('refused');
  expect(await admin.test('google', { ...asGoogle, client_id: 'unknown' })).toBe('refused');
  const asLine = { channel_id: line.clientId, channel_secret: line.clientSecret };
  expect(await admin.test('line', asLine)).toBeNull();

  await admin.enter('line', asLine);
  expect(shop.shop.config.oauth).toEqual({ line });
  const initial = await shop.api('/api/initial');
  expect(initial.text).toContain('"line"');
});

test('Google knows the secret of the form protection', async ({ db, onTestFinished }) => {
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const code = new URLSearchParams(body).get('secret') === 'right' ? 'response' : 'secret';
      const answer = { success: false, 'error-codes': [`invalid-input-${code}`] };
      response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const shop = await openConnectedShop(db, { RECAPTCHA_VERIFY_URL: `http://127.0.0.1:${port}/siteverify` });
  const admin = await asAdmin(shop, db);

  expect(await admin.test('recaptcha', { site_key: 'site', secret: 'right' })).toBeNull();
  expect(await admin.test('recaptcha', { site_key: 'site', secret: 'wrong' })).toBe('refused');
});

describe('a mail server', () => {
  test('gets a test mail for the tester; a wrong password, a wrong port and missing encryption are distinguished', async ({
    db,
    onTestFinished,
  }) => {
    const smtp = await startSmtp({ account: { user: 'shop', password: 'right' } });
    onTestFinished(() => smtp.close());
    const [host = '', port = ''] = smtp.host.split(':');
    const values = { host, port, encryption: 'none', user: 'shop', password: 'right' };
    const admin = await asAdmin(await openConnectedShop(db), db);

    expect(await admin.test('mail', values)).toBeNull();
    expect(await admin.test('mail', { ...values, password: 'wrong' })).toBe('refused');
    expect(await admin.test('mail', { ...values, port: '9' })).toBe('unreachable');
    expect(await admin.test('mail', { ...values, encryption: 'starttls' })).toBe('encryption');
    const mail = await smtp.read(0);
    expect(smtp.mails).toHaveLength(1);
    expect(mail.to?.map(({ address }) => address)).toEqual(['admin@shop.example']);
    expect(mail.subject).toMatch(/^Test mail from /);
  });

  test('may refuse the sender', async ({ db, onTestFinished }) => {
    const smtp = await startSmtp({ reactions: ['unknown_recipient'] });
    onTestFinished(() => smtp.close());
    const [host = '', port = ''] = smtp.host.split(':');
    const admin = await asAdmin(await openConnectedShop(db), db);

    expect(await admin.test('mail', { host, port, encryption: 'none' })).toBe('sender');
  });
});

test('a bucket says what is wrong with it', async ({ db, onTestFinished }) => {
  const bucket = await openTestBucket();
  onTestFinished(() => bucket.close());
  const { endpoint, bucket: name, region, accessKeyId, secretAccessKey } = bucket.settings;
  const values = { endpoint, bucket: name, region, access_key: accessKeyId, secret_key: secretAccessKey };
  const admin = await asAdmin(await openConnectedShop(db), db);

  expect(await admin.test('storage', values)).toBeNull();
  expect(bucket.files.size).toBe(0);
  expect(await admin.test('storage', { ...values, secret_key: 'wrong' })).toBe('refused');
  bucket.setFault('is_gone');
  expect(await admin.test('storage', values)).toBe('no_bucket');
  expect(await admin.test('storage', { ...values, endpoint: 'http://bucket.example.com' })).toBe('validation');
});

test('nobody tests more than ten times in ten minutes', async ({ db }) => {
  const admin = await asAdmin(await openConnectedShop(db), db);
  for (let times = 0; times < 10; times++) expect(await admin.test('paypal')).toBe('missing');

  expect(await admin.test('paypal')).toBe('too_many_requests');
});
