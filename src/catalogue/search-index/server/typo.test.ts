import { expect, test } from 'vitest';
import { nearForms, nearFormsOfTyped, slipsBetween, slipsForgiven } from './typo.ts';

test('a letter wrong, missing, too many or two swapped is one slip', () => {
  expect(slipsBetween('mountain', 'mountaim', 2)).toBe(1);
  expect(slipsBetween('mountain', 'moutain', 2)).toBe(1);
  expect(slipsBetween('mountain', 'mounttain', 2)).toBe(1);
  expect(slipsBetween('mountain', 'mountian', 2)).toBe(1);
  expect(slipsBetween('mountain', 'mountain', 2)).toBe(0);
});

test('counting ends where nothing would be forgiven any more', () => {
  expect(slipsBetween('mountain', 'fountains', 1)).toBe(2);
  expect(slipsBetween('mountain', 'sea', 2)).toBe(3);
});

test('whatever is within reach of a word shares a form with it', () => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  for (const word of ['ship', 'river', 'harbour', 'mountain', 'lighthouse']) {
    const forms = new Set(nearForms(word));
    for (const slipped of slips(word, letters)) {
      expect(slipsBetween(slipped, word, slipsForgiven(word)), slipped).toBeLessThanOrEqual(1);
      expect(
        nearFormsOfTyped(slipped).some((form) => forms.has(form)),
        `${slipped} for ${word}`,
      ).toBe(true);
    }
  }
});

test('a long word forgives two slips, a short one none', () => {
  const forms = new Set(nearForms('lighthouse'));

  expect(nearFormsOfTyped('lihgthuose').some((form) => forms.has(form))).toBe(true);
  expect(nearForms('sea')).toEqual([]);
});

function slips(word: string, letters: readonly string[]): string[] {
  const places = Array.from({ length: word.length + 1 }, (_, at) => [word.slice(0, at), word.slice(at)] as const);
  return places.flatMap(([before, after]) => [
    ...(after ? [before + after.slice(1)] : []),
    ...(after.length > 1 ? [before + after.charAt(1) + after.charAt(0) + after.slice(2)] : []),
    ...letters.map((letter) => before + letter + after),
    ...(after ? letters.map((letter) => before + letter + after.slice(1)) : []),
  ]);
}
