import { expect, test } from 'vitest';
import { changedText, readWorkTable } from './work-table.rules.ts';

test('only the columns that are there are read, in any order, and what is empty is left out', () => {
  const { rows, faults } = readWorkTable('price_usd,size_id,item_id,title_zh_hant\n65.5,3,7,\n,,8,潮聲\n"1,065",4,7,');

  expect(faults).toEqual([]);
  expect(rows).toMatchObject([
    { line: 2, item_id: 7, size_id: 3, price: { USD: 6550 }, texts: [] },
    { line: 3, item_id: 8, price: {}, texts: [{ cell: '潮聲', column: { part: 'title', lang: 'zh-Hant' } }] },
    { line: 4, item_id: 7, size_id: 4, price: { USD: 106_500 } },
  ]);
});

test('every fault is named by its line and column', () => {
  expect(readWorkTable('price_ntd,colour').faults).toEqual([
    { line: 1, column: 'colour', problem: 'unknown_column' },
    { line: 1, column: 'item_id', problem: 'no_item_id' },
  ]);
  const { faults, rows } = readWorkTable(
    `item_id,size_id,price_ntd,title_en,material_en\nx,1,5,,\n1,1,cheap,,\n1,,5,,\n1,1,5.5,${'a'.repeat(200)},"a\u0007"`,
  );
  expect(rows).toEqual([]);
  expect(faults.map(({ line, column, problem }) => `${line} ${column} ${problem}`)).toEqual([
    '2 item_id not_a_number',
    '3 price_ntd not_a_number',
    '4 size_id unknown_print',
    '5 price_ntd not_a_number',
    '5 title_en too_long',
    '5 material_en bad_signs',
  ]);
});

test('a text guarded against spreadsheets is read back unchanged', () => {
  expect(changedText("'=1+1", '=1+1')).toBeUndefined();
  expect(changedText("'tis", "'tis")).toBeUndefined();
  expect(changedText("'=2", '=1+1')).toBe('=2');
  expect(changedText('new', 'old')).toBe('new');
});

test('a row with more or fewer cells than the header is refused', () => {
  const { rows, faults } = readWorkTable(
    'item_id,size_id,price_ntd,price_usd\n7,31,2,680,92.00\n7,31,2680\n7,31,"2,680",92.00\n7;31;2680;92.00',
  );

  expect(rows).toMatchObject([{ line: 4, price: { NTD: 2680, USD: 9200 } }]);
  expect(faults).toEqual([
    { line: 2, column: '', problem: 'cell_count', cells: { found: 5, expected: 4, row: '7 | 31 | 2 | 680 | 92.00' } },
    { line: 3, column: '', problem: 'cell_count', cells: { found: 3, expected: 4, row: '7 | 31 | 2680' } },
    { line: 5, column: '', problem: 'cell_count', cells: { found: 1, expected: 4, row: '7;31;2680;92.00' } },
  ]);
});
