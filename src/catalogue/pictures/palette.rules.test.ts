import { expect, test } from 'vitest';
import { paletteDistance, spotsOf } from './palette.rules.ts';

type Palette = Parameters<typeof spotsOf>[0];
const distance = (one: Palette, other: Palette) => paletteDistance(spotsOf(one), spotsOf(other));

const sea = [
  { hex: '#1f4e79', share: 0.7 },
  { hex: '#e8e4d8', share: 0.3 },
];

test('a palette is nearest to itself, in any order of its colours', () => {
  expect(distance(sea, sea)).toBe(0);
  expect(distance(sea, [...sea].reverse())).toBe(0);
});

test('another sea is nearer than a poppy field', () => {
  const lake = [
    { hex: '#2a5d8c', share: 0.6 },
    { hex: '#dfe0d6', share: 0.4 },
  ];
  const poppies = [
    { hex: '#c0392b', share: 0.6 },
    { hex: '#4f7a3a', share: 0.4 },
  ];

  expect(distance(sea, lake)).toBeLessThan(distance(sea, poppies) / 3);
});

test('both directions count: one shared colour does not make two pictures similar', () => {
  const nearlyAllRed = [
    { hex: '#1f4e79', share: 0.1 },
    { hex: '#c0392b', share: 0.9 },
  ];

  expect(distance([{ hex: '#1f4e79', share: 1 }], nearlyAllRed)).toBeGreaterThan(0.2);
});

test('a picture without a palette is far from everything', () => {
  expect(distance([], sea)).toBe(1);
  expect(distance([], [])).toBe(1);
});
