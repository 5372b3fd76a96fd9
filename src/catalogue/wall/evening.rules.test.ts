import { expect, test } from 'vitest';
import { inEvening, luminance } from './evening.rules.ts';

const steps = [0, 0.2, 0.4, 0.6, 0.8, 1];
const colours = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => [r, g, b] as const)));

test('every colour of a work keeps at least 85 % of its luminance in the evening', () => {
  for (const colour of colours) {
    expect(luminance(inEvening(colour)), colour.join(' ')).toBeGreaterThanOrEqual(0.85 * luminance(colour));
  }
});

test('white turns warm: more red than blue is left', () => {
  const [r, , b] = inEvening([1, 1, 1]);

  expect(r - b).toBeGreaterThan(0.03);
});
