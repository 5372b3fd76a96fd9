import { Hono } from 'hono';
import { describe, expect, test as pure } from 'vitest';
import { nameOf } from '#http/server/call.ts';
import type { ApiEnv, ShopContext } from '#http/server/context.ts';
import { member } from '#people/members/server/member.tables.ts';
import { newMember } from '#people/members/server/testing-members.ts';
import { person } from '#people/members/server/testing-people.ts';
import { type Access, type Person, STAFF_ROLES, verdict } from '#shared/rights.ts';
import { apiCalls, createApp } from './app.ts';
import { test } from './testing.ts';

/** Every call of the API, from the app itself. */
function calls(): string[] {
  const app = createApp({} as ShopContext, new Hono<ApiEnv>());
  const routes = app.routes.filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'));
  return [...new Set(routes.map(({ method, path }) => `${method} ${path}`))];
}

const basic: Person = { type: 'basic', standing: 'none', staff_role: null };
const people: Record<string, Person | undefined> = {
  visitor: undefined,
  basic,
  'pending artist': { ...basic, type: 'artist', standing: 'pending' },
  artist: { ...basic, type: 'artist', standing: 'approved' },
  'rejected artist': { ...basic, type: 'artist', standing: 'rejected' },
  'suspended gallery': { ...basic, type: 'gallery', standing: 'suspended' },
  gallery: { ...basic, type: 'gallery', standing: 'approved' },
  'approved basic': { ...basic, standing: 'approved' },
  ...Object.fromEntries(STAFF_ROLES.map((role) => [role, { ...basic, staff_role: role }])),
};
const allowedTo = (access: Access) => Object.keys(people).filter((name) => verdict(access, people[name]) === 'allowed');

describe('access', () => {
  pure('is declared for every call', () => {
    const declared = new Set(apiCalls.map(nameOf));
    expect(calls().filter((call) => !declared.has(call))).toEqual([]);
  });

  pure('lets in whom it should', () => {
    const everybody = Object.keys(people);
    expect(allowedTo('anyone')).toEqual(everybody);
    expect(allowedTo('visitor')).toEqual(everybody);
    expect(allowedTo('member')).toEqual(everybody.filter((name) => name !== 'visitor'));
    expect(allowedTo('seller')).toEqual(['artist', 'gallery']);
    expect(allowedTo('staff')).toEqual([...STAFF_ROLES]);
    for (const role of STAFF_ROLES)
      expect(allowedTo(role)).toEqual(STAFF_ROLES.filter((name) => name === role || name === 'admin'));
  });

  pure('tells a stranger to sign in and a member that it is not for them', () => {
    expect(verdict('seller', undefined)).toBe('unauthenticated');
    expect(verdict('seller', basic)).toBe('forbidden');
    expect(verdict('finance', { ...basic, staff_role: 'editor' })).toBe('forbidden');
  });
});

describe('a call for members', () => {
  const memberCalls = apiCalls.flatMap((call) => (call.access === 'member' ? [nameOf(call)] : []));

  test('refuses everybody without a session before it reads anything', async ({ api, db }) => {
    const { token } = await newMember(api, db, person.email);
    const strangers = ['', 'Bearer', `Bearer ${token}x`, `Bearer ${token.slice(0, -1)}`, `Basic ${token}`, token];

    for (const call of memberCalls) {
      const [method = '', path = ''] = call.split(' ');
      for (const authorization of strangers) {
        const url = path.replace(/:\w+/g, '1');
        const reply = await api(url, { method, headers: { authorization }, ...(method !== 'GET' && { json: {} }) });
        expect([call, reply.status, reply.code]).toEqual([call, 401, 'unauthenticated']);
      }
    }
  });

  test('lets nobody in whose account was closed', async ({ api, db }) => {
    const { headers } = await newMember(api, db, person.email);
    await db.update(member).set({ deleted_at: new Date() });

    expect((await api('/api/member/profile', { headers })).status).toBe(401);
  });
});
