import { expect, test } from 'vitest';
import { arrivalOn, arrivalTable, isDelivered, readArrivals, recogniseColumns } from './arrival-file.rules.ts';

const recognised = (text: string) => recogniseColumns(arrivalTable(text));
const read = (text: string, columns = recognised(text)) => columns && readArrivals(arrivalTable(text), columns);

test('a carrier’s table is read by its headings, in any order', () => {
  const text =
    '日期,貨況,託運單號\n2026/11/17,順利送達,9001234567\n2026/11/17,配送中,9001234568\n2026/11/17,順利送達,\n';
  expect(read(text)).toEqual({
    parcels: [
      { line: 2, tracking: '9001234567', status: '順利送達', isDelivered: true, day: '2026-11-17' },
      { line: 3, tracking: '9001234568', status: '配送中', isDelivered: false, day: '2026-11-17' },
    ],
    unread: [4],
  });
});

test('titles above the headings are skipped, and the day of the delivery counts', () => {
  const text =
    '貨況報表\n製表,2026/11/18\n出貨日期,託運單號,配達日期,狀態\n115/11/14,9001234567,115/11/17 14:02,配達完成\n';
  expect(read(text)?.parcels).toMatchObject([{ line: 4, day: '2026-11-17', isDelivered: true }]);
});

test('without headings the only column with numbers counts, and every parcel is delivered', () => {
  expect(read('9001234567\n9001234568\n')?.parcels).toMatchObject([
    { line: 1, tracking: '9001234567', isDelivered: true },
    { line: 2, tracking: '9001234568', isDelivered: true },
  ]);
  // A day is no parcel.
  expect(recognised('2026-11-17,9001234567\n2026-11-17,9001234568\n')).toMatchObject({ tracking: 1 });
});

test('a column of states is found by its words if its heading says nothing', () => {
  expect(read('託運單號,結果\n9001234567,配送中\n9001234568,已簽收\n')?.parcels.map((one) => one.isDelivered)).toEqual([
    false,
    true,
  ]);
});

test.each([
  ['numbers in two columns', '甲,乙\nTW900001,TW123456\nTW900002,TW123457\n'],
  ['no number', '單號,狀態\n–,送達\n'],
  ['an empty file', ''],
])('%s: nothing is guessed', (_, text) => {
  expect(recognised(text)).toBeUndefined();
});

test('chosen columns come before the headings', () => {
  const text = 'A;B;C\nx;TW123456;delivered\ny;TW123457;out for delivery\n';
  const chosen = read(text, { tracking: 1, status: 2, day: null });
  expect(chosen?.parcels.map((one) => one.isDelivered)).toEqual([true, false]);
});

test.each([
  ['the carrier’s day', '2026-11-17', '2026-11-17T12:00:00+08:00'],
  ['today', '2026-11-18', '2026-11-18T15:00:00+08:00'],
  ['a day to come', '2026-12-24', '2026-11-18T15:00:00+08:00'],
  ['at most two days ago, so that the buyer can still withdraw', '2026-11-01', '2026-11-16T15:00:00+08:00'],
])('an arrival is on %s', (_, day, expected) => {
  const now = new Date('2026-11-18T15:00:00+08:00');
  expect(arrivalOn(day, { shipped: new Date('2026-10-30T15:00:00+08:00'), now })).toEqual(new Date(expected));
});

test('an arrival is not before the shipment', () => {
  const shipped = new Date('2026-11-17T18:00:00+08:00');
  expect(arrivalOn('2026-11-17', { shipped, now: new Date('2026-11-18T15:00:00+08:00') })).toEqual(shipped);
});

test.each([
  ['Delivered', true],
  ['已簽收', true],
  ['已签收', true],
  ['配達完成', true],
  ['未送達', false],
  ['無法送達', false],
  ['Delivery failed: not delivered', false],
  ['In transit', false],
  ['', false],
])('%s means delivered: %s', (status, expected) => {
  expect(isDelivered(status)).toBe(expected);
});
