import { expect, test } from 'vitest';
import { createQueue, isGoodConnection, PRELOADS_AT_ONCE } from './route-preload.ts';

test('at most five chunks load at the same time, and all arrive', async () => {
  const enqueue = createQueue(PRELOADS_AT_ONCE);
  let running = 0;
  let most = 0;
  const arrived: number[] = [];

  await new Promise<void>((allArrived) => {
    for (let chunk = 0; chunk < 23; chunk++) {
      enqueue(async () => {
        most = Math.max(most, ++running);
        await new Promise((resolve) => setTimeout(resolve, (chunk * 7) % 5));
        running -= 1;
        arrived.push(chunk);
        if (arrived.length === 23) allArrived();
      });
    }
  });

  expect(most).toBe(5);
  expect(arrived.sort((a, b) => a - b)).toEqual(Array.from({ length: 23 }, (_, index) => index));
});

test('a chunk that fails does not hold up the next', async () => {
  const enqueue = createQueue(1);
  enqueue(() => Promise.reject(new Error('offline')));

  await new Promise<void>((resolve) => enqueue(async () => resolve()));
});

test('nothing is loaded ahead on a line that is slow or costs', () => {
  const connections = [undefined, { effectiveType: '4g', downlink: 10 }, { effectiveType: '3g', downlink: 10 }];
  const poor = [{ effectiveType: '4g', downlink: 1.6 }, { saveData: true }];

  expect([...connections, ...poor].map((connection) => isGoodConnection({ connection }))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
