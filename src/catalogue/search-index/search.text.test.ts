import { expect, test } from 'vitest';
import { tokens, wordForm } from './search.text.ts';

const words = (text: string) => tokens(text).map((token) => token.text);

test('case, accents and width do not matter', () => {
  expect(words('Joaquín ＳＡＬＣＥＤＯ, Aydın & Vlasić')).toEqual(['joaquin', 'salcedo', 'aydin', 'vlasic']);
  expect(words('Großer Łódź, ｱﾙﾌﾟｽ')).toEqual(['grosser', 'lodz', 'アルフス']);
});

test('Chinese is separated from Latin without a space', () => {
  expect(tokens('初雨battal 油畫').map(({ text, isHan }) => [text, isHan])).toEqual([
    ['初雨', true],
    ['battal', false],
    ['油畫', true],
  ]);
});

test('a word knows its position, even if it was written with marks or wide letters', () => {
  const [first, second] = tokens('🎨 Joaqui\u0301n 𠮷田');

  expect([first?.pieces[0]?.start, first?.pieces.at(-1)?.end]).toEqual([3, 11]);
  expect(second?.pieces.map(({ start, end }) => [start, end])).toEqual([
    [12, 14],
    [14, 15],
  ]);
});

test('the s of a possessive is not a word, nor are signs', () => {
  expect(words("Women's \u0000 %_% (a+)+$ ';--")).toEqual(['women', 'a']);
});

test('a plural and its singular are one word', () => {
  for (const [plural, singular] of [
    ['mountains', 'mountain'],
    ['ferries', 'ferry'],
    ['glasses', 'glass'],
    ['houses', 'house'],
    ['beaches', 'beach'],
    ['canvas', 'canvas'],
    ['lotus', 'lotus'],
  ] as const) {
    expect(wordForm(plural)).toBe(wordForm(singular));
  }
});
