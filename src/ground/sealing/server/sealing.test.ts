import { mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createSealer, sealerOf } from './sealing.ts';

const ONE = '11'.repeat(32);
const OTHER = '22'.repeat(32);

test('a sealed value shows nothing, differs each time, and opens again', () => {
  const { seal, open } = createSealer([ONE]);
  const [first, second] = [seal('0123456789012', 'a'), seal('0123456789012', 'a')];
  expect(first).not.toContain('0123456789012');
  expect(first).not.toBe(second);
  expect([open(first, 'a'), open(second, 'a')]).toEqual(['0123456789012', '0123456789012']);
});

test('a value opens neither in another place, nor changed, nor with another key', () => {
  const { seal, open } = createSealer([ONE]);
  const sealed = seal('玉山銀行', 'order 1');
  const changed = `${sealed.slice(0, -3)}${sealed.endsWith('AAA') ? 'BBB' : 'AAA'}`;
  expect([open(sealed, 'order 2'), open(changed, 'order 1'), open('', 'order 1'), open('1.x.y', 'order 1')]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(createSealer([OTHER]).open(sealed, 'order 1')).toBeUndefined();
});

test('after a change of keys the former one still opens', () => {
  const sealed = createSealer([ONE]).seal('text', 'a');
  const rotated = createSealer([OTHER, ONE]);
  expect(rotated.open(sealed, 'a')).toBe('text');
  expect(createSealer([ONE]).open(rotated.seal('text', 'a'), 'a')).toBeUndefined();
});

test('without a configured key one is made in the data folder, for its owner only', () => {
  const dataDir = join(mkdtempSync(join(tmpdir(), 'sealing-')), 'data');
  const sealed = sealerOf({ secretsKeys: [], dataDir }).seal('text', 'a');
  expect(sealerOf({ secretsKeys: [], dataDir }).open(sealed, 'a')).toBe('text');
  expect(statSync(join(dataDir, 'secrets.key')).mode & 0o777).toBe(0o600);
});
