import { expect, test } from 'vitest';
import { allowedTypos, nearForms, nearFormsOfTyped, typoDistance } from './typo.ts';

test('a letter wrong, missing, too many or two swapped is one typo', () => {
  expect(typoDistance('mountain', 'mountaim', 2)).toBe(1);
  expect(typoDistance('mountain', 'moutain', 2)).toBe(1);
  expect(typoDistance('mountain', 'mounttain', 2)).toBe(1);
  expect(typoDistance('mountain', 'mountian', 2)).toBe(1);
  expect(typoDistance('mountain', 'mountain', 2)).toBe(0);
});

test('counting stops at the limit', () => {
  expect(typoDistance('mountain', 'fountains', 1)).toBe(2);
  expect(typoDistance('mountain', 'sea', 2)).toBe(3);
});

test('every word within the limit shares a form with it', () => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  for (const word of ['ship', 'river', 'harbour', 'mountain', 'lighthouse']) {
    const forms = new Set(nearForms(word));
    for (const slipped of slips(word, letters)) {
      expect(typoDistance(slipped, word, allowedTypos(word)), slipped).toBeLessThanOrEqual(1);
      expect(
        nearFormsOfTyped(slipped).some((form) => forms.has(form)),
        `${slipped} for ${word}`,
      ).toBe(true);
    }
  }
});

test('a long word allows two typos, a short one none', () => {
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
