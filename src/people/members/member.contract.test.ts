import { describe, expect, test } from 'vitest';
import { addressForm } from './address.contract.ts';
import { COMMON_PASSWORDS } from './data/common-passwords.ts';
import { profileUpdates, registration, registrationPage } from './member.contract.ts';
import { passwordFaults } from './password.rules.ts';
import { artist, gallery, person } from './server/testing-people.ts';

const form = { ...person, captcha: 'solved' };

/** The fields refused if `path` is `value`; a dot leads inside. */
function refused(path: string, value: unknown, base: object = form): string[] {
  const wrong = structuredClone(base) as Record<string, unknown>;
  const [field = '', inner] = path.split('.');
  if (inner === undefined) wrong[field] = value;
  else wrong[field] = { ...(wrong[field] as object), [inner]: value };
  const parsed = registration.safeParse(wrong);
  return [...new Set(parsed.error?.issues.map((issue) => issue.path.join('.')))];
}

/** A country without rules for postal codes. */
const abroad = { ...form, address: { ...form.address, country_code: 'GB' } };

const requiredTexts = [
  'firstname',
  'lastname',
  'address.city',
  'address.township',
  'address.postal_code',
  'address.address',
];

describe('a registration', () => {
  test('of each kind is accepted when it is complete', () => {
    for (const complete of [form, { ...form, type: 'basic' }, { ...artist, captcha: '' }, { ...gallery, captcha: '' }])
      expect(registration.safeParse(complete).error).toBeUndefined();
    expect(registration.parse(form).type).toBe('basic');
  });

  test.for(requiredTexts)('needs %s, under 150 characters', (path) => {
    expect(refused(path, '', abroad)).toEqual([path]);
    expect(refused(path, '   ', abroad)).toEqual([path]);
    expect(refused(path, undefined, abroad)).toEqual([path]);
    expect(refused(path, 'x'.repeat(149), abroad)).toEqual([]);
    expect(refused(path, '𠮷'.repeat(149), abroad)).toEqual([]);
    expect(refused(path, 'x'.repeat(150), abroad)).toEqual([path]);
    expect(refused(path, 'a\u0000b', abroad)).toEqual([path]);
    expect(refused(path, 'a\r\nb', abroad)).toEqual([path]);
  });

  test.for(['firstname', 'lastname', 'company.name', 'company.contact'])('has no address in %s', (path) => {
    for (const address of ['foo.com', 'mei@example.com', 'Lin https://x'])
      expect(refused(path, address)).toEqual([path]);
    expect(refused(path, "O'Connor-Smith, Jr.")).toEqual([]);
  });

  test('needs an e-mail address of the right form', () => {
    for (const good of ['a@b.co', 'first.last+tag@sub.example.com', 'MEI@EXAMPLE.COM', ' mei@example.com '])
      expect(refused('email', good)).toEqual([]);
    for (const bad of [
      '',
      'mei',
      'mei@',
      '@example.com',
      'a b@example.com',
      'a@b@c.com',
      'a@example.com\r\nBcc: b@c.de',
      undefined,
    ])
      expect(refused('email', bad)).toEqual(['email']);
    expect(refused('email', `${'a'.repeat(100_000)}@example.com`)).toEqual(['email']);
  });

  test('needs a mobile code and number, digits only, under 150', () => {
    expect(refused('mobile.code', '')).toEqual(['mobile.code']);
    expect(refused('mobile.code', '+886')).toEqual([]);
    expect(refused('mobile.number', '')).toEqual(['mobile.number']);
    expect(refused('mobile.number', '9'.repeat(149))).toEqual([]);
    expect(refused('mobile.number', '9'.repeat(150))).toEqual(['mobile.number']);
    for (const bad of ['0912-345', '09 12', '+886912', '９１２', 'abc'])
      expect(refused('mobile.number', bad)).toEqual(['mobile.number']);
  });

  test('needs a past birthday and one of three genders', () => {
    expect(refused('birthday', '2000-02-29')).toEqual([]);
    for (const bad of ['', '2001-02-29', '1899-12-31', '2999-01-01', '17/05/1990', undefined])
      expect(refused('birthday', bad)).toEqual(['birthday']);
    for (const good of ['female', 'male', 'neutral']) expect(refused('gender', good)).toEqual([]);
    for (const bad of ['', 'other', undefined]) expect(refused('gender', bad)).toEqual(['gender']);
  });

  test('needs a country that exists', () => {
    expect(refused('address.country_code', 'JP')).toEqual([]);
    for (const bad of ['', 'ZZ', 'tw', undefined])
      expect(refused('address.country_code', bad)).toEqual(['address.country_code']);
  });

  test('may leave the company empty, and keeps each of its fields under 150', () => {
    expect(refused('company', {})).toEqual([]);
    for (const field of ['name', 'tax_id', 'contact']) {
      expect(refused(`company.${field}`, 'x'.repeat(149))).toEqual([]);
      expect(refused(`company.${field}`, 'x'.repeat(150))).toEqual([`company.${field}`]);
    }
    expect(refused('company.phone', { code: '886', number: '9'.repeat(149) })).toEqual([]);
    expect(refused('company.phone', { code: '886', number: '9'.repeat(150) })).toEqual(['company.phone.number']);
    expect(refused('company.phone', { code: '886', number: '02-23' })).toEqual(['company.phone.number']);
  });

  test('of a gallery or an artist needs no more than the specification lists', () => {
    for (const type of ['artist', 'gallery']) expect(registration.safeParse({ ...form, type }).success).toBe(true);
    expect(refused('agree', false, { ...artist, captcha: '' })).toEqual(['agree']);
  });

  test('on our page needs a gallery’s name and contact, and of any seller consent, portfolio and statement', () => {
    const faults = (registering: object) =>
      registrationPage.safeParse({ ...registering, captcha: '' }).error?.issues.map(({ path }) => path.join('.')) ?? [];

    expect(faults(artist)).toEqual([]);
    expect(faults({ ...gallery, company: { name: '' } })).toEqual(['company.name', 'company.contact']);
    for (const field of ['portfolio', 'statement', 'agree'])
      expect(faults({ ...artist, [field]: undefined })).toEqual([field]);
  });

  test('with an unknown field is refused', () => {
    expect(registration.safeParse({ ...form, staff_role: 'admin' }).error?.issues).toMatchObject([
      { code: 'unrecognized_keys', keys: ['staff_role'] },
    ]);
    expect(registration.safeParse({ ...form, address: { ...form.address, member_id: 1 } }).success).toBe(false);
    expect(registration.safeParse({ ...form, mobile: { ...form.mobile, x: 1 } }).success).toBe(false);
  });
});

