/** What lies over the room when the day is gone, and what lamps give back. */
export const DUSK = '#1d1310';
export const LAMPLIGHT = '#ffb765';
/** A little of both, which lies over a framed work: people light their pictures, so far less than over the wall. */
export const VEIL = { colour: '#a87844', opacity: 0.1 };

type Colour = readonly [number, number, number];

const channels = (hex: string): Colour => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [r, g, b];
};

/** A colour of a work, channels from 0 to 1, as it is seen in the evening. */
export function inEvening(colour: Colour): Colour {
  const veil = channels(VEIL.colour);
  const [r, g, b] = colour.map((channel, at) => channel * (1 - VEIL.opacity) + (veil[at] ?? 0) * VEIL.opacity) as [
    number,
    number,
    number,
  ];
  return [r, g, b];
}

/** How bright a colour is to the eye, from 0 to 1, as screens define it. */
export function luminance(colour: Colour): number {
  const [r, g, b] = colour.map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
