import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { email, idText, keyword, longText, numberText, required, rowId } from './fields.ts';
import { KEYWORD_MAX, readKeyword } from './keyword.ts';
import { LARGEST_ID } from './row-id.ts';

const takes = (field: z.ZodType, value: unknown) => field.safeParse(value).success;

describe('a text', () => {
  test.for(['a\u0000b', '\ud800', 'a\udfffb', '\udc00\ud800', '\u0007', '\u009f'])('is refused: %j', (text) => {
    for (const field of [required, longText, keyword, email]) expect(takes(field, text)).toBe(false);
  });

  test('has as many characters as people count', () => {
    expect(takes(required, '🖼'.repeat(149))).toBe(true);
    expect(takes(required, '🖼'.repeat(150))).toBe(false);
  });

  test('keeps its lines only where there may be some', () => {
    expect(takes(longText, 'one\r\ntwo\tthree')).toBe(true);
    expect(takes(required, 'one\ntwo')).toBe(false);
  });
});

describe('an id', () => {
  const odd = ['', '0', '01', '+1', '-1', ' 1', '1\n', '1e1', '0x10', '0b11', '1.0', '1\u0000', '１', '2147483648'];

  test.for(odd)('in a path is not %j', (text) => {
    expect(takes(idText, text)).toBe(false);
  });

  test('is read from its digits, up to the largest there can be', () => {
    expect([idText.parse('10'), idText.parse(String(LARGEST_ID))]).toEqual([10, LARGEST_ID]);
  });

  test('in a body is a number that a row can have', () => {
    expect([1, LARGEST_ID].map((id) => takes(rowId, id))).toEqual([true, true]);
    expect([0, -1, 1.5, LARGEST_ID + 1, '1', null].map((id) => takes(rowId, id))).not.toContain(true);
  });
});

test('a number in a query is digits within its limits', () => {
  const page = numberText(1, 400);

  expect(page.parse('400')).toBe(400);
  for (const text of ['0', '401', '1e1', '0x1', ' 1', '-1', '1.5', '']) expect(takes(page, text)).toBe(false);
});

test('a keyword in an address loses what nobody can search for', () => {
  expect(readKeyword(' a\u0000b\ud800 ')).toBe('a b');
  expect(readKeyword(12)).toBe('12');
  expect(readKeyword(['a'])).toBe('');
  expect(readKeyword('🖼'.repeat(200))).toBe('🖼'.repeat(KEYWORD_MAX));
});
