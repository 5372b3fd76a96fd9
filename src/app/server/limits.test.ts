import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LIMITS } from '#ground/throttle/limits.ts';
import { type CallFacts, nameOf } from '#http/server/call.ts';
import { apiCalls } from './app.ts';

const OPEN = new Set(['anyone', 'visitor', 'member', 'seller']);
const calls: readonly CallFacts[] = apiCalls;

/** The source of all services, without the table itself and tests. */
function services(): string {
  const root = new URL('../../', import.meta.url);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.service.ts'))
    .map((file) => readFileSync(new URL(file, root), 'utf8'))
    .join('\n');
}

describe('the table of limits', () => {
  test('is named by every call that changes something and is open to visitors or members, or the call says why not', () => {
    const changing = calls.filter(({ method, access }) => OPEN.has(access) && method !== 'get');

    expect(changing.length).toBeGreaterThan(30);
    expect(changing.filter(({ limits, unlimited }) => !limits === !unlimited).map(nameOf)).toEqual([]);
  });

  test('has no row that no call names, except those of background jobs', () => {
    const named = new Set<string>(['staff_notice', ...calls.flatMap(({ limits }) => limits ?? [])]);

    expect(Object.keys(LIMITS).filter((name) => !named.has(name))).toEqual([]);
  });

  test('is used: each limit is counted by a service', () => {
    const text = services();

    expect(Object.keys(LIMITS).filter((name) => !text.includes(`limit: '${name}'`))).toEqual([]);
  });
});
