import { describe, expect, test } from 'vitest';
import { filledIn, hasPlaceholders } from './canned-answer.rules.ts';

describe('a saved reply', () => {
  test('fills in known placeholders and leaves the others visible', () => {
    const text = filledIn('Dear {name}, {order} is on its way, {name}.', { name: '$& Lin' });

    expect(text).toBe('Dear $& Lin, {order} is on its way, $& Lin.');
    expect(hasPlaceholders(text)).toBe(true);
    expect(hasPlaceholders(filledIn(text, { order: 'CN-261116-ABCDEF' }))).toBe(false);
  });

  test('leaves other braces alone', () => {
    expect(filledIn('{names} { name }', { name: 'Lin' })).toBe('{names} { name }');
  });
});
