import { describe, expect, test } from 'vitest';
import { largestOf, placeOnStage, scaleStage } from './stage-scale.rules.ts';

const person = { w_mm: 472, h_mm: 1650 };

describe('the stage that shows works to scale', () => {
  test('is 220 cm for works of every usual size', () => {
    expect(scaleStage({ w_mm: 1228, h_mm: 828 }, person)).toMatchObject({ w_mm: 2200, h_mm: 2200 });
    expect(scaleStage({ w_mm: 300, h_mm: 400 }, person)).toMatchObject({ w_mm: 2200, h_mm: 2200 });
  });

  test('grows for a work that would not fit, and shows it whole beside the person', () => {
    for (const outer of [
      { w_mm: 1900, h_mm: 700 },
      { w_mm: 900, h_mm: 2000 },
      { w_mm: 1440, h_mm: 1440 },
    ]) {
      const stage = scaleStage(outer, person);
      const { left, top, width } = placeOnStage(stage, outer);

      expect(left * stage.w_mm).toBeGreaterThan(stage.person_x_mm + person.w_mm / 2);
      expect((left + width) * stage.w_mm).toBeLessThan(stage.w_mm);
      expect(top).toBeGreaterThan(0);
      expect(width / (person.h_mm / stage.w_mm)).toBeCloseTo(outer.w_mm / person.h_mm, 10);
    }
  });

  test('is the same for all sizes of a work, so that a larger one looks larger', () => {
    const sizes = [
      { w_mm: 400, h_mm: 300 },
      { w_mm: 1200, h_mm: 900 },
    ];
    const stage = scaleStage(largestOf(sizes), person);

    expect(placeOnStage(stage, sizes[1] as (typeof sizes)[0]).width).toBeCloseTo(
      3 * placeOnStage(stage, sizes[0] as (typeof sizes)[0]).width,
      10,
    );
    expect(largestOf([])).toEqual({ w_mm: 0, h_mm: 0 });
  });
});
