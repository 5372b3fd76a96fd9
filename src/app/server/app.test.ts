import { describe, expect } from 'vitest';
import { test } from './testing.ts';

describe('every answer of the API', () => {
  test('is an envelope, also where there is nothing', async ({ api }) => {
    const reply = await api('/api/nothing/here', { headers: { lang: 'zh-Hant' } });

    expect(reply.status).toBe(404);
    expect(reply.code).toBe('not_found');
    expect(reply.refusal.message).toMatch(/\p{Script=Han}/u);
  });

  test('carries a request id and safe headers', async ({ api }) => {
    const { headers } = await api('/api/login/check');

    expect(headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('strict-transport-security')).toContain('max-age=');
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  test('refuses a body that is too large', async ({ api }) => {
    const reply = await api('/api/nothing', {
      method: 'POST',
      body: 'x'.repeat(300_000),
      headers: { 'content-length': '300000' },
    });

    expect([reply.status, reply.code]).toEqual([413, 'too_large']);
  });
});

describe('sign-in', () => {
  test('nobody is logged in by an unknown token', async ({ api }) => {
    for (const authorization of ['', 'Bearer', 'Bearer x'.repeat(50), 'Basic abc', `Bearer ${'a'.repeat(43)}`]) {
      expect((await api('/api/login/check', { headers: { authorization } })).body).toEqual({
        code: 'success',
        isLogin: 'N',
      });
    }
  });

  test('an unknown sign-in code has expired', async ({ api }) => {
    expect((await api('/api/oauth/check')).code).toBe('oauth_expired');
  });
});

describe('an operator', () => {
  test('can ask whether it lives and is ready', async ({ api }) => {
    expect((await api('/healthz')).body).toMatchObject({ status: 'ok' });
    expect((await api('/readyz')).body).toMatchObject({ status: 'ready' });
  });

  test('sees figures from the machine itself', async ({ api }) => {
    await api('/api/shop/999999');
    const { text } = await api('/metrics');
    expect(text).toContain('http_requests_total');
    expect(text).toContain('http_route_seconds_count{route="GET /api/shop/:id",outcome="refused"}');
  });

  test('finds the contract, for machines and for people', async ({ api }) => {
    const anything = expect.anything();

    expect((await api('/openapi.json')).body).toMatchObject({
      openapi: '3.1.0',
      paths: { '/api/initial': anything, '/api/ipaddr/check': anything, '/api/login/check': anything },
    });
    expect((await api('/docs')).text).toContain('/api/initial');
  });
});

describe('figures behind a proxy', () => {
  test.override({ config: { trustProxy: 1 } });

  test('are nobody else’s business', async ({ api }) => {
    for (const address of ['203.0.113.9', 'nonsense', ',', '']) {
      expect((await api('/metrics', { headers: { 'x-forwarded-for': address } })).status, address).toBe(404);
    }
  });
});
