import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { hashPassword, isOutdated, passwordMatches } from './password.service.ts';

test('a password is hashed completely, in any script, and differs from one with another last character', async () => {
  const long = '畫'.repeat(125);
  for (const password of [`${long}a1!`, '😀😀😀😀a1!', '   a1!   ', 'nul\u0000a1!bc', `${'x'.repeat(126)}1!`]) {
    const stored = await hashPassword(password);

    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(isOutdated(stored)).toBe(false);
    expect(await passwordMatches(stored, password)).toBe(true);
    expect(await passwordMatches(stored, `${password.slice(0, -1)}?`)).toBe(false);
    expect(await passwordMatches(stored, password.slice(0, -1))).toBe(false);
  }
});

test('a password is the same from every keyboard, and older hashes still match', async () => {
  const [composed, decomposed] = ['Café-Gärten-1'.normalize('NFC'), 'Café-Gärten-1'.normalize('NFD')];
  const older = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
  const hashes = [
    await hashPassword(composed),
    await hashPassword(decomposed),
    await hash(composed, older),
    await hash(decomposed, older),
  ];

  for (const stored of hashes) {
    expect(await passwordMatches(stored, composed)).toBe(true);
    expect(await passwordMatches(stored, decomposed)).toBe(true);
    expect(await passwordMatches(stored, 'Cafe-Garten-1')).toBe(false);
  }
});

test('no password matches a missing account', async () => {
  expect(await passwordMatches(undefined, 'nobody knows this one')).toBe(false);
  expect(await passwordMatches(null, 'nobody knows this one')).toBe(false);
});
