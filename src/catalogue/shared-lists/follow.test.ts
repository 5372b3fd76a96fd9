import { expect, test } from 'vitest';
import { follow } from './follow.ts';

type Answer = { version: number; is_live: boolean } | 'gone' | undefined;

/** Follows a list that answers these, and then ends. */
async function followed(answers: readonly Answer[], { refreshFails = false } = {}) {
  const left = [...answers];
  let version = 1;
  let wanted = 1;
  const pauses: number[] = [];
  const shown: number[] = [];
  await follow(
    {
      next: async () => {
        const answer = left.length > 0 ? left.shift() : 'gone';
        if (answer && answer !== 'gone') wanted = answer.version;
        return answer;
      },
      known: () => version,
      refresh: async () => {
        if (!refreshFails) version = wanted;
        shown.push(version);
      },
      pause: async (ms) => void pauses.push(ms),
    },
    new AbortController().signal,
  );
  return { shown, pauses };
}

const live = (version: number) => ({ version, is_live: true });

test('a change is shown at once, and the next one is waited for without a pause', async () => {
  expect(await followed([live(2), live(2), live(5)])).toEqual({ shown: [2, 5, 5], pauses: [] });
});

test('without a waiting request the page asks again within two seconds', async () => {
  const { shown, pauses } = await followed([
    { version: 1, is_live: false },
    { version: 2, is_live: false },
  ]);

  expect(shown).toEqual([2, 2]);
  expect(pauses).toEqual([1_500, 1_500]);
});

test('while the shop does not answer, the pauses grow', async () => {
  const { pauses } = await followed([undefined, undefined, undefined, ...Array(9).fill(undefined), live(1)]);

  expect(pauses.slice(0, 4)).toEqual([1_500, 3_000, 6_000, 12_000]);
  expect(Math.max(...pauses)).toBe(30_000);
});

test('a list that cannot be fetched is not asked for in a circle', async () => {
  const { pauses } = await followed([live(2), live(2)], { refreshFails: true });

  expect(pauses).toEqual([1_500, 1_500]);
});

test('it stops when the page is left', async () => {
  const leaving = new AbortController();
  let asked = 0;

  await follow(
    {
      next: async () => {
        asked += 1;
        leaving.abort();
        return live(2);
      },
      known: () => 1,
      refresh: async () => expect.unreachable(),
    },
    leaving.signal,
  );

  expect(asked).toBe(1);
});
