import { expect, test } from 'vitest';
import { brokenLines } from './line-breaking.rules.ts';

/** Every Han character two wide, everything else one. */
const measure = (text: string) =>
  [...text].reduce((sum, one) => sum + (/\p{Script=Han}|[，。（）]/u.test(one) ? 2 : 1), 0);

test('Latin text breaks between its words', () => {
  const lines = brokenLines('The great wave off the coast', 10, measure);

  expect(lines).toEqual(['The great', 'wave off', 'the coast']);
});

test('Chinese text breaks between its characters, never before a full stop or behind an opening bracket', () => {
  const lines = brokenLines('山水長卷，雲起時（春）。', 8, measure);

  expect(lines).toEqual(['山水長', '卷，雲起', '時', '（春）。']);
  expect(lines.every((line) => measure(line) <= 8)).toBe(true);
});

test('a word that is wider than its column is cut, and no line is too wide', () => {
  const lines = brokenLines(`See ${'x'.repeat(25)} end`, 10, measure);

  expect(lines).toEqual(['See', 'xxxxxxxxxx', 'xxxxxxxxxx', 'xxxxx end']);
});

test('a rare character of two code units stays whole', () => {
  const lines = brokenLines('𠮷野家𠮷野家', 6, measure);

  expect(lines).toEqual(['𠮷野家', '𠮷野家']);
});

test('a line break of the text is kept', () => {
  expect(brokenLines('one\ntwo', 100, measure)).toEqual(['one', 'two']);
});
