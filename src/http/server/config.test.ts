import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
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

describe('a variable in a file', () => {
  const fileWith = (text: string) => {
    const folder = mkdtempSync(join(tmpdir(), 'variables-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const path = join(folder, 'value');
    writeFileSync(path, text);
    return path;
  };

  test('counts like the variable itself, without the line break at its end', () => {
    const read = readConfig({ SMTP_URL_FILE: fileWith('smtp://shop:hush@mail.example.com\n') });
    expect(read).toMatchObject({ smtpUrl: 'smtp://shop:hush@mail.example.com', demo: 'off' });
    expect(read.fromEnvironment).toEqual(['SMTP_URL']);
  });

  test.each([
    ['beside the variable', { METRICS_TOKEN: 'a-secret-of-16-letters' }, 'Set METRICS_TOKEN or METRICS_TOKEN_FILE'],
    ['that is not there', { METRICS_TOKEN_FILE: '/nowhere/token' }, 'METRICS_TOKEN_FILE (/nowhere/token) must be'],
    ['that is empty', { METRICS_TOKEN_FILE: '/dev/null' }, 'METRICS_TOKEN_FILE (/dev/null) must be'],
  ])('%s is refused in one line', (_case, env, line) => {
    const file = 'METRICS_TOKEN_FILE' in env ? {} : { METRICS_TOKEN_FILE: fileWith('another-secret-here') };
    expect(() => readConfig({ ...env, ...file })).toThrow(line);
  });

  test('with a wrong value is refused without repeating it', () => {
    expect(() => readConfig({ SMTP_URL_FILE: fileWith('hunter2') })).toThrow(/^(?!.*hunter2).*SMTP_URL must be/);
  });
});
