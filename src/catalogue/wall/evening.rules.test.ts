import { expect, test } from 'vitest';
import { VEIL } from './evening.rules.ts';

type Colour = readonly [number, number, number];

const channels = (hex: string): Colour => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [r, g, b];
};

/** A colour in the evening; channels from 0 to 1. */
function inEvening(colour: Colour): Colour {
  const veil = channels(VEIL.colour);
  const [r, g, b] = colour.map((channel, at) => channel * (1 - VEIL.opacity) + (veil[at] ?? 0) * VEIL.opacity) as [
    number,
    number,
    number,
  ];
  return [r, g, b];
}

/** Relative luminance, 0 to 1. */
function luminance(colour: Colour): number {
  const [r, g, b] = colour.map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const steps = [0, 0.2, 0.4, 0.6, 0.8, 1];
const colours = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => [r, g, b] as const)));

test('every colour of a work keeps at least 85 % of its luminance in the evening', () => {
  for (const colour of colours) {
    expect(luminance(inEvening(colour)), colour.join(' ')).toBeGreaterThanOrEqual(0.85 * luminance(colour));
  }
});

test('white turns warm: more red than blue remains', () => {
  const [r, , b] = inEvening([1, 1, 1]);

  expect(r - b).toBeGreaterThan(0.03);
});
