import { describe, expect, test } from 'vitest';
import type { Colour } from '#ground/pictures/colours.ts';
import { colourName, colourNames } from './colour-names.rules.ts';

const KNOWN: Record<Colour, string[]> = {
  black: ['#000000', '#1d1a16', '#101418'],
  grey: ['#808080', '#c0c0c0', '#4a4a4a', '#9a9ea0'],
  white: ['#ffffff', '#fffff0', '#faf0e6', '#e9e2d3', '#f5f5dc'],
  brown: ['#8b4513', '#a0522d', '#635147', '#c68a4e', '#d2b48c', '#cfc0a6'],
  red: ['#ff0000', '#dc143c', '#800000', '#b5452c', '#e34234'],
  orange: ['#ffa500', '#ff8c00', '#ff7f50', '#cc7722', '#d2691e', '#c9694b'],
  yellow: ['#ffff00', '#ffd700', '#e1ad01', '#fada5e', '#f0e68c'],
  green: ['#00ff00', '#008000', '#228b22', '#9caf88', '#5a6b3a', '#808000', '#ace1af'],
  teal: ['#008080', '#40e0d0', '#00ffff', '#40826d'],
  blue: ['#0000ff', '#000080', '#87ceeb', '#4682b4', '#003153', '#0047ab', '#b0c4de'],
  purple: ['#800080', '#8a2be2', '#4b0082', '#8e4585', '#b57edc'],
  pink: ['#ffc0cb', '#ff69b4', '#ff1493', '#fa8072', '#c08081', '#ff00ff'],
};

describe('the name of a colour', () => {
  for (const [name, hexes] of Object.entries(KNOWN)) {
    test(`${hexes.join(', ')} are ${name}`, () => {
      expect(hexes.map((hex) => [hex, colourName(hex)])).toEqual(hexes.map((hex) => [hex, name]));
    });
  }
});

describe('the colours of a picture in the filter', () => {
  const named = (...parts: [Colour, number, string?][]) =>
    colourNames(parts.map(([name, share, hex = '#808080']) => ({ name, share, hex })));

  test('are those that fill it, the most striking first', () => {
    expect(named(['blue', 0.3], ['green', 0.45], ['blue', 0.25])).toEqual(['blue', 'green']);
  });

  test('include a small vivid area, not a small dull one', () => {
    expect(named(['blue', 0.94], ['yellow', 0.06, '#ffd700'])).toEqual(['blue', 'yellow']);
    expect(named(['blue', 0.94], ['brown', 0.06, '#635147'])).toEqual(['blue']);
  });

  test('are three at most', () => {
    expect(named(['blue', 0.3], ['green', 0.25], ['red', 0.25], ['pink', 0.2])).toEqual(['blue', 'green', 'red']);
  });

  test('omit a little paper or ink, but not a little red', () => {
    expect(named(['white', 0.2], ['red', 0.12], ['blue', 0.68])).toEqual(['blue', 'red']);
  });

  test('are at least one', () => {
    expect(named(['grey', 0.29], ['white', 0.28], ['black', 0.28])).toEqual(['grey']);
  });
});
