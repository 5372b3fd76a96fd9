import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { baseHeaders } from './safety-headers.ts';

const REAL = { DEMO: 'off', BASE_URL: 'https://shop.example.com' };
const PAYPAL = { PAYPAL_CLIENT_ID: 'shop', PAYPAL_SECRET: 'hush', PAYPAL_WEBHOOK_ID: '8PT597110X687430L' };
const CARD = {
  CYBERSOURCE_PROFILE_ID: 'NTD1',
  CYBERSOURCE_ACCESS_KEY: 'a1',
  CYBERSOURCE_SECRET_KEY: 's1',
};
const CARD_USD = {
  CYBERSOURCE_USD_PROFILE_ID: 'USD1',
  CYBERSOURCE_USD_ACCESS_KEY: 'a2',
  CYBERSOURCE_USD_SECRET_KEY: 's2',
};
const REST = {
  CYBERSOURCE_MERCHANT_ID: 'cornice',
  CYBERSOURCE_REST_KEY_ID: 'k1',
  CYBERSOURCE_REST_SECRET: 'aHVzaA==',
};

const ECPAY = { ECPAY_MERCHANT_ID: '3002607', ECPAY_HASH_KEY: 'k', ECPAY_HASH_IV: 'v' };
const LINE_PAY = { LINE_PAY_CHANNEL_ID: '1', LINE_PAY_CHANNEL_SECRET: 's' };

test('a provider without keys is not offered', () => {
  const offered = (env: Record<string, string>) => Object.keys(readConfig({ ...REAL, ...env }).payments);

  expect(offered({})).toEqual([]);
  expect(offered(PAYPAL)).toEqual(['paypal']);
  expect(offered({ ...CARD_USD, ...CARD })).toEqual(['cybersource', 'cybersource_usd']);
  expect(offered(ECPAY)).toEqual(['ecpay_credit', 'ecpay_atm', 'ecpay_cvs']);
  expect(offered(LINE_PAY)).toEqual(['linepay']);
});

test('the keys of each provider, and the addresses it has unless others are given', () => {
  const { payments } = readConfig({
    ...REAL,
    ...PAYPAL,
    ...CARD,
    ...REST,
    PAYPAL_MERCHANT_ID: 'CORNICE1',
    CYBERSOURCE_OLD_ACCESS_KEY: 'a0',
    CYBERSOURCE_OLD_SECRET_KEY: 's0',
    CYBERSOURCE_TWD_DECIMALS: '0',
  });

  expect(payments.paypal).toEqual({
    api: 'https://api-m.paypal.com',
    pages: 'https://www.paypal.com',
    clientId: 'shop',
    secret: 'hush',
    webhookId: '8PT597110X687430L',
    merchantId: 'CORNICE1',
  });
  expect(payments.cybersource).toEqual({
    payUrl: 'https://secureacceptance.cybersource.com/pay',
    profileId: 'NTD1',
    key: { accessKey: 'a1', secretKey: 's1' },
    oldKey: { accessKey: 'a0', secretKey: 's0' },
    twdDecimals: 0,
    rest: {
      api: 'https://api.cybersource.com',
      merchantId: 'cornice',
      keyId: 'k1',
      secret: 'aHVzaA==',
      searchLagMs: 900_000,
    },
  });
});

test.each([
  ['https://api-m.sandbox.paypal.com', 'https://www.sandbox.paypal.com'],
  ['http://127.0.0.1:3001/', 'http://127.0.0.1:3001'],
  ['https://api-m.paypal.com.evil.example', 'https://api-m.paypal.com.evil.example'],
])('buyers of %s approve on %s', (api, pages) => {
  expect(readConfig({ ...REAL, ...PAYPAL, PAYPAL_API: api }).payments.paypal?.pages).toBe(pages);
});

