import { expect, test } from 'vitest';
import { configFor, readConfig } from './config.ts';

test('nothing has to be configured', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    baseUrl: 'http://127.0.0.1:3000',
    demo: 'on',
    dataDir: './data',
  });
});

test.each([
  { DATABASE_URL: 'postgres://localhost/cornice' },
  { SMTP_URL: 'smtp://mail.example.com' },
  { BASE_URL: 'https://shop.example.com' },
])('a shop with %o has no demo accounts unless it asks for them', (env) => {
  expect(readConfig(env).demo).toBe('off');
  for (const demo of ['on', 'front', 'first']) expect(readConfig({ ...env, DEMO: demo }).demo).toBe(demo);
});

test('the database decides about a demo, not DEMO, with the simulator and its keys', () => {
  const real = configFor({ DEMO: 'on' }, 'real');
  expect([real.demo, real.simulator, real.payments]).toEqual(['off', undefined, {}]);

  const demo = configFor({ SMTP_URL: 'smtp://mail.example.com' }, 'demo');
  expect([demo.demo, demo.simulator?.port]).toEqual(['on', 3001]);
  expect(configFor({ DEMO: 'first' }, 'demo').demo).toBe('first');
});

test('an empty value counts as not set, and a slash at the end of the address is dropped', () => {
  expect(readConfig({ PORT: '', BASE_URL: 'https://shop.example.com/' })).toMatchObject({
    port: 3000,
    baseUrl: 'https://shop.example.com',
  });
});

test.each([
  [{ PORT: 'http' }, 'PORT must be a port number'],
  [{ PORT: '70000' }, 'PORT must be a port number'],
  [{ DATABASE_URL: 'mysql://localhost/shop' }, 'DATABASE_URL must be a PostgreSQL address'],
  [{ DEMO: 'maybe' }, 'DEMO must be on, off'],
  [{ BASE_URL: 'shop.example.com' }, 'BASE_URL must be the address visitors use'],
  [{ GOOGLE_ISSUER: 'http://accounts.example.com' }, 'GOOGLE_ISSUER must be an OpenID Connect issuer over https'],
  [{ LINE_CLIENT_ID: '1234' }, 'Set LINE_CLIENT_ID and LINE_CLIENT_SECRET together'],
  [{ NOTICE_SECONDS: '-1' }, 'NOTICE_SECONDS must be seconds from 0 to 3600'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of'],
])('%o is refused in one line that says what to write', (env, line) => {
  expect(() => readConfig(env)).toThrow(line);
  expect(() => readConfig(env)).toThrow(/^[^\n]+$/);
});

test('members sign in with the providers that are configured', () => {
  const set = { GOOGLE_CLIENT_ID: 'shop', GOOGLE_CLIENT_SECRET: 'hush', LINE_ISSUER: 'http://127.0.0.1:4000/' };

  expect(readConfig({}).oauth).toEqual({});
  expect(readConfig(set).oauth).toEqual({
    google: { issuer: 'https://accounts.google.com', clientId: 'shop', clientSecret: 'hush' },
  });
});

test('a wrong value is never repeated: it may be a password in the wrong place', () => {
  expect(() => readConfig({ SMTP_URL: 'hunter2' })).toThrow(/^(?!.*hunter2)/);
});
