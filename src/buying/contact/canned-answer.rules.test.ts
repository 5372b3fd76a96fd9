import { describe, expect, test } from 'vitest';
import { filledIn, isLeftOpen } from './canned-answer.rules.ts';

describe('an answer that is given often', () => {
  test('is filled in with what is known, and shows what is not', () => {
    const text = filledIn('Dear {name}, {order} is on its way, {name}.', { name: '$& Lin' });

    expect(text).toBe('Dear $& Lin, {order} is on its way, $& Lin.');
    expect(isLeftOpen(text)).toBe(true);
    expect(isLeftOpen(filledIn(text, { order: 'CN-261116-ABCDEF' }))).toBe(false);
  });

  test('leaves other braces alone', () => {
    expect(filledIn('{names} { name }', { name: 'Lin' })).toBe('{names} { name }');
  });
});
