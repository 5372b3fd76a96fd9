import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { describe, expect } from 'vitest';
import { test } from '#app/server/testing.ts';
import { captchaChallenge } from '../captcha.contract.ts';
import { createCaptcha, requireCaptcha } from './captcha.service.ts';
import { packed, solve, solvedCaptcha } from './testing-captcha.ts';

const unpacked = (solution: string) => JSON.parse(Buffer.from(solution, 'base64').toString());

describe('a captcha', () => {
  test('that was solved is accepted once', async ({ db }) => {
    const solution = await solvedCaptcha(db, 'register');

    await requireCaptcha(db, 'register', solution);

    await expect(requireCaptcha(db, 'register', solution)).rejects.toThrow('captcha');
  });

  test('that the API hands out is bare and can be solved', async ({ api, db }) => {
    const reply = await api('/api/captcha?form=contact');
    const challenge = reply.as(captchaChallenge);

    expect(Object.keys(challenge).sort()).toEqual(['parameters', 'signature']);
    expect(reply.headers.get('cache-control')).toBe('private, no-store');
    await requireCaptcha(db, 'contact', await solve(challenge));
  });

  test('is requested for a form by name', async ({ api }) => {
    expect((await api('/api/captcha')).status).toBe(422);
    expect((await api('/api/captcha?form=anything')).status).toBe(422);
  });

  test('of another form is refused', async ({ db }) => {
    await expect(requireCaptcha(db, 'register', await solvedCaptcha(db, 'contact'))).rejects.toThrow('captcha');
  });

  test('that has expired is refused', async ({ db }) => {
    const late = await createCaptcha(db, 'login', { effort: 3, expiresAt: new Date(Date.now() - 5_000) });

    await expect(requireCaptcha(db, 'login', await solve(late))).rejects.toThrow('captcha');
  });

  test('whose expiry, form or nonce was changed is refused, and so is one nobody solved', async ({ db }) => {
    const good = unpacked(await solvedCaptcha(db, 'login'));
    const spliced = (parameters: object) =>
      packed({
        ...good,
        challenge: { ...good.challenge, parameters: { ...good.challenge.parameters, ...parameters } },
      });
    const forged = [
      spliced({ expiresAt: good.challenge.parameters.expiresAt + 600 }),
      spliced({ data: { form: 'register' } }),
      spliced({ nonce: 'aa'.repeat(16) }),
      spliced({ cost: 1 }),
      packed({ ...good, challenge: { ...good.challenge, signature: undefined } }),
      packed({ ...good, solution: { ...good.solution, derivedKey: '00'.repeat(32) } }),
    ];

    for (const solution of forged) {
      await expect(requireCaptcha(db, 'login', solution)).rejects.toThrow('captcha');
      await expect(requireCaptcha(db, 'register', solution)).rejects.toThrow('captcha');
    }
    await requireCaptcha(db, 'login', packed(good));
  });

  test('that was forged is refused', async ({ db }) => {
    const own = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: 1_000,
      counter: 1,
      deriveKey,
      data: { form: 'login' },
      expiresAt: new Date(Date.now() + 60_000),
      hmacSignatureSecret: 'mine',
      hmacKeySignatureSecret: 'mine too',
    });

    await expect(requireCaptcha(db, 'login', await solve(own))).rejects.toThrow('captcha');
  });

  test('that is nonsense is refused quietly', async ({ db }) => {
    for (const solution of [
      undefined,
      '',
      'x',
      '%%%',
      packed(null),
      packed({}),
      packed([1]),
      packed({ challenge: 1 }),
    ]) {
      await expect(requireCaptcha(db, 'login', solution)).rejects.toThrow('captcha');
    }
  });
});

describe('a solution sent by twenty at once', () => {
  test('lets one of them in', async ({ database: { db } }) => {
    const solution = await solvedCaptcha(db, 'register');

    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, () => requireCaptcha(db, 'register', solution)),
    );

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
