import { expect } from 'vitest';
import { openApiDocument } from '#app/server/app.ts';
import { test } from '#app/server/testing.ts';
import { newMember } from '#people/members/server/testing-members.ts';
import { newStaff } from '#people/members/server/testing-staff.ts';
import { type Contract, fuzzRequest } from './fuzz-requests.ts';
import { describeAnswer, runFuzz, samplesFrom } from './fuzz-run.ts';

const contract: Contract = JSON.parse(JSON.stringify(openApiDocument()));

const BUSY_MACHINE = { timeout: 300_000 };

test(
  'no request that can be made from the contract ends in a failure of the shop',
  BUSY_MACHINE,
  async ({ api, db }) => {
    const { token } = await newMember(api, db, 'mei@example.com');
    const staff = await newStaff(api, db, 'admin');

    const answers = await runFuzz({
      contract,
      count: 400,
      seed: 1,
      tokens: [token, staff.token],
      atOnce: 1,
      send: async ({ method, path, headers, body }) => {
        const { status } = await api(path, { method, headers, ...(body !== undefined && { body }) });
        return { status, ms: 0 };
      },
    });

    const failed = answers.filter(({ status }) => status === 0 || status >= 500);
    expect(failed.map(describeAnswer)).toEqual([]);
    const statuses = new Set(answers.map(({ status }) => status));
    expect([200, 401, 404, 405, 422].filter((status) => !statuses.has(status))).toEqual([]);
  },
);

test('what the shop has itself is named in requests, without secrets', async () => {
  const paths = { '/api/a': { get: {} }, '/api/a/{code}': { get: { parameters: [] } }, '/api/b': { post: {} } };
  const answer = { list: [{ code: 'CN-261114-7F3K9Q', item_id: 7, token: 'abc', note: 'two words' }], key_token: 'x' };
  const asked: string[] = [];

  const samples = await samplesFrom({ paths }, async (path) => {
    asked.push(path);
    return answer;
  });

  expect(asked).toEqual(['/api/a']);
  expect(samples).toEqual(['CN-261114-7F3K9Q', '7']);
  const named = Array.from({ length: 3_000 }, (_, seed) => fuzzRequest({ ...contract, samples }, seed).path);
  expect(named.some((path) => path.includes('CN-261114-7F3K9Q'))).toBe(true);
});

test('a seed always gives the same request', () => {
  const seeds = Array.from({ length: 50 }, (_, at) => at);

  const [first, again] = [1, 2].map(() => seeds.map((seed) => fuzzRequest(contract, seed, ['a'])));

  for (let seed = 50; seed < 10_000; seed++) expect(fuzzRequest(contract, seed).path).toMatch(/^\/api\//);
  expect(again).toEqual(first);
  expect(new Set(first?.map(({ method, path }) => `${method} ${path}`)).size).toBeGreaterThan(30);
});
