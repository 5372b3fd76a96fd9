import { describe, expect, test } from 'vitest';
import { fitsWall, sizesFor } from '#ground/framing/framing.rules.ts';
import { seedFrames } from '#ground/framing/testing-frames.ts';
import { fillingCount, fitsFilter, fromMm, type Measured, proposeSizes, roomFor, toMm } from './fits.rules.ts';

const frames = seedFrames('en');
const oak = frames[1] ?? frames[0];
if (!oak) throw new Error('no frame');
const landscape = sizesFor(1.5, { w_px: 20_000, h_px: 20_000 });
const loveseat: Measured = { over: 'furniture', w_mm: 1500, h_mm: 1200 };

describe('fits my wall', () => {
  test('proposes the size that is nearest to three fifths of the furniture', () => {
    const proposals = proposeSizes(landscape, oak, loveseat);

    expect(proposals.map(({ verdict }) => verdict)).toEqual(['small', 'small', 'small', 'best', 'large']);
  });

  test('marks no size larger than the space, for every work, frame and wall', () => {
    for (const aspect of [0.7, 1, 1.5, 2.4, 1 / 2.4]) {
      for (const frame of frames) {
        for (const w_mm of [400, 900, 1500, 2200, 4000]) {
          for (const over of ['furniture', 'wall'] as const) {
            const measured = { over, w_mm, h_mm: 1200 };
            const proposals = proposeSizes(sizesFor(aspect, { w_px: 20_000, h_px: 20_000 }), frame, measured);
            for (const { outer, verdict } of proposals) {
              expect(verdict === 'large').toBe(!fitsWall(outer, roomFor(measured)));
            }
            expect(proposals.filter(({ verdict }) => verdict === 'best').length).toBeLessThanOrEqual(1);
          }
        }
      }
    }
  });

  test('gives the same result in centimetres and in inches', () => {
    expect(toMm(220, 'cm')).toBe(2200);
    expect(toMm(fromMm(2200, 'in'), 'in')).toBeCloseTo(2200, -1);
    expect(toMm(10, 'in')).toBe(254);
    for (let inches = 20; inches < 160; inches += 7) {
      const typed = { over: 'furniture', w_mm: toMm(inches, 'in'), h_mm: 1200 } as const;
      const same = { over: 'furniture', w_mm: toMm(inches * 2.54, 'cm'), h_mm: 1200 } as const;
      expect(proposeSizes(landscape, oak, typed)).toEqual(proposeSizes(landscape, oak, same));
    }
  });

  test('filters for works no wider than three quarters of the furniture', () => {
    expect(fitsFilter(loveseat)).toBe('112x120');
    expect(fitsFilter({ over: 'wall', w_mm: 1500, h_mm: 905 })).toBe('130x90');
  });

  test('counts how many works side by side fill the space', () => {
    expect(fillingCount({ w_mm: 500, h_mm: 700 }, { over: 'furniture', w_mm: 2200, h_mm: 1200 }, 80)).toBe(3);
    expect(fillingCount({ w_mm: 1200, h_mm: 700 }, { over: 'furniture', w_mm: 2200, h_mm: 1200 }, 80)).toBe(1);
  });
});
