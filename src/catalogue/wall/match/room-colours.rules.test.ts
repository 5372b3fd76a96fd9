import { expect, test } from 'vitest';
import { noticedColours, roomColours } from './room-colours.rules.ts';

/** A photo in which each colour covers so many pixels. */
const photo = (...areas: [pixels: number, rgb: [number, number, number]][]) =>
  Uint8ClampedArray.from(areas.flatMap(([count, rgb]) => Array.from({ length: count }, () => [...rgb, 255]).flat()));

const WHITE: [number, number, number] = [246, 243, 236];
const BLUE: [number, number, number] = [52, 95, 158];
const OAK: [number, number, number] = [122, 82, 54];

test('a room has the colours that cover a part of its photo, the broadest first', () => {
  const colours = roomColours(photo([70, WHITE], [20, BLUE], [9, OAK], [1, [200, 30, 30]]));

  expect(colours).toEqual([
    { name: 'white', hex: '#f6f3ec', share: 0.7 },
    { name: 'blue', hex: '#345f9e', share: 0.2 },
    { name: 'brown', hex: '#7a5236', share: 0.09 },
  ]);
});

test('a colour beside white walls decides; a room without one has its quiet colours', () => {
  expect(noticedColours(roomColours(photo([70, WHITE], [20, BLUE], [10, OAK])))[0]).toBe('blue');
  expect(noticedColours(roomColours(photo([100, WHITE])))).toEqual(['white']);
  expect(noticedColours([])).toEqual([]);
});
