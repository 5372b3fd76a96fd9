import { describe, expect, test } from 'vitest';
import { csvMoney, csvNumber, csvOf } from './csv.rules.ts';

const cell = (text: string) => csvOf([[text]]).slice(1, -2);

describe('a table for spreadsheets', () => {
  test('begins with a UTF-8 byte order mark and ends each row as RFC 4180 says', () => {
    expect(
      csvOf([
        ['日期', '作品'],
        ['a', 'b'],
      ]),
    ).toBe('\uFEFF"日期","作品"\r\n"a","b"\r\n');
  });

  test('quotes every text, so that no other separator ends a cell', () => {
    expect(cell('Rice, early')).toBe('"Rice, early"');
    expect(cell('The "Ferry"')).toBe('"The ""Ferry"""');
    expect(cell('two\nlines')).toBe('"two\nlines"');
    expect(cell('plain')).toBe('"plain"');
    expect(cell('a;=1+1')).toBe('"a;=1+1"');
    expect(cell('a\t=1+1')).toBe('"a\t=1+1"');
    expect(cell('a\u2028@x')).toBe('"a\u2028@x"');
    expect(cell('')).toBe('');
  });

  test.for([
    '=1+1',
    '+886',
    '-2',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '  =cmd',
    '＝1+1',
    '＋1',
    '－1',
    '＠x',
    '−1',
    '\u200b=1',
    '=HYPERLINK("http://evil.example","x")',
  ])('neutralises a text that would be a formula: %j', (text) => {
    const [first] = cell(text).replace(/^"/, '');

    expect(first).toBe("'");
  });

  test('leaves texts alone that only contain such signs', () => {
    expect(cell('Dusk – harbour')).toBe('"Dusk – harbour"');
    expect(cell('1 = 1')).toBe('"1 = 1"');
  });

  test('writes money as numbers, including refunds', () => {
    expect(csvOf([[csvMoney(-1052, 'NTD'), csvMoney(-12850, 'USD'), csvMoney(5, 'USD'), csvNumber(-1)]])).toBe(
      '\uFEFF-1052,-128.50,0.05,-1\r\n',
    );
  });
});
