import { describe, expect, test } from 'vitest';
import { labelStep, placeOn, scaleFor } from './chart.rules.ts';

describe('the axis of a chart', () => {
  test('contains all values in a few round steps from zero', () => {
    expect(scaleFor([3, 7, 14])).toEqual({ low: 0, high: 15, marks: [0, 5, 10, 15] });
    expect(scaleFor([1])).toEqual({ low: 0, high: 1, marks: [0, 1] });
    expect(scaleFor([])).toEqual({ low: 0, high: 1, marks: [0, 1] });
    expect(scaleFor([123_456]).marks).toEqual([0, 50_000, 100_000, 150_000]);
  });

  test('goes below zero for refunds', () => {
    const scale = scaleFor([900, -300]);

    expect(scale).toEqual({ low: -500, high: 1000, marks: [-500, 0, 500, 1000] });
    expect(placeOn(scale, 0)).toBeCloseTo(1 / 3);
  });
});

test('names of months are left out evenly if there is no space', () => {
  expect([labelStep(6, 7), labelStep(12, 7), labelStep(13, 7), labelStep(36, 7), labelStep(200, 7)]).toEqual([
    1, 2, 2, 6, 29,
  ]);
});
