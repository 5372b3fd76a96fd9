import { expect, test } from 'vitest';
import { SHARED_WORDS, wordsByFeature } from './shared-words.ts';

test('a message of one word that two features say means the same in both, or has a context', () => {
  const undecided = [...wordsByFeature()]
    .filter(([word, features]) => features.size > 1 && !SHARED_WORDS.has(word))
    .map(([word, features]) => `${word}: ${[...features].join(', ')}`);

  expect(undecided).toEqual([]);
});

test('words that mean two things are not shared', () => {
  for (const word of ['Day', 'Before:']) expect(SHARED_WORDS.has(word), word).toBe(false);
});
