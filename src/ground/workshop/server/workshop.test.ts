import { expect, test } from 'vitest';
import { openWorkshop } from './workshop.ts';

/** A task that ends when the test resolves it. */
function slowTask() {
  const { promise, resolve } = Promise.withResolvers<string>();
  let begun = 0;
  const make = () => {
    begun++;
    return promise;
  };
  return { make, finish: resolve, begun: () => begun };
}

test('concurrent requests share one result, and a later one makes it again', async () => {
  const ask = openWorkshop<string>({ atOnce: 1, waiting: 1 });
  const frame = slowTask();
  const answers = [ask('oak', frame.make), ask('oak', frame.make), ask('oak', frame.make)];
  await Promise.resolve();
  frame.finish('framed');

  expect(await Promise.all(answers)).toEqual(['framed', 'framed', 'framed']);
  expect(frame.begun()).toBe(1);
  await ask('oak', frame.make);
  expect(frame.begun()).toBe(2);
});

test('a few run at a time, some are queued, and the rest are asked to retry', async () => {
  const ask = openWorkshop<string>({ atOnce: 1, waiting: 1 });
  const [oak, gold, brass] = [slowTask(), slowTask(), slowTask()];
  const first = ask('oak', oak.make);
  const second = ask('gold', gold.make);

  await expect(ask('brass', brass.make)).rejects.toMatchObject({ code: 'unavailable' });
  expect([oak.begun(), gold.begun(), brass.begun()]).toEqual([1, 0, 0]);
  oak.finish('oak');
  await first;
  gold.finish('gold');
  expect(await second).toBe('gold');
});

test('a making that fails gives its place to the next one', async () => {
  const ask = openWorkshop<string>({ atOnce: 1, waiting: 1 });

  await expect(ask('oak', () => Promise.reject(new Error('no wood')))).rejects.toThrow('no wood');

  expect(await ask('oak', () => Promise.resolve('oak'))).toBe('oak');
});
