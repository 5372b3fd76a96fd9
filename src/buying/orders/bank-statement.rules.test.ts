import { describe, expect, test } from 'vitest';
import { statementText } from './bank-cells.rules.ts';
import { readStatement } from './bank-statement.rules.ts';
import { accountEnds, bankAmount, bankDay, namedOrders } from './bank-values.rules.ts';

const entriesOf = (text: string) =>
  readStatement(text).entries.map(({ day, amount, digits }) => [day, amount, digits.join(' ')]);

describe('a day', () => {
  test.each([
    ['2026/11/16', '2026-11-16'],
    ['115/11/16', '2026-11-16'],
    ['2026-11-16', '2026-11-16'],
    ['2026.1.6', '2026-01-06'],
    ['115/1/6 14:03:22', '2026-01-06'],
    ['115年11月16日', '2026-11-16'],
    ['民國115年11月16日', '2026-11-16'],
    ['20261116', '2026-11-16'],
    ['1151116', '2026-11-16'],
    ['2026/02/30', undefined],
    ['11/16', undefined],
    ['2026/11-16', undefined],
    ['3,680', undefined],
    ['0912345678', undefined],
  ])('%s is %s', (cell, day) => expect(bankDay(cell)).toBe(day));
});

describe('an amount', () => {
  test.each([
    ['3,680', 3680],
    ['3680.00', 3680],
    ['NT$3,680', 3680],
    ['$ 1,003,680', 1_003_680],
    ['TWD 3,680.00', 3680],
    ['+3,680', 3680],
    ['-500', -500],
    ['−500', -500],
    ['(1,500)', -1500],
    ['3,680元', 3680],
    ['3,68', undefined],
    ['36,80', undefined],
    ['3,680.50', undefined],
    ['99999999999', undefined],
    ['CN-261114-7F3K9Q', undefined],
    ['', undefined],
  ])('%s is %s', (cell, amount) => expect(bankAmount(cell)).toBe(amount));
});

test('accounts are recognised by their last digits, also in groups and after stars', () => {
  expect(accountEnds('012-3456-78901234')).toEqual(['01234']);
  expect(accountEnds('轉自 ****12345 王小明')).toEqual(['12345']);
  expect(accountEnds('末四碼 6789，004')).toEqual(['6789']);
  expect(accountEnds('王小明')).toEqual([]);
});

test('an order’s code is found as buyers copy it', () => {
  expect(namedOrders('訂單 cn2611147f3k9q 謝謝')).toEqual(['CN-261114-7F3K9Q']);
  expect(namedOrders('CN-261114-7F3K9Q,CN 261115 AB2D3E')).toEqual(['CN-261114-7F3K9Q', 'CN-261115-AB2D3E']);
  expect(namedOrders('CN-261114-7F3K9QX')).toEqual([]);
  expect(namedOrders('TRFMUSE 261114 7F3K9Q')).toEqual(['SE-261114-7F3K9Q', 'USE-261114-7F3K9Q', 'MUSE-261114-7F3K9Q']);
});

test('a bank’s file with deposits, withdrawals, balances and a title is read by its columns', () => {
  const file = [
    '台灣銀行 存款交易明細',
    '帳號,012-345-678901',
    '交易日期,交易時間,摘要,支出金額,存入金額,餘額,轉出入帳號,備註',
    '115/11/14,09:12:01,跨行轉入,,"3,680","103,680",="0081234500012345",王小明',
    '115/11/15,10:00:00,提款,"5,000",,"98,680",,',
    '115/11/16,11:30:59,轉帳存入,0,"8,760.00","107,440",,訂單 CN-261114-7F3K9Q',
    '合計,,,"5,000","12,440",,,',
  ].join('\r\n');

  const { entries, unread } = readStatement(file);

  expect(entries).toMatchObject([
    { line: 4, day: '2026-11-14', amount: 3680, digits: ['12345'], codes: [] },
    { line: 5, day: '2026-11-15', amount: -5000, digits: [] },
    { line: 6, day: '2026-11-16', amount: 8760, digits: [], codes: ['CN-261114-7F3K9Q'] },
  ]);
  expect(unread).toEqual([{ line: 7, missing: 'day', text: '合計 5000 12440' }]);
});