test.each([
  [{ PAYPAL_CLIENT_ID: 'shop' }, 'Set PAYPAL_CLIENT_ID, PAYPAL_SECRET and PAYPAL_WEBHOOK_ID together'],
  [{ PAYPAL_MERCHANT_ID: 'CORNICE1' }, 'PAYPAL_MERCHANT_ID needs PAYPAL_CLIENT_ID'],
  [{ ...PAYPAL, PAYPAL_WEBHOOK_ID: 'WEBHOOK_ID' }, 'never the word WEBHOOK_ID'],
  [{ ...PAYPAL, PAYPAL_API: 'http://api-m.paypal.com' }, 'PAYPAL_API must be https://'],
  [{ ...PAYPAL, PAYPAL_API: 'http://127.0.0.1.evil.example' }, 'PAYPAL_API must be https://'],
  [{ ...PAYPAL, PAYPAL_API: 'https://api-m.paypal.com/v2' }, 'PAYPAL_API must be https://'],
  [{ CYBERSOURCE_ACCESS_KEY: 'a1' }, 'Set CYBERSOURCE_PROFILE_ID, CYBERSOURCE_ACCESS_KEY and CYBERSOURCE_SECRET_KEY'],
  [{ CYBERSOURCE_USD_PROFILE_ID: 'USD1' }, 'CYBERSOURCE_USD_SECRET_KEY together'],
  [{ ...CARD, CYBERSOURCE_OLD_SECRET_KEY: 's0' }, 'Set CYBERSOURCE_OLD_ACCESS_KEY and CYBERSOURCE_OLD_SECRET_KEY'],
  [{ CYBERSOURCE_OLD_ACCESS_KEY: 'a', CYBERSOURCE_OLD_SECRET_KEY: 's' }, 'needs CYBERSOURCE_PROFILE_ID'],
  [{ ...CARD, ...CARD_USD, CYBERSOURCE_USD_PROFILE_ID: 'NTD1' }, 'must be two profiles'],
  [{ ...CARD, CYBERSOURCE_PAY_URL: 'http://pay.example/pay' }, 'CYBERSOURCE_PAY_URL must be an https address'],
  [{ ...CARD, CYBERSOURCE_TWD_DECIMALS: '1' }, 'CYBERSOURCE_TWD_DECIMALS must be 2'],
  [{ ...CARD, CYBERSOURCE_REST_KEY_ID: 'k1' }, 'Set CYBERSOURCE_MERCHANT_ID, CYBERSOURCE_REST_KEY_ID and'],
  [{ ...CARD, ...REST, CYBERSOURCE_REST_SECRET: 'not base64!' }, 'CYBERSOURCE_REST_SECRET must be'],
  [REST, 'CYBERSOURCE_REST_KEY_ID needs CYBERSOURCE_PROFILE_ID'],
])('%o is refused in one line that repeats no value', (env, line) => {
  expect(() => readConfig({ ...REAL, ...env })).toThrow(line);
  expect(() => readConfig({ ...REAL, ...env })).toThrow(/^(?!.*(hush|not base64!))[^\n]+$/);
});

describe('a demo without keys', () => {
  test('pays at the simulator beside it', () => {
    const { simulator, payments } = readConfig({});

    expect(simulator).toEqual({ port: 3001, url: 'http://127.0.0.1:3001' });
    expect(payments.paypal).toMatchObject({ api: 'http://127.0.0.1:3001', pages: 'http://127.0.0.1:3001' });
    expect(payments.cybersource).toMatchObject({
      payUrl: 'http://127.0.0.1:3001/pay',
      rest: { api: 'http://127.0.0.1:3001' },
    });
    expect(payments.cybersource_usd).toMatchObject({ payUrl: 'http://127.0.0.1:3001/pay' });
    expect(payments.cybersource_usd?.profileId).not.toBe(payments.cybersource?.profileId);
  });

  test('sends visitors to the address under which they reach the simulator, and asks it on this machine', () => {
    const shop = { DEMO: 'on', BASE_URL: 'https://demo.example.com' };

    expect(readConfig({ ...shop, PORT: '8000' }).simulator?.url).toBe('http://demo.example.com:8001');
    expect(readConfig({ ...shop, SIMULATOR_PORT: '9000' }).payments.paypal).toMatchObject({
      api: 'http://127.0.0.1:9000',
      pages: 'http://demo.example.com:9000',
    });
    expect(readConfig({ ...shop, SIMULATOR_URL: 'https://pay.example.com/' }).payments).toMatchObject({
      paypal: { pages: 'https://pay.example.com' },
      cybersource: { payUrl: 'https://pay.example.com/pay' },
    });
  });

  test.each([{ DEMO: 'off' }, { PORT: '0' }, PAYPAL, CARD_USD])('but not with %o', (env) => {
    const { simulator, payments } = readConfig(env);

    expect(simulator).toBeUndefined();
    expect([payments.cybersource?.rest, payments.cybersource_usd?.rest]).toEqual([undefined, undefined]);
  });
});

test('forms of the shop lead to configured providers and nowhere else', () => {
  const policy = (env: Record<string, string>) =>
    baseHeaders(readConfig({ ...REAL, ...env }))['Content-Security-Policy']?.match(/form-action [^;]*/)?.[0];

  expect(policy({})).toBe("form-action 'self'");
  expect(policy({ ...CARD, ...CARD_USD })).toBe("form-action 'self' https://secureacceptance.cybersource.com");
  expect(policy({ DEMO: 'on' })).toBe("form-action 'self' http://shop.example.com:3001");
});
