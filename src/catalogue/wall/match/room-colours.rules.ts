import { colourName, colourNames } from '#catalogue/pictures/colour-names.rules.ts';
import { COLOURS, type Colour } from '#ground/pictures/colours.ts';

/** One of the colours of a room: its name, its average as `#rrggbb`, and the part of the photo it covers. */
export interface RoomColour {
  name: Colour;
  hex: string;
  share: number;
}

/** Less is a lamp or a plant, not the room. */
const LEAST_SHARE = 0.02;

/** The named colours of a photo’s pixels (RGBA), the broadest first. */
export function roomColours(pixels: Uint8ClampedArray): RoomColour[] {
  const sums = new Map<Colour, { count: number; red: number; green: number; blue: number }>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
    const name = colourName(hexOf(red, green, blue));
    const sum = sums.get(name) ?? { count: 0, red: 0, green: 0, blue: 0 };
    sums.set(name, { count: sum.count + 1, red: sum.red + red, green: sum.green + green, blue: sum.blue + blue });
  }
  const total = pixels.length / 4;
  return COLOURS.flatMap((name) => {
    const sum = sums.get(name);
    if (!sum || sum.count < LEAST_SHARE * total) return [];
    const { count, red, green, blue } = sum;
    return [{ name, hex: hexOf(red / count, green / count, blue / count), share: count / total }];
  }).sort((a, b) => b.share - a.share);
}

/** The colours that a work should go with, unless the visitor chooses others: the ones that are noticed first. */
export function noticedColours(colours: readonly RoomColour[]): Colour[] {
  const noticed = colourNames(colours);
  const strong = noticed.filter((name) => !['black', 'grey', 'white'].includes(name));
  // White walls go with everything, so a colour beside them decides.
  return strong.length > 0 ? strong.slice(0, 2) : noticed;
}

function hexOf(...channels: readonly number[]): string {
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}
