import { describe, expect, test } from 'vitest';
import {
  conflictingDays,
  endedBefore,
  galleryOn,
  isSound,
  movedTo,
  type Period,
  periodState,
} from './representation.rules.ts';

const A: Period = { gallery_id: 1, since: '2026-01-01', until: null };
const past: Period = { gallery_id: 3, since: '2025-01-01', until: '2025-06-01' };

describe('an artist who changes galleries', () => {
  test('belongs to the old gallery until the day before, and to the new one from that day on', () => {
    const moved = movedTo([past, A], 2, '2026-03-01');

    expect(moved).toEqual([past, { ...A, until: '2026-03-01' }, { gallery_id: 2, since: '2026-03-01', until: null }]);
    expect(['2025-05-31', '2025-06-01', '2026-02-28', '2026-03-01'].map((day) => galleryOn(moved, day))).toEqual([
      3,
      null,
      1,
      2,
    ]);
  });

  test('replaces later plans, and staying with the same gallery remains one period', () => {
    const planned = [
      { ...A, until: '2026-05-01' },
      { gallery_id: 2, since: '2026-05-01', until: null },
    ];

    expect(movedTo(planned, 4, '2026-04-01')).toEqual([
      { ...A, until: '2026-04-01' },
      { gallery_id: 4, since: '2026-04-01', until: null },
    ]);
    expect(movedTo(planned, 1, '2026-05-01')).toEqual([A]);
    expect(endedBefore(planned, '2026-01-01')).toEqual([]);
  });
});

test('periods are valid if each has a day and no day belongs to two', () => {
  expect(isSound([A, past])).toBe(true);
  expect(isSound([{ ...A, until: A.since }])).toBe(false);
  expect(isSound([A, { gallery_id: 2, since: '2026-02-01', until: null }])).toBe(false);
  expect(
    isSound([
      { ...A, until: '2026-02-01' },
      { gallery_id: 2, since: '2026-02-01', until: null },
    ]),
  ).toBe(true);
});

test('only days whose sales would change their seller block a change', () => {
  const sold = [
    { day: '2026-02-10', gallery_id: 1 },
    { day: '2026-02-20', gallery_id: null },
    { day: '2026-03-05', gallery_id: 1 },
  ];

  expect(conflictingDays([A], movedTo([A], 2, '2026-03-06'), sold)).toEqual([]);
  expect(conflictingDays([A], movedTo([A], 2, '2026-02-15'), sold)).toEqual(['2026-02-20', '2026-03-05']);
  // Sales recorded for the artist alone stay, even where the periods never said so.
  expect(conflictingDays([A], endedBefore([A], '2026-02-20'), sold)).toEqual(['2026-03-05']);
});

test('a period is coming, current, ending on a known day, or over', () => {
  const state = (since: string, until: string | null) => periodState({ since, until }, '2026-11-16');
  expect(state('2026-11-17', null)).toBe('coming');
  expect(state('2026-11-16', null)).toBe('now');
  expect(state('2026-01-01', '2026-11-17')).toBe('ending');
  expect(state('2026-01-01', '2026-11-16')).toBe('ended');
});
