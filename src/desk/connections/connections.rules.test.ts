import { describe, expect, test } from 'vitest';
import { readConfig } from '#http/server/config.ts';
import { environment } from '#http/server/environment.ts';
import { CONNECTION_NAMES, DECLARATIONS, endOf, faultsIn, filledIn, isInEnvironment } from './connections.rules.ts';
import type { Values } from './declaration.rules.ts';

const SMTP: Values = {
  host: 'smtp.example.com',
  encryption: 'starttls',
  user: 'shop@example.com',
  password: 'p@ss/w%rd',
};
const CARDS: Values = {
  ...{ mode: 'live', decimals: '2' },
  ...{ ntd_profile_id: 'P-NTD', ntd_access_key: 'a1', ntd_secret_key: 's1' },
};
const typed = (name: 'mail' | 'cybersource', values: Values, stored: Values = {}) => {
  const filled = filledIn(DECLARATIONS[name], values, stored);
  return { filled, faults: faultsIn(DECLARATIONS[name], filled, stored) };
};

describe.each(CONNECTION_NAMES)('%s', (name) => {
  const { fields, variables, toVariables } = DECLARATIONS[name];
  const all = Object.fromEntries(fields.map((field) => [field.name, field.options?.[0]?.value ?? `v-${field.name}`]));

  test('writes variables that the environment knows, and of each field one', () => {
    const made = toVariables(all);
    expect(Object.keys(made).filter((variable) => !(variable in environment.shape))).toEqual([]);
    expect(variables.filter((variable) => !(variable in environment.shape))).toEqual([]);
    for (const { name: field, secret } of fields) {
      if (secret) expect(Object.values(made).join('\n'), field).toContain(`v-${field}`);
    }
  });

  test('belongs to the environment as soon as one of its variables is set there', () => {
    for (const variable of variables) expect(isInEnvironment(name, ['PORT', variable])).toBe(true);
    expect(isInEnvironment(name, ['PORT', 'BASE_URL'])).toBe(false);
  });

  test('asks for everything required, in an empty form', () => {
    const filled = filledIn(DECLARATIONS[name], {}, {});
    const required = fields.filter((field) => field.required).map((field) => field.name);
    expect(Object.keys(faultsIn(DECLARATIONS[name], filled, {})).sort()).toEqual(required.sort());
  });
});

describe('a mail server', () => {
  test.each([
    [SMTP, 'smtp://shop%40example.com:p%40ss%2Fw%25rd@smtp.example.com:587/?requireTLS=true'],
    [{ ...SMTP, encryption: 'tls', port: '2465' }, 'smtps://shop%40example.com:p%40ss%2Fw%25rd@smtp.example.com:2465'],
    [{ host: '127.0.0.1', encryption: 'none', port: '1025' }, 'smtp://127.0.0.1:1025/?ignoreTLS=true'],
  ])('%o becomes an address', (values, url) => {
    expect(DECLARATIONS.mail.toVariables(values)).toEqual({ SMTP_URL: url });
    expect(readConfig({}, DECLARATIONS.mail.toVariables(values)).smtpUrl).toBe(url);
  });

  test('without encryption is refused unless it is on this machine', () => {
    expect(typed('mail', { ...SMTP, encryption: 'none' }).faults).toHaveProperty('encryption');
    expect(typed('mail', { ...SMTP, encryption: 'none', host: 'localhost' }).faults).toEqual({});
  });

  test.each(['smtp://mail', 'mail.example.com:25', 'a b', 'x@y', '-a', 'a'.repeat(300)])(
    'is not named “%s”',
    (host) => {
      expect(typed('mail', { ...SMTP, host }).faults).toHaveProperty('host');
    },
  );
});

describe('a secret that is left empty', () => {
  test('stays, for the same account at the same address', () => {
    expect(typed('mail', { ...SMTP, password: '' }, SMTP).filled).toEqual(SMTP);
  });

  test.each([{ host: 'evil.example' }, { user: 'other' }, { encryption: 'tls' }, { port: '2525' }])(
    'is asked for again after %o, so that nobody has it sent elsewhere',
    (change) => {
      const { filled, faults } = typed('mail', { ...SMTP, ...change, password: '' }, SMTP);
      expect(filled.password).toBeUndefined();
      expect(faults).toEqual({ password: 'again' });
    },
  );

  test('of one currency does not depend on the other', () => {
    const both = { ...CARDS, usd_profile_id: 'P-USD', usd_access_key: 'a2', usd_secret_key: 's2' };
    const { filled, faults } = typed(
      'cybersource',
      { ...both, usd_access_key: 'a3', ntd_secret_key: '', usd_secret_key: '' },
      both,
    );
    expect(filled.ntd_secret_key).toBe('s1');
    expect(faults).toEqual({ usd_secret_key: 'again' });
  });

  test('goes with its group when the group is emptied', () => {
    const { filled, faults } = typed('mail', { host: SMTP.host ?? '', user: '', password: '' }, SMTP);
    expect(filled).toEqual({ host: SMTP.host, encryption: 'starttls' });
    expect(faults).toEqual({});
  });
});

describe('the card provider', () => {
  test('needs a whole group or nothing of it', () => {
    expect(typed('cybersource', { ...CARDS, rest_key_id: 'k' }).faults).toEqual({
      merchant_id: 'together',
      rest_secret: 'together',
    });
    expect(typed('cybersource', { ...CARDS, ntd_access_key: '' }).faults).toEqual({ ntd_access_key: 'missing' });
  });

  test('has another profile for each currency', () => {
    const usd = { usd_profile_id: 'P-NTD', usd_access_key: 'a2', usd_secret_key: 's2' };
    expect(Object.keys(typed('cybersource', { ...CARDS, ...usd }).faults)).toEqual(['usd_profile_id']);
  });

  test('still verifies with the former key after a new one is entered, and with one former key only', () => {
    const { carry, toVariables } = DECLARATIONS.cybersource;
    const second = carry?.(CARDS, { ...CARDS, ntd_access_key: 'a2', ntd_secret_key: 's2' }) ?? {};
    const saved = carry?.(second, { ...CARDS, ntd_access_key: 'a2', ntd_secret_key: 's2' }) ?? {};
    const third = carry?.(second, { ...CARDS, ntd_access_key: 'a3', ntd_secret_key: 's3' }) ?? {};
    const other = carry?.(second, { ...CARDS, ntd_profile_id: 'P2', ntd_access_key: 'a4', ntd_secret_key: 's4' }) ?? {};

    const keyOf = (values: Values) => readConfig({}, toVariables(values)).payments.cybersource;
    expect(keyOf(second)?.oldKey).toEqual({ accessKey: 'a1', secretKey: 's1' });
    expect(keyOf(saved)?.oldKey).toEqual({ accessKey: 'a1', secretKey: 's1' });
    expect(keyOf(third)?.oldKey).toEqual({ accessKey: 'a2', secretKey: 's2' });
    expect(keyOf(other)?.oldKey).toBeUndefined();
  });
});

test('only the end of a long key is shown, never of a password', () => {
  const [secret] = DECLARATIONS.paypal.fields.filter((field) => field.secret);
  const [password] = DECLARATIONS.mail.fields.filter((field) => field.secret);
  expect(secret && endOf(secret, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ')).toBe('WXYZ');
  expect(secret && endOf(secret, 'ABCDEFGHIJKL')).toBeUndefined();
  expect(password && endOf(password, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ')).toBeUndefined();
});
