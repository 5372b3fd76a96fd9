import { expect, test } from 'vitest';
import { readCsv } from './csv-read.rules.ts';

const cells = (text: string) => readCsv(text, 10).rows.map((row) => row.cells);

test('cells may be quoted and hold separators, quotes and lines; each row knows its line', () => {
  const { rows } = readCsv('\uFEFFa,b\r\n"x, ""y""","two\nlines"\r\n\r\n1,2', 10);

  expect(rows).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['x, "y"', 'two\nlines'] },
    { line: 5, cells: ['1', '2'] },
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
