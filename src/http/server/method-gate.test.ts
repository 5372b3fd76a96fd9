import { describe, expect } from 'vitest';
import { test } from '#app/server/testing.ts';
import { bearer, newMember } from '#people/members/server/testing-members.ts';

describe('a method that a path does not have', () => {
  test.for(['HEAD', 'OPTIONS', 'PATCH', 'BREW'])('is refused with those it has: %s', async (method, { api }) => {
    const reply = await api('/api/cart/5', { method });

    expect([reply.status, reply.headers.get('allow')]).toEqual([405, 'DELETE']);
    if (method !== 'HEAD') expect(reply.code).toBe('method_not_allowed');
  });

  test('does nothing: HEAD leaves a member signed in', async ({ api, db }) => {
    const { token } = await newMember(api, db, 'mei@example.com');

    const head = await api('/api/member/logout', { method: 'HEAD', headers: bearer(token) });

    expect(head.status).toBe(405);
    const check = await api('/api/login/check', { headers: bearer(token) });
    expect(check.body).toEqual({ code: 'success', isLogin: 'Y' });
  });

  test('leaves unknown paths unknown, and HEAD to what is no call', async ({ api }) => {
    expect((await api('/api/nothing', { method: 'PATCH' })).status).toBe(404);
    expect((await api('/healthz', { method: 'HEAD' })).status).toBe(200);
  });
});
