import { expect, test } from 'vitest';
import { paletteDistance } from './palette.rules.ts';

const sea = [
  { hex: '#1f4e79', share: 0.7 },
  { hex: '#e8e4d8', share: 0.3 },
];

test('a palette is nearest to itself, whatever the order of its colours', () => {
  expect(paletteDistance(sea, sea)).toBe(0);
  expect(paletteDistance(sea, [...sea].reverse())).toBe(0);
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

  expect(paletteDistance(sea, lake)).toBeLessThan(paletteDistance(sea, poppies) / 3);
});

test('both directions count: one shared colour does not make two pictures alike', () => {
  const nearlyAllRed = [
    { hex: '#1f4e79', share: 0.1 },
    { hex: '#c0392b', share: 0.9 },
  ];

  expect(paletteDistance([{ hex: '#1f4e79', share: 1 }], nearlyAllRed)).toBeGreaterThan(0.2);
});

test('a picture without a palette is far from everything', () => {
  expect(paletteDistance([], sea)).toBe(1);
  expect(paletteDistance([], [])).toBe(1);
});
