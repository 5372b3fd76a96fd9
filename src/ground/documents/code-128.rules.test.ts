import { expect, test } from 'vitest';
import { code128 } from './code-128.rules.ts';

/** Reads bars like a scanner, with a table taken from the encoder's single characters. */
function read(widths: readonly number[]): string {
  const signs = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at));
  const table = new Map(signs.map((sign) => [code128(sign).slice(6, 12).join(''), sign]));
  const parts = widths.slice(6, -13);
  return Array.from({ length: parts.length / 6 }, (_, at) => table.get(parts.slice(at * 6, at * 6 + 6).join(''))).join(
    '',
  );
}

test('an order’s number can be read back from its bars', () => {
  expect(read(code128('CN-261114-7F3K9Q'))).toBe('CN-261114-7F3K9Q');
});

test('each sign is eleven modules wide, and the whole ends with the stop', () => {
  const widths = code128('Cornice 128');
  expect(widths.reduce((sum, width) => sum + width, 0)).toBe(11 * (1 + 11 + 1) + 13);
  expect(widths.slice(-7)).toEqual([2, 3, 3, 1, 1, 1, 2]);
});

test('the check sign is the weighted sum: worked out by hand for “A1”', () => {
  // 104 + 1 × 33 + 2 × 17 = 171, and 171 modulo 103 is 68, whose bars are 112214 … in the table's order 68.
  const check = code128('A1').slice(18, 24).join('');
  expect(check).toBe(code128('d').slice(6, 12).join(''));
});

test('every sign has bars of its own, and what is not ASCII has none', () => {
  const all = Array.from({ length: 95 }, (_, at) => code128(String.fromCharCode(32 + at)).slice(6, 12));
  expect(new Set(all.map(String)).size).toBe(95);
  expect(all.every((bars) => bars.reduce((sum, width) => sum + width, 0) === 11)).toBe(true);
  expect(() => code128('框')).toThrow(RangeError);
});
