import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { createServer } from 'node:http';
import { sql } from 'drizzle-orm';
import { describe, expect, onTestFinished, test as pure } from 'vitest';
import type { TestApi } from '#app/server/testing.ts';
import { oauthCheckReply } from '../../oauth.contract.ts';
import { memberIdentity, oauthHandoff } from '../oauth.tables.ts';
import { newMember } from '../testing-members.ts';
import { person } from '../testing-people.ts';
import { isSignedByLine } from './id-token-signature.ts';
import { linkIdentity } from './identity.service.ts';
import { openBrowser, test } from './testing-oauth.ts';
import { atProvider, startProviders } from './testing-providers.ts';

const SHOP = 'https://shop.test';
const mei = { sub: 'g-1', email: person.email, email_verified: true };
const failed = (provider = 'google', error = 'failed') => `/login?provider=${provider}&oauth_error=${error}`;

/** A URL with some parameters changed; an empty one is removed. */
function changed(url: string, parameters: Record<string, string>): string {
  const next = new URL(url);
  for (const [name, value] of Object.entries(parameters))
    if (value === '') next.searchParams.delete(name);
    else next.searchParams.set(name, value);
  return next.href;
}

const attack = test.extend('linked', async ({ api, db }) => {
  await newMember(api, db, person.email);
  const [row] = (await db.execute<{ member_id: number }>(sql`select member_id from member`)).rows;
  for (const provider of ['google', 'line'] as const)
    await linkIdentity(db, row?.member_id ?? 0, { provider, subject: 'g-1', email: null });
  return true;
});

async function expectNobodyIn(api: TestApi, browser: ReturnType<typeof openBrowser>) {
  expect((await browser.check()).code).toBe('oauth_expired');
  expect((await api('/api/oauth/check', { headers: { lang: 'en' } })).code).toBe('oauth_expired');
}

