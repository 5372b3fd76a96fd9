import { describe, expect, test } from 'vitest';
import { type FiguredWork, figuresOf } from './demo-figures.rules.ts';

const now = new Date('2026-03-10T12:00:00Z');
const works: FiguredWork[] = Array.from({ length: 72 }, (_, i) => ({
  slug: `work-${i}`,
  year: 2009 + (i % 18),
}));

describe('the figures of the demo', () => {
  const figures = figuresOf(works, now);

  test('are the same every time', () => {
    expect(figuresOf(works, now)).toEqual(figures);
  });

  test('spread the works over two years of working days', () => {
    const days = [...figures.values()].flatMap(({ online_at }) => online_at ?? []).sort((a, b) => +a - +b);

    expect(days.length).toBe(72);
    expect(days[0]?.toISOString()).toMatch(/^2024-03/);
    expect(days.at(-1)?.toISOString()).toMatch(/^2026-03/);
    expect(days.every((day) => day < now && day.getUTCDay() >= 1 && day.getUTCDay() <= 5)).toBe(true);
    expect(new Set(days.map((day) => day.toISOString().slice(0, 7))).size).toBeGreaterThan(20);
  });

  test('put no work online in a year before it was painted', () => {
    for (const { slug, year } of works) {
      expect(figures.get(slug)?.online_at?.getUTCFullYear()).toBeGreaterThanOrEqual(year);
    }
  });

  test('have more lookers than collectors', () => {
    for (const { slug } of works) {
      const { views = 0, collectors = 0 } = figures.get(slug) ?? {};
      expect(views).toBeGreaterThan(0);
      expect(collectors).toBeLessThan(views);
    }
  });

  test('make the front page: one most loved, the others newest first', () => {
    const front = ['work-7', 'work-30', 'work-2', 'work-55'];
    const curated = figuresOf(works, now, front);

    const byDate = [...curated].sort(([, a], [, b]) => Number(b.online_at) - Number(a.online_at)).map(([slug]) => slug);
    const byViews = [...curated].sort(([, a], [, b]) => b.views - a.views).map(([slug]) => slug);
    expect(byDate.slice(0, 3)).toEqual(front.slice(1));
    expect(byViews[0]).toBe('work-7');
  });

  test('are nothing for a work that nobody has approved yet', () => {
    const submitted: FiguredWork = { slug: 'new', year: 2026, offline: 'submitted' };

    expect(figuresOf([submitted], now).get('new')).toEqual({
      online_at: undefined,
      views: 0,
      collectors: 0,
    });
  });
});
