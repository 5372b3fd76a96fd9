import { expect, test } from 'vitest';
import { fileFault, isSameFile, pauseAfter, type SentMark, secondsLeft, speedOf, withMark } from './sending.rules.ts';

const sea = { name: 'sea.tif', size: 120_000_000, lastModified: 1_700_000_000_000 };

test('an upload continues only with the same file', () => {
  expect(isSameFile(sea, sea)).toBe(true);
  expect(isSameFile({ ...sea, name: 'lake.tif' }, sea)).toBe(false);
  expect(isSameFile({ ...sea, size: 1 }, sea)).toBe(false);
  expect(isSameFile({ ...sea, lastModified: 1 }, sea)).toBe(false);
});

test('without the time of the last change, name and size decide', () => {
  expect(isSameFile(sea, { name: sea.name, size: sea.size })).toBe(true);
  expect(isSameFile({ ...sea, name: 'sea\u202E.tif' }, sea)).toBe(true);
});

test('speed is that of the last seconds', () => {
  let marks: SentMark[] = [];
  for (let second = 0; second <= 20; second++) {
    marks = withMark(marks, { at: second * 1_000, sent: second < 10 ? second * 100 : 1_000 + (second - 10) * 5_000 });
  }

  expect(speedOf(marks)).toBe(5_000);
  expect(secondsLeft(12_000, speedOf(marks))).toBe(3);
});

test('the speed is unknown before a second has passed, and the end while nothing moves', () => {
  expect(
    speedOf([
      { at: 0, sent: 0 },
      { at: 500, sent: 900 },
    ]),
  ).toBeUndefined();
  expect(secondsLeft(1_000, 0)).toBeUndefined();
  expect(secondsLeft(1_000, undefined)).toBeUndefined();
});

test('pauses grow up to a limit', () => {
  const pauses = Array.from({ length: 12 }, (_, tries) => pauseAfter(tries));

  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
  expect(pauses.at(0)).toBe(1_000);
  expect(pauses.at(-1)).toBe(15_000);
});

test.for([
  ['image/tiff', 1_000, undefined],
  ['', 1_000, undefined],
  ['image/svg+xml', 1_000, 'type'],
  ['application/pdf', 1_000, 'type'],
  ['image/png', 0, 'empty'],
  ['image/png', 200 * 1024 * 1024 + 1, 'size'],
] as const)('a file of type %j with %d bytes is refused as %j before it is sent', ([type, size, fault]) => {
  expect(fileFault({ type, size })).toBe(fault);
});
