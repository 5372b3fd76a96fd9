import { expect, test } from 'vitest';
import { giftForm } from './gift.contract.ts';
import { hasCard, holdDays, isHeld, isHoldDay, shipFrom } from './gift.rules.ts';

const noon = new Date('2026-11-19T04:00:00Z');
const arrival = { from: '2026-11-27' };

test('a gift can be held from the first day of arrival, for at most 90 days', () => {
  expect(holdDays(arrival, noon)).toEqual({ from: '2026-11-27', to: '2027-02-17' });
  const days = ['2026-11-26', '2026-11-27', '2026-12-24', '2027-02-17', '2027-02-18'];
  expect(days.filter((day) => isHoldDay(day, arrival, noon))).toEqual(['2026-11-27', '2026-12-24', '2027-02-17']);
});

test('it leaves so late that even the fastest carrier does not bring it before its day', () => {
  expect(shipFrom('2026-12-24', 1)).toBe('2026-12-23');
  expect(shipFrom('2027-01-03', 6)).toBe('2026-12-28');
  // A pickup is ready on the day itself.
  expect(shipFrom('2026-12-24', 0)).toBe('2026-12-24');
});

test('it is held until its day begins in Taipei', () => {
  expect(isHeld('2026-12-23', new Date('2026-12-22T15:59:59Z'))).toBe(true);
  expect(isHeld('2026-12-23', new Date('2026-12-22T16:00:00Z'))).toBe(false);
  expect(isHeld(null, noon)).toBe(false);
});

test('a card is printed for words or for a link', () => {
  expect(hasCard({ message: '', card_link: false })).toBe(false);
  expect(hasCard({ message: 'For you', card_link: false })).toBe(true);
  expect(hasCard({ message: '', card_link: true })).toBe(true);
});

test('every part of a gift is optional, and nothing else is accepted', () => {
  expect(giftForm.safeParse({}).success).toBe(true);
  expect(giftForm.safeParse({ price: 1 }).success).toBe(false);
  expect(giftForm.safeParse({ not_before: '2026-02-30' }).success).toBe(false);
  expect(giftForm.safeParse({ recipient: 'www.example.com' }).success).toBe(false);
});

test('a message has at most 300 characters and 12 lines; a rare character is one', () => {
  const isAccepted = (message: string) => giftForm.safeParse({ message }).success;
  expect([isAccepted('𠮷'.repeat(300)), isAccepted('生'.repeat(301))]).toEqual([true, false]);
  expect([isAccepted(Array(12).fill('a').join('\n')), isAccepted(Array(13).fill('a').join('\n'))]).toEqual([
    true,
    false,
  ]);
  expect(isAccepted('a\u0000b')).toBe(false);
});