describe('nobody gets in', () => {
  attack('with a state that is missing, made up, used or old', async ({ api, db, linked: _ }) => {
    const browser = openBrowser(api);
    const back = await atProvider(await browser.leave('google'), SHOP, mei);

    expect(await browser.returnToShop(changed(back, { state: '' }))).toBe(failed('google', 'expired'));
    expect(await browser.returnToShop(changed(back, { state: 'x'.repeat(43) }))).toBe(failed('google', 'expired'));
    await db.execute(sql`update oauth_state set created_at = now() - interval '11 minutes'`);
    expect(await browser.returnToShop(back)).toBe(failed('google', 'expired'));
    await expectNobodyIn(api, browser);
  });

  attack('twice with one code, nor with the code of another sign-in', async ({ api, linked: _ }) => {
    const browser = openBrowser(api);
    const back = await atProvider(await browser.leave('google'), SHOP, mei);
    const code = new URL(back).searchParams.get('code') ?? '';
    expect(await browser.returnToShop(back)).toBe('/?oauth=1');
    await browser.check();

    expect(await browser.returnToShop(back)).toBe(failed('google', 'expired'));
    const fresh = await atProvider(await browser.leave('google'), SHOP, { sub: 'thief' });
    expect(await browser.returnToShop(changed(fresh, { code }))).toBe(failed());
    const victims = await atProvider(await openBrowser(api).leave('google'), SHOP, mei);
    const thief = await atProvider(await browser.leave('google'), SHOP, { sub: 'thief' });
    const stolen = new URL(victims).searchParams.get('code') ?? '';
    expect(await browser.returnToShop(changed(thief, { code: stolen }))).toBe(failed());
    await expectNobodyIn(api, browser);
  });

  attack('when the nonce or the PKCE challenge was changed on the way', async ({ api, linked: _ }) => {
    const browser = openBrowser(api);
    const tampering = [
      { nonce: 'another' },
      { nonce: '' },
      { code_challenge: '', code_challenge_method: '' },
      { code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM' },
    ];

    for (const parameters of tampering) {
      const back = await atProvider(changed(await browser.leave('google'), parameters), SHOP, mei);
      expect(await browser.returnToShop(back)).toBe(failed());
    }
    await expectNobodyIn(api, browser);
  });

  attack('with a code of another provider', async ({ api, linked: _ }) => {
    const browser = openBrowser(api);
    const line = await atProvider(await browser.leave('line'), SHOP, mei);
    const google = await atProvider(await browser.leave('google'), SHOP, mei);
    const lineCode = new URL(line).searchParams.get('code') ?? '';

    expect(await browser.returnToShop(line.replace('/line/', '/google/'))).toBe(failed('google', 'expired'));
    expect(await browser.returnToShop(changed(google, { code: lineCode, iss: '' }))).toBe(failed());
    await expectNobodyIn(api, browser);
  });

  attack('by the sign-in that somebody else passes on: it begins anew as oneself', async ({ api, db, linked: _ }) => {
    const thief = openBrowser(api);
    const victim = openBrowser(api);
    const back = await atProvider(await thief.leave('google', '?redirect=/cart'), SHOP, mei);

    const again = await victim.returnToShop(back);

    expect(again).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/auth\?/);
    expect(await db.select().from(oauthHandoff)).toEqual([]);
    await expectNobodyIn(api, victim);
    // A phone that returns in another browser takes the same path.
    expect(await victim.returnToShop(await atProvider(again, SHOP, mei))).toBe('/?oauth=1');
    expect((await victim.check()).body).toMatchObject({ code: 'success', redirect: '/cart' });
  });

  attack('in a browser that keeps no cookies, which is not sent round in circles', async ({ api, linked: _ }) => {
    const forgetful = openBrowser(api);
    const back = await atProvider(await forgetful.leave('line'), SHOP, mei);
    forgetful.cookie = '';
    const again = await atProvider(await forgetful.returnToShop(back), SHOP, mei);
    forgetful.cookie = '';

    expect(await forgetful.returnToShop(again)).toBe(failed('line', 'cookies'));
  });

  attack('who did not want to, or whose provider says something else', async ({ api, linked: _ }) => {
    const browser = openBrowser(api);

    expect(await browser.signIn('google', 'deny')).toBe(failed('google', 'denied'));
    const state = new URL(await browser.leave('google')).searchParams.get('state');
    expect(await browser.returnToShop(`/api/oauth/google/callback?error=server_error&state=${state}`)).toBe(failed());
    await expectNobodyIn(api, browser);
  });
});

