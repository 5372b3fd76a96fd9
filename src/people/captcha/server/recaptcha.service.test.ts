import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect } from 'vitest';
import { test as apiTest } from '#app/server/testing.ts';
import type { Config } from '#http/server/config.ts';
import { contentPolicy } from '#http/server/safety-headers.ts';
import { person } from '#people/members/server/testing-people.ts';
import { requireCaptcha } from './captcha.service.ts';
import type { Recaptcha } from './recaptcha.service.ts';

interface Google {
  recaptcha: Recaptcha;
  asked: Record<string, string>[];
}

/** Imitates Google's endpoint: the token is the answer it gives. */
const test = apiTest.extend<{ google: Google; config: Partial<Config> }>({
  google: async ({ task: _ }, use) => {
    const asked: Record<string, string>[] = [];
    const server = createServer((request, response) => {
      void text(request).then((body) => {
        const form = Object.fromEntries(new URLSearchParams(body));
        asked.push(form);
        response.setHeader('content-type', 'application/json').end(form.response);
      });
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    await use({
      recaptcha: { siteKey: 'site', secret: 'hush', verifyUrl: `http://127.0.0.1:${port}/siteverify` },
      asked,
    });
    await new Promise((done) => server.close(done));
  },
  config: async ({ google }, use) => use({ recaptcha: google.recaptcha }),
});

const judged = (verdict: object) => JSON.stringify({ success: true, score: 0.9, action: 'login', ...verdict });

describe('with reCAPTCHA', () => {
  test('a token that Google gives a person for this form is accepted', async ({ db, google }) => {
    await requireCaptcha(db, 'login', judged({}), google.recaptcha);

    expect(google.asked).toEqual([{ secret: 'hush', response: judged({}) }]);
  });

  test.for([
    ['that Google refuses', { success: false }],
    ['of a machine', { score: 0.1 }],
    ['without a score', { score: undefined }],
    ['of another form', { action: 'contact' }],
  ] as const)('a token %s is refused', async ([, verdict], { db, google }) => {
    await expect(requireCaptcha(db, 'login', judged(verdict), google.recaptcha)).rejects.toThrow('captcha');
  });

  test('a missing token is refused without asking Google', async ({ db, google }) => {
    await expect(requireCaptcha(db, 'login', undefined, google.recaptcha)).rejects.toThrow('captcha');

    expect(google.asked).toEqual([]);
  });

  test('after an invalid answer, or none, the shop says it is busy and does not blame the visitor', async ({
    db,
    google,
  }) => {
    const nobody = { ...google.recaptcha, verifyUrl: 'http://127.0.0.1:9/' };

    await expect(requireCaptcha(db, 'login', '<html>', google.recaptcha)).rejects.toThrow('unavailable');
    await expect(requireCaptcha(db, 'login', 'token', nobody)).rejects.toThrow('unavailable');
  });

  test('the shop says which captcha it uses, and a registration is judged by it', async ({ api }) => {
    const { body } = await api('/api/initial');
    const register = (captcha: string) => api('/api/member/register', { method: 'POST', json: { ...person, captcha } });

    const machine = await register(judged({ action: 'register', score: 0.2 }));
    const human = await register(judged({ action: 'register' }));

    expect(body).toMatchObject({ auth: { captcha: 'recaptcha', site_key: 'site' } });
    expect([machine.status, machine.code]).toEqual([422, 'captcha']);
    expect(human.code).toBe('success');
  });
});

test("pages allow Google's hosts only if its captcha is used", () => {
  expect(contentPolicy([])).not.toContain('google');
  expect(contentPolicy([], { recaptcha: true })).toContain(
    "script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/;",
  );
});
