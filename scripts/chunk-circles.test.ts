import { expect, test } from 'vitest';
import { chunkCircles } from './chunk-circles.ts';

test('files that import each other are found once, however long the way around', () => {
  const imports = new Map([
    ['entry', ['forms', 'react']],
    ['forms', ['fields']],
    ['fields', ['react', 'texts']],
    ['texts', ['forms']],
    ['react', []],
  ]);

  expect(chunkCircles(imports)).toEqual([['fields', 'forms', 'texts']]);
});

test('files that only share others are no circle', () => {
  const imports = new Map([
    ['one', ['shared']],
    ['other', ['shared', 'one']],
    ['shared', []],
  ]);

  expect(chunkCircles(imports)).toEqual([]);
});