describe('a finished sign-in', () => {
  attack('gives its token once, to its own browser and to a page of the shop', async ({ api, linked: _ }) => {
    const browser = openBrowser(api);
    await browser.signIn('google', mei);

    for (const from of ['cross-site', 'same-site', 'none'])
      expect((await browser.check({ 'sec-fetch-site': from })).status).toBe(410);
    expect((await browser.check({})).status).toBe(410);
    expect((await openBrowser(api).check()).status).toBe(410);
    const { code, headers } = await browser.check();
    expect(code).toBe('success');
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect((await browser.check()).status).toBe(410);
  });

  attack('waits for a minute only', async ({ api, db, linked: _ }) => {
    const browser = openBrowser(api);
    await browser.signIn('google', mei);
    await db.execute(sql`update oauth_handoff set created_at = now() - interval '61 seconds'`);

    expect((await browser.check()).code).toBe('oauth_expired');
  });

  attack('never leads to another site', async ({ api, linked: _ }) => {
    const hostile = ['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '/a\r\nb', ''];
    for (const redirect of hostile) {
      const browser = openBrowser(api);
      await browser.signIn('google', mei, `?redirect=${encodeURIComponent(redirect)}`);
      expect((await browser.check()).as(oauthCheckReply).redirect).toBe('/');
    }
  });

  attack('keeps its cookie from scripts and from other hosts', async ({ api, linked: _ }) => {
    const { headers } = await api('/api/oauth/google', { headers: { host: 'evil.example' } });

    expect(headers.getSetCookie()[0]).toMatch(/^__Host-oauth=[\w-]{43}; .*Path=\/.*HttpOnly; Secure; SameSite=Lax$/);
    expect(headers.get('location')).toContain(encodeURIComponent(`${SHOP}/api/oauth/google/callback`));
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });
});

describe('a provider', () => {
  test('that is not configured does not exist', async ({ api }) => {
    expect((await api('/api/oauth/facebook')).status).toBe(404);
  });

  const away = test.extend('config', async () => {
    const sink = createServer((_, response) => response.writeHead(503).end('busy'));
    await new Promise<void>((resolve) => sink.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void sink.close());
    const { port } = sink.address() as { port: number };
    const client = { clientId: 'a', clientSecret: 'b' };
    return {
      oauth: {
        line: { ...client, issuer: 'http://127.0.0.1:9' },
        google: { ...client, issuer: `http://127.0.0.1:${port}` },
      },
    };
  });
  away('that is away is reported on the login page, and nothing breaks', async ({ api, db }) => {
    const browser = openBrowser(api);

    expect(await browser.leave('line')).toBe(failed('line', 'unavailable'));
    expect(await browser.leave('google', '?redirect=/cart')).toBe(
      '/login?provider=google&redirect=%2Fcart&oauth_error=unavailable',
    );
    expect(await db.select().from(memberIdentity)).toEqual([]);
  });
});

describe('a provider that goes away half-way', () => {
  const mortal = test
    .extend('mortal', async () => startProviders(SHOP))
    .extend('config', ({ mortal: { line, google } }) => ({ oauth: { line, google } }));

  mortal('leaves its visitor on the login page', async ({ api, mortal: { stop } }) => {
    const browser = openBrowser(api);
    const back = await atProvider(await browser.leave('google'), SHOP, mei);
    await stop();

    expect(await browser.returnToShop(back)).toBe(failed('google', 'unavailable'));
  });
});

describe('an id token of LINE', () => {
  const secret = 'channel secret';
  const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const body = encode({ sub: 'U1' });
  const hmac = (head: string, key: string) => createHmac('sha256', key).update(`${head}.${body}`).digest('base64url');

  pure('is signed with the channel’s secret or with a published key, and with nothing else', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const jwk = { ...publicKey.export({ format: 'jwk' }), kid: 'k1' };
    const server = createServer((_, response) =>
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [jwk] })),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const keys = { secret, jwksUri: `http://127.0.0.1:${(server.address() as { port: number }).port}` };
    const symmetric = encode({ alg: 'HS256' });
    const published = encode({ alg: 'ES256', kid: 'k1' });
    const signed = sign('sha256', Buffer.from(`${published}.${body}`), { key: privateKey, dsaEncoding: 'ieee-p1363' });

    expect(await isSignedByLine(`${symmetric}.${body}.${hmac(symmetric, secret)}`, keys)).toBe(true);
    expect(await isSignedByLine(`${published}.${body}.${signed.toString('base64url')}`, keys)).toBe(true);
    for (const forged of [
      `${symmetric}.${body}.${hmac(symmetric, 'another')}`,
      `${symmetric}.${encode({ sub: 'U2' })}.${hmac(symmetric, secret)}`,
      `${symmetric}.${body}.`,
      `${published}.${body}.${hmac(published, secret)}`,
      `${published}.${body}.${hmac(published, JSON.stringify(jwk))}`,
      `${encode({ alg: 'ES256', kid: 'k2' })}.${body}.${signed.toString('base64url')}`,
    ])
      expect(await isSignedByLine(forged, keys)).toBe(false);
    await expect(isSignedByLine(`${encode({ alg: 'none' })}.${body}.`, keys)).rejects.toThrow();
  });
});