test('the direction may be a column or a word', () => {
  const file = '日期\t金額\t借貸別\t備註\n2026/11/16\t100\t貸\t\n2026/11/16\t200\t借\t\n2026/11/16\t300\tC\t';
  expect(entriesOf(file).map(([, amount]) => amount)).toEqual([100, -200, 300]);
  const words = 'Date;Amount;Description\n2026-11-16;500;ATM 提款\n2026-11-16;-20;fee\n2026-11-16;700;Transfer';
  expect(entriesOf(words).map(([, amount]) => amount)).toEqual([-500, -20, 700]);
});

test('without column names the day, the amount and the digits are recognised by their format', () => {
  expect(entriesOf('2026-11-16,3680,12345')).toEqual([['2026-11-16', 3680, '12345']]);
  expect(entriesOf('2026/11/16 14:03 跨行轉入 3,680 125,340 0081234500012345')).toEqual([
    ['2026-11-16', 3680, '12345'],
  ]);
  expect(entriesOf('115/11/16\t王小明 98765\tNT$3,680')).toEqual([['2026-11-16', 3680, '98765']]);
});

test('a comma in a note does not split a text separated by spaces', () => {
  const text = '2026/11/16 3,680 12345 王小明,謝謝\n2026/11/17 8,760 54321 林,林';
  expect(entriesOf(text)).toEqual([
    ['2026-11-16', 3680, '12345'],
    ['2026-11-17', 8760, '54321'],
  ]);
});

test('with spaces as separators an empty column is not mistaken for another', () => {
  const text = '交易日期 摘要 支出 存入 餘額\n2026/11/16 轉入 3,680 9,999\n2026/11/17 提款 500 9,499';
  expect(entriesOf(text).map(([, amount]) => amount)).toEqual([3680, -500]);
});

test('with spaces as separators an amount of unknown direction is unread', () => {
  const { entries, unread } = readStatement(
    [
      '交易日期 摘要 支出 存入 餘額 備註',
      '2026/11/15 跨行轉入 3,680 9,999',
      '2026/11/16 跨行轉出 500 9,499',
      '2026/11/17 轉帳 700 8,799',
      '2026/11/18 轉帳 800 7,999 轉入帳號12345',
      '2026/11/19 轉帳 -900 7,099',
      '2026/11/20 轉帳 600 6,499 王 小明',
      '2026/11/21 轉帳 0 400 6,899 林',
    ].join('\n'),
  );
  expect(entries.map(({ line, amount }) => [line, amount])).toEqual([
    [2, 3680],
    [3, -500],
    [6, -900],
    [8, 400],
  ]);
  expect(unread.map(({ line, missing }) => [line, missing])).toEqual([
    [4, 'direction'],
    [5, 'direction'],
    [7, 'direction'],
  ]);
});

test.each(['跨行轉出', '匯出匯款', '网银转出', '汇出', '提领', '手续费'])('%s left the account', (word) => {
  expect(entriesOf(`2026/11/16\t${word}\t3,680`).map(([, amount]) => amount)).toEqual([-3680]);
});

test('the account a deposit came from does not make it a withdrawal', () => {
  expect(entriesOf('2026/11/16\t3,680\t轉出帳號 12345')).toEqual([['2026-11-16', 3680, '12345']]);
  expect(entriesOf('2026/11/16\t3,680\t转出行 808 12345')).toEqual([['2026-11-16', 3680, '12345']]);
});

test('a line without a day or an amount is reported, and a title is not', () => {
  const { entries, unread } = readStatement(
    '公司帳戶\n日期,金額,末五碼\n2026/13/16,3680,12345\n2026/11/16,3.5.7,12345\n2026/11/16,500,12345',
  );
  expect(entries).toMatchObject([{ line: 5, amount: 500 }]);
  expect(unread.map(({ line, missing }) => [line, missing])).toEqual([
    [3, 'day'],
    [4, 'amount'],
  ]);
});

test('the same line has the same key by commas, tabs and full-width digits, and a duplicate another', () => {
  const keys = (text: string) => readStatement(text).entries.map(({ key }) => key);
  const [one] = keys('2026/11/16,"3,680",12345');

  expect(keys('2026/11/16\t３，６８０\t12345')).toEqual([one]);
  const twins = keys('2026/11/16,3680,12345\n2026/11/16,3680,12345');
  expect(twins[0]).toBe(one);
  expect(new Set(twins).size).toBe(2);
});

