import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LIMITS } from '#ground/throttle/limits.ts';
import { UNLIMITED } from '#ground/throttle/unlimited.ts';
import { policy } from './policy.ts';

const OPEN = new Set(['anyone', 'visitor', 'member', 'seller']);
const limited: ReadonlySet<string> = new Set(Object.values(LIMITS).flatMap(({ calls }) => calls));

/** What the services say, all but the table itself and tests. */
function services(): string {
  const root = new URL('../../', import.meta.url);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.service.ts'))
    .map((file) => readFileSync(new URL(file, root), 'utf8'))
    .join('\n');
}

describe('the table of limits', () => {
  test('names every call that changes something and is open to visitors or members, or says why not', () => {
    const changing = Object.entries(policy).flatMap(([call, access]) =>
      OPEN.has(String(access)) && !call.startsWith('GET ') ? [call] : [],
    );

    expect(changing.length).toBeGreaterThan(30);
    expect(changing.filter((call) => !limited.has(call) && !(call in UNLIMITED))).toEqual([]);
    expect(changing.filter((call) => limited.has(call) && call in UNLIMITED)).toEqual([]);
  });

  test('names no call that is not there', () => {
    expect([...limited, ...Object.keys(UNLIMITED)].filter((call) => !(call in policy))).toEqual([]);
  });

  test('is used: each limit is counted by a service', () => {
    const text = services();

    expect(Object.keys(LIMITS).filter((name) => !text.includes(`limit: '${name}'`))).toEqual([]);
  });
});
