import { expect, test } from 'vitest';
import { chunkCycles } from './chunk-cycles.ts';

test('files that import each other are found once, however long the way around', () => {
  const imports = new Map([
    ['entry', ['forms', 'react']],
    ['forms', ['fields']],
    ['fields', ['react', 'texts']],
    ['texts', ['forms']],
    ['react', []],
  ]);

  expect(chunkCycles(imports)).toEqual([['fields', 'forms', 'texts']]);
});

test('files that only share others are no circle', () => {
  const imports = new Map([
    ['one', ['shared']],
    ['other', ['shared', 'one']],
    ['shared', []],
  ]);

  expect(chunkCycles(imports)).toEqual([]);
});