test('a cell in quotes may contain separators, quotes and line ends', () => {
  const { entries } = readStatement('日期,金額,備註\n2026/11/16,"1,200","a ""b"",\n98765"\n2026/11/17,5,x');
  expect(entries).toMatchObject([
    { line: 2, amount: 1200, digits: ['98765'] },
    { line: 4, amount: 5 },
  ]);
});

test('a file is read in Big5, UTF-8 and UTF-16, and a picture is not', () => {
  // 日期,金額 in Big5.
  const big5 = Uint8Array.from([0xa4, 0xe9, 0xb4, 0xc1, 0x2c, 0xaa, 0xf7, 0xc3, 0x42]);
  expect(statementText(big5)).toBe('日期,金額');
  expect(statementText(new TextEncoder().encode('\uFEFF日期'))).toBe('日期');
  expect(statementText(Uint8Array.from([0xff, 0xfe, 0xe5, 0x65]))).toBe('日');
  expect(statementText(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0]))).toBeUndefined();
});

test('two thousand lines of nothing but quotes and commas are read in one pass', () => {
  expect(readStatement('",",'.repeat(40_000)).entries).toEqual([]);
});

describe('a currency', () => {
  const currenciesOf = (text: string) => readStatement(text).entries.map(({ amount, currency }) => [amount, currency]);

  test('is read from its own column', () => {
    const head = '交易日期,幣別,存入金額,支出金額,備註';
    const rows = [
      '2026/11/16,USD,"3,680",,CN-261114-7F3K9Q',
      '2026/11/16,新臺幣,500,,',
      '2026/11/16,,700,,',
      '2026/11/17,美元,12.50,,',
    ];

    expect(currenciesOf([head, ...rows].join('\n'))).toEqual([
      [3680, 'USD'],
      [500, 'TWD'],
      [700, 'TWD'],
      [12, 'USD'],
    ]);
    expect(currenciesOf('Date\tCurrency\tAmount\n2026-11-16\tTHB\t3680')).toEqual([[3680, 'THB']]);
  });

  test('is read beside the amount, with columns and without', () => {
    expect(currenciesOf('日期,金額,備註\n2026/11/16,US$3680.00,CN-261114-7F3K9Q')).toEqual([[3680, 'USD']]);
    expect(currenciesOf('2026/11/16 USD 3,680 CN-261114-7F3K9Q')).toEqual([[3680, 'USD']]);
    expect(currenciesOf('2026/11/16\t3,680 JPY\t王小明')).toEqual([[3680, 'JPY']]);
    expect(currenciesOf('2026/11/16\tNT$3,680\t王小明')).toEqual([[3680, 'TWD']]);
    expect(currenciesOf('2026/11/16,-€ 20,手續費')).toEqual([]);
  });

  test('is read from the text above the lines', () => {
    const table = '交易日期,存入金額,備註\n2026/11/16,3680,王小明';

    expect(currenciesOf(`帳號,012-3456-78901,幣別：美元\n${table}`)).toEqual([[3680, 'USD']]);
    expect(currenciesOf(`幣別,USD\n${table}`)).toEqual([[3680, 'USD']]);
    expect(currenciesOf(`帳號,012-3456-78901\n${table}`)).toEqual([[3680, 'TWD']]);
    expect(currenciesOf('Date,Amount (USD),Memo\n2026-11-16,3680,Wang')).toEqual([[3680, 'USD']]);
    expect(currenciesOf('日期,存入金額(新臺幣),備註\n2026-11-16,3680,王小明')).toEqual([[3680, 'TWD']]);
  });

  test('distinguishes a line from the same one in the account’s currency', () => {
    const [usd] = readStatement('幣別,USD\n日期,金額\n2026/11/16,3680').entries;
    const [twd] = readStatement('日期,金額\n2026/11/16,3680').entries;

    expect(usd?.key).not.toBe(twd?.key);
    expect(twd?.key).toBe('2026-11-16 3680 2026/11/16 3680 #1');
  });
});
