import { createConfig, lintFromString } from '@redocly/openapi-core';
import { eq } from 'drizzle-orm';
import { expect, test as pure } from 'vitest';
import { type Declared, declaredCalls } from '#http/server/testing-contract.ts';
import { member } from '#people/members/server/member.tables.ts';
import { newMember } from '#people/members/server/testing-members.ts';
import { person } from '#people/members/server/testing-people.ts';
import { openApiDocument } from './app.ts';
import { test } from './testing.ts';

const calls = declaredCalls(openApiDocument());

pure('the published contract has no problem that the recommended rules of its linter know', async () => {
  const config = await createConfig({ extends: ['recommended'] });

  const problems = await lintFromString({ source: JSON.stringify(openApiDocument()), config });

  expect(problems.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`)).toEqual([]);
});

/** Well formed, but nonexistent. */
const NOTHING: Record<string, string> = {
  provider: 'google',
  name: 'paypal',
  step: 'approve',
  code: 'CN-200101-AAAAAA',
  attempt_id: '00000000-0000-4000-8000-000000000000',
  upload_id: 'AAAAAAAAAAAAAAAAAAAAAAAA',
  attachment_id: 'AAAAAAAAAAAAAAAAAAAAAAAA',
  page: 'terms',
  kind: 'welcome',
  payee: 'artist-999999999',
};
/** Steps that have the same place in the path and other names. */
const STEPS: Record<string, string> = {
  '/api/sales/work/{id}/{step}': 'submit',
  '/api/admin/review/{id}/{step}': 'publish',
  '/api/admin/work/{id}/{step}': 'publish',
  '/api/admin/store/{id}/{step}': 'close',
  '/api/admin/article/{id}/{step}': 'publish',
  '/api/admin/opening/step/{step}': 'backup',
};
const urlOf = ({ path }: Declared) =>
  path
    .replace('{step}', STEPS[path] ?? '{step}')
    // The documents and the pages of the shop share no name.
    .replace('/admin/page/{page}', '/admin/page/about')
    .replace(/\{(\w+)\}/g, (_, part: string) => NOTHING[part] ?? '2147483000');

/** How to provoke each refusal that follows from the shape of a call. */
const PROVOKED: Record<string, (call: Declared) => { url: string; headers?: Record<string, string>; body?: string }> = {
  not_found: (call) => ({ url: call.path.replace(/\{\w+\}/g, '%00') }),
  too_large: (call) => ({ url: urlOf(call), headers: { 'content-length': '99999999' } }),
  length_required: (call) => ({ url: urlOf(call), headers: { 'transfer-encoding': 'chunked' } }),
  validation: (call) => ({
    // A repeated query field is another kind of value than the contract expects.
    url: `${urlOf(call)}?${call.query.map((name) => `${name}=%00&${name}=%00`).join('&')}`,
    ...(call.takesJson && { headers: { 'content-type': 'application/json' }, body: '7' }),
  }),
};

test.for(Object.keys(PROVOKED))('every call that declares %s answers it', async (code, { api, db }) => {
  const { headers } = await newMember(api, db, person.email);
  // A person who may make every call: staff and seller.
  const everything = { staff_role: 'admin', type: 'gallery', standing: 'approved' } as const;
  await db.update(member).set(everything).where(eq(member.email, person.email));
  const declaring = calls.filter((call) => call.codes.has(code) && (code !== 'not_found' || call.path.includes('{')));

  const others: string[] = [];
  for (const call of declaring) {
    const { url, ...sent } = PROVOKED[code]?.(call) ?? { url: '' };
    const reply = await api(url, { ...sent, method: call.method, headers: { ...headers, ...sent.headers } });
    if (reply.code !== code) others.push(`${call.name}: ${reply.status} ${reply.code}`);
  }

  expect(declaring.length).toBeGreaterThan(20);
  expect(others).toEqual([]);
});

test('a request without a token is refused by exactly the calls that need one', async ({ api }) => {
  const refusing: string[] = [];
  for (const call of calls) {
    const reply = await api(urlOf(call), { method: call.method });
    if (reply.code === 'unauthenticated') refusing.push(call.name);
  }

  expect(refusing).toEqual(calls.filter((call) => call.needsBearer).map(({ name }) => name));
});

pure('every call has a name of its own, and says which headers it reads', () => {
  expect(new Set(calls.map(({ operationId }) => operationId)).size).toBe(calls.length);
  expect(calls.filter(({ headers }) => !headers.includes('lang')).map(({ name }) => name)).toEqual([]);
});
