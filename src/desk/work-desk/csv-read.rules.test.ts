import { expect, test } from 'vitest';
import { csvOf } from '#selling/sales/csv.rules.ts';
import { readCsv } from './csv-read.rules.ts';

const cells = (text: string) => readCsv(text, 10).rows.map((row) => row.cells);

test('cells may be quoted and hold separators, quotes and lines; each row knows its line', () => {
  const { rows } = readCsv('\uFEFFa,b\r\n"x, ""y""","two\nlines"\r\n\r\n1,2', 10);

  expect(rows).toEqual([
    { line: 1, row: 1, cells: ['a', 'b'] },
    { line: 2, row: 2, cells: ['x, "y"', 'two\nlines'] },
    { line: 5, row: 4, cells: ['1', '2'] },
  ]);
});

test('semicolons and tabs separate, where the first line has them', () => {
  expect(cells('a;b\n1,5;2')).toEqual([
    ['a', 'b'],
    ['1,5', '2'],
  ]);
  expect(cells('a\tb\n1\t')).toEqual([
    ['a', 'b'],
    ['1', ''],
  ]);
});

test('what cannot be read is named by its line', () => {
  expect(readCsv('a\n"open', 10).fault).toEqual({ line: 2, problem: 'open_quote' });
  expect(readCsv('a\n1\n2\n3', 1).fault).toEqual({ line: 3, problem: 'too_many_rows' });
  expect(readCsv(`a\n${','.repeat(500)}`, 1).fault).toEqual({ line: 2, problem: 'too_many_columns' });
  expect(readCsv('', 1)).toEqual({ rows: [] });
});

test('what the shop writes is read back cell by cell, with any content', () => {
  const parts = ['a', '"', ',', ';', '\t', '\n', '\r\n', '=1', '+', '-', '@', "'", ' ', '畫', '\u2028'];
  const dice = diceOf(61);
  const textOf = () => Array.from({ length: dice(6) }, () => parts[dice(parts.length)]).join('');
  for (let round = 0; round < 500; round++) {
    const rows = [['one', 'two', 'three'], ...Array.from({ length: 3 }, () => ['first', textOf(), textOf()])];

    const read = cells(csvOf(rows)).map((row) => row.map((cell) => cell.replace(/^'/, '')));

    expect(read).toEqual(rows.map((row) => row.map((cell) => cell.replace(/^'/, ''))));
  }
});

/** Pseudo-random numbers below `most`, the same in every run. */
function diceOf(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}
