import { describe, expect, test } from 'vitest';
import { BENCH } from '#catalogue/wall/bench.rules.ts';
import type { WorkSummary } from '#catalogue/works/works.contract.ts';
import { heroScene } from './hero-scene.rules.ts';
import { newWorksShown, ofTheMonth, seasonOf, sizeNearHeight, threeToHang } from './home.rules.ts';

const picture = { hash: 'a', width: 3, height: 4, thumbhash: '', ground: '#fff', widths: [3] };
function work(item_id: number, artist_id: number, more: Partial<WorkSummary> = {}): WorkSummary {
  const artist = { artist_id, name: `Artist ${artist_id}` };
  const texts = { title: 'Tide', alt: '', category: 'sea' };
  return {
    item_id,
    artist,
    ...texts,
    year: 2020,
    picture,
    aspect: 0.75,
    sale_mode: 'online',
    price_from: { NTD: 1, USD: 1 },
    ...more,
  };
}

describe('the season of the front page', () => {
  test('changes by Taipei’s calendar, not the server’s', () => {
    expect(seasonOf(new Date('2026-02-28T15:59:59Z'))).toBe('winter');
    expect(seasonOf(new Date('2026-02-28T16:00:00Z'))).toBe('spring');
    expect(seasonOf(new Date('2026-06-15T00:00:00Z'))).toBe('summer');
    expect(seasonOf(new Date('2026-09-01T00:00:00Z'))).toBe('autumn');
    expect(seasonOf(new Date('2026-12-31T16:00:00Z'))).toBe('winter');
  });
});

describe('what the front page shows', () => {
  test('is 12 new works, or 8, or all of them', () => {
    expect([24, 12, 11, 8, 5, 0].map(newWorksShown)).toEqual([12, 12, 8, 8, 5, 0]);
  });

  test('every artist has a month before one appears again', () => {
    const artists = ['a', 'b', 'c', 'd', 'e', 'f'];
    const months = [10, 11].map((month) => ofTheMonth(artists, 3, new Date(Date.UTC(2026, month, 10))));

    expect(months.flat().toSorted()).toEqual(artists);
    expect(ofTheMonth(artists.slice(0, 2), 3, new Date())).toHaveLength(2);
    expect(ofTheMonth([], 3, new Date())).toEqual([]);
  });

  test('three works to hang are by three artists and can be bought', () => {
    const sold = { edition: { size: 9, left: 0 } };
    const works = [
      work(1, 1),
      work(2, 1),
      work(3, 2, { sale_mode: 'exhibition' }),
      work(4, 2, sold),
      work(5, 3),
      work(6, 4),
      work(7, 5),
    ];
    const three = threeToHang(works, new Date('2026-11-16'), 7);

    expect(three.map(({ item_id }) => item_id).toSorted()).toEqual([1, 5, 6]);
    expect(threeToHang(works.slice(0, 5), new Date())).toEqual([]);
  });

  test('the size nearest to a height is chosen', () => {
    const sizes = [300, 500, 900].map((h_mm) => ({ w_mm: 400, h_mm }));
    expect(sizeNearHeight(sizes, 650)?.h_mm).toBe(500);
    expect(sizeNearHeight([], 650)).toBeUndefined();
  });
});

test('the first screen shows work and bench, the work’s middle at eye height', () => {
  for (const outer of [
    { w_mm: 1240, h_mm: 840 },
    { w_mm: 2000, h_mm: 600 },
  ]) {
    const { w_mm, h_mm, bottom_mm } = heroScene(outer);
    expect(w_mm).toBeGreaterThan(Math.max(outer.w_mm, BENCH.w_mm));
    expect(bottom_mm + outer.h_mm).toBeLessThan(h_mm);
    expect(bottom_mm).toBeGreaterThan(BENCH.seat_mm);
  }
});
