import { expect, test } from 'vitest';
import { isTrackingUrl, OPENING_CARRIERS, trackingLink } from './carriers.rules.ts';

test.each([
  ['', true],
  ['https://track.example.com/?no={tracking}', true],
  ['https://track.example.com/#bill/{tracking}/x', true],
  ['http://track.example.com/?no={tracking}', false],
  ['https://track.example.com/?no=', false],
  ['https://track.example.com/{tracking}/{tracking}', false],
  ['https://track.example.com/{number}', false],
  ['https://{tracking}.example.com/', false],
  ['https://track.example.com{tracking}', false],
  ['https://user:word@track.example.com/{tracking}', false],
  ['https://localhost/{tracking}', false],
  ['javascript:alert({tracking})', false],
  ['https://track.example.com/ {tracking}', false],
])('%s is a tracking link: %s', (url, expected) => {
  expect(isTrackingUrl(url)).toBe(expected);
});

test('a parcel’s number is only a part of the link', () => {
  const url = 'https://track.example.com/?no={tracking}&lang=zh';
  expect(trackingLink({ url }, ' 90 1/&x#$& ')).toBe('https://track.example.com/?no=90%201%2F%26x%23%24%26&lang=zh');
  expect(trackingLink({ url: '' }, '901')).toBeNull();
});

test('the carriers of a new shop are valid, and each is there once', () => {
  expect(OPENING_CARRIERS.filter(({ url }) => !isTrackingUrl(url))).toEqual([]);
  expect(new Set(OPENING_CARRIERS.map(({ key }) => key)).size).toBe(OPENING_CARRIERS.length);
});