describe('a password', () => {
  const isRefused = (password: unknown) => refused('password', password).length > 0;

  test('has at least 8 characters and at most 128, as people count them', () => {
    expect(isRefused('ab1cd2!')).toBe(true);
    expect(isRefused('ab1cd2!x')).toBe(false);
    expect(isRefused('😀😀😀a1!')).toBe(true);
    expect(isRefused('😀😀😀😀😀a1!')).toBe(false);
    expect(isRefused(`${'畫'.repeat(126)}1!`)).toBe(false);
    expect(isRefused(`${'畫'.repeat(127)}1!`)).toBe(true);
    expect(isRefused('x1!'.repeat(300_000))).toBe(true);
    expect(isRefused('')).toBe(true);
    expect(isRefused(undefined)).toBe(true);
  });

  test.for([...'!@#$.,-'])('may use %s as its symbol', (symbol) => {
    expect(isRefused(`frame7oak${symbol}`)).toBe(false);
  });

  test('needs a letter, a digit and one of these symbols', () => {
    for (const bad of ['framesoak!', '12345678!', 'frame7oak', 'frame7oak?', 'frame7oak_', 'frame7oak*', 'frame７oak!'])
      expect(isRefused(bad)).toBe(true);
    expect(isRefused('   a1!   ')).toBe(false);
  });

  test.for([
    'Password1!',
    'abcdef1-',
    'Dragonfly-7',
    'Password-for-7',
    'qwerty-Harbour1',
    'Secret.Garden2',
    'hello-9World',
  ])('that meets the rules and is not on the list of common ones is accepted: %s', (password) => {
    expect(isRefused(password)).toBe(false);
  });

  test('on the list of common ones meets every other rule, so that the list alone refuses it', () => {
    for (const common of COMMON_PASSWORDS) expect([common, passwordFaults(common)]).toEqual([common, ['common']]);
  });

  test('that guessers try first is refused', () => {
    for (const bad of [
      'Password123!',
      'P@ssw0rd1',
      'p@ssw0rd123',
      'Qwerty123!',
      '1qaz@WSX',
      'Admin@123',
      'abc@1234',
      'Iloveyou520!',
    ])
      expect(isRefused(bad)).toBe(true);
  });
});

test('a profile and an address refuse what a registration refuses', () => {
  const { email: _email, password: _password, ...profile } = person;
  expect(profileUpdates.basic.safeParse(profile).success).toBe(true);
  expect(profileUpdates.basic.safeParse({ ...profile, lastname: 'x'.repeat(150) }).success).toBe(false);
  expect(profileUpdates.basic.safeParse({ ...profile, type: 'gallery' }).success).toBe(false);
  expect(addressForm.safeParse(person.address).success).toBe(true);
  expect(addressForm.safeParse({ ...person.address, city: '' }).success).toBe(false);
  expect(addressForm.safeParse({ ...person.address, receiver: 'St. John' }).success).toBe(true);
  expect(addressForm.safeParse({ ...person.address, receiver: 'foo.com' }).success).toBe(false);
  expect(addressForm.safeParse({ ...person.address, member_id: 2 }).success).toBe(false);
});

test.for(['abc', '10', '1034', '1034567', '１０３', '103 4', 'SW1A 1AA'])(
  '%s is no postal code of Taiwan',
  (postal_code) => {
    expect(refused('address.postal_code', postal_code)).toEqual(['address.postal_code']);
    expect(addressForm.safeParse({ ...person.address, postal_code }).success).toBe(false);
    expect(addressForm.safeParse({ ...person.address, country_code: 'GB', postal_code }).success).toBe(true);
  },
);

test.for(['103', '10341', '103411'])('%s can be a postal code of Taiwan', (postal_code) => {
  expect(addressForm.safeParse({ ...person.address, postal_code }).success).toBe(true);
});
