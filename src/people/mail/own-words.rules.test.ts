import { describe, expect, test } from 'vitest';
import { fillIn, hasUnmatchedBrace, missingVariables, unknownVariables, variablesIn } from './own-words.rules.ts';

describe('the owner’s words', () => {
  test('name each variable once', () => {
    expect(variablesIn('{code}: {total} for {code}')).toEqual(['code', 'total']);
    expect(variablesIn('No facts.')).toEqual([]);
  });

  test('may leave facts out, and may not invent any', () => {
    expect(unknownVariables('Thank you, {name}! {code}', ['code', 'total'])).toEqual(['name']);
    expect(missingVariables('Thank you! {code}', ['code', 'total'])).toEqual(['total']);
  });

  test('have no brace without its partner', () => {
    expect(['{code', 'code}', '{{code}}', '} {'].map(hasUnmatchedBrace)).toEqual([true, true, true, true]);
    expect(hasUnmatchedBrace('{code} {total}')).toBe(false);
  });

  test('are filled in as they are, and values are not filled in again', () => {
    expect(fillIn('{code} of {name}, {nobody}', { code: 'CN-1', name: '{code} $&' })).toBe(
      'CN-1 of {code} $&, {nobody}',
    );
  });
});
