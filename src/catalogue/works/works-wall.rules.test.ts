import { expect, test } from 'vitest';
import { leadOnWall, sizesOnWall } from './works-wall.rules.ts';

const works = (...aspects: number[]) => aspects.map((aspect) => ({ aspect }));

test('the lead is the first work that fills a phone’s row, otherwise the first of all', () => {
  expect(leadOnWall(works(1.4, 0.8, 1.5))).toBe(0);
  expect(leadOnWall(works(0.8, 0.7, 1.5))).toBe(2);
  expect(leadOnWall(works(0.8, 0.7, 0.9, 1.5))).toBe(0);
  expect(leadOnWall([])).toBe(0);
});

test('a wide work is shown as wide as a phone, two upright ones share it', () => {
  expect(sizesOnWall(1.5)).toBe('(max-width: 40rem) 92vw, 32rem');
  expect(sizesOnWall(0.8, 10)).toBe('(max-width: 40rem) 46vw, 10rem');
});
