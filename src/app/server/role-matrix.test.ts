import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import type { Db } from '#db/server/connect.ts';
import { nameOf } from '#http/server/call.ts';
import { member } from '#people/members/server/member.tables.ts';
import { newMember } from '#people/members/server/testing-members.ts';
import { type Person, STAFF_ROLES, verdict } from '#shared/rights.ts';
import { apiCalls, openApiDocument } from './app.ts';
import { type TestApi, test } from './testing.ts';

const basic: Person = { type: 'basic', standing: 'none', staff_role: null };

/** All kinds of callers. */
const PEOPLE: Record<string, Person | undefined> = {
  visitor: undefined,
  'basic member': basic,
  'another basic member': basic,
  'pending artist': { ...basic, type: 'artist', standing: 'pending' },
  'approved artist': { ...basic, type: 'artist', standing: 'approved' },
  'suspended artist': { ...basic, type: 'artist', standing: 'suspended' },
  'approved gallery': { ...basic, type: 'gallery', standing: 'approved' },
  ...Object.fromEntries(STAFF_ROLES.map((role) => [role, { ...basic, staff_role: role }])),
};

/** A value for each part of a path: well formed, but nonexistent. */
const NOTHING: Record<string, string> = {
  provider: 'google',
  name: 'paypal',
  step: 'approve',
  code: 'CN-200101-AAAAAA',
  kind: 'online',
  upload_id: 'AAAAAAAAAAAAAAAAAAAAAAAA',
};
const accessOf = new Map(apiCalls.map((call) => [nameOf(call), call.access]));
const NO_ID = '2147483000';

interface Call {
  name: string;
  method: string;
  url: string;
}

/** Every call of the published contract; the one that ends the session comes last. */
function calls(): Call[] {
  const found = Object.entries(openApiDocument().paths ?? {}).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({
      name: `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
      method: method.toUpperCase(),
      url: path.replace(/\{(\w+)\}/g, (_, part: string) => NOTHING[part] ?? NO_ID),
    })),
  );
  const isLogout = ({ name }: Call) => name === 'GET /api/member/logout';
  return found.sort((a, b) => Number(isLogout(a)) - Number(isLogout(b)));
}

async function sessionOf(api: TestApi, db: Db, name: string, person: Person): Promise<Record<string, string>> {
  const email = `${name.replaceAll(' ', '-')}@example.com`;
  const { headers } = await newMember(api, db, email);
  await db.update(member).set(person).where(eq(member.email, email));
  return headers;
}

describe('every call of the contract', () => {
  test.for(Object.entries(PEOPLE))(
    'answers a visitor of this kind as its access says: %s',
    async (who, { api, db }) => {
      const [name, person] = who;
      const headers = person ? await sessionOf(api, db, name, person) : {};

      const surprises: string[] = [];
      for (const call of calls()) {
        const expected = verdict(accessOf.get(call.name) ?? 'admin', person);
        const { status, code } = await api(call.url, {
          method: call.method,
          headers,
          ...(call.method !== 'GET' && { json: {} }),
        });
        const answered = { 401: 'unauthenticated', 403: 'forbidden' }[status] ?? 'allowed';
        if (answered !== expected || status >= 500)
          surprises.push(`${call.name}: ${expected}, answered ${status} ${code}`);
      }

      expect(surprises).toEqual([]);
    },
  );
});
