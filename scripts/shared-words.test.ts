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

test('every shared word is said by two features, so that the list allows nothing that nobody has decided', () => {
  const features = wordsByFeature();

  expect([...SHARED_WORDS].filter((word) => (features.get(word)?.size ?? 0) < 2)).toEqual([]);
});
