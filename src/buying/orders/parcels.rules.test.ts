import { expect, test } from 'vitest';
import { readParcels } from './parcels.rules.ts';

test('lines with a comma, a tab or spaces between order and parcel are read', () => {
  const text = 'CN-261114-7F3K9Q, TW 123-456\n\ncn-261114-7f3k9r\tTW789\r\nCN-261114-7F3K9S  5501';
  expect(readParcels(text)).toEqual({
    parcels: [
      { code: 'CN-261114-7F3K9Q', tracking: 'TW 123-456' },
      { code: 'CN-261114-7F3K9R', tracking: 'TW789' },
      { code: 'CN-261114-7F3K9S', tracking: '5501' },
    ],
    unread: [],
  });
});

test('a line without a number, and an order that appears twice, are reported by their line', () => {
  const text = 'TW123456\nCN-261114-7F3K9Q, 1\nCN-261114-7F3K9Q, 2\nCN-261114-7F3K9Q';
  expect(readParcels(text)).toEqual({ parcels: [{ code: 'CN-261114-7F3K9Q', tracking: '1' }], unread: [1, 3, 4] });
});
