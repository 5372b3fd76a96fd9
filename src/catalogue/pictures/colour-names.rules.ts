import type { Colour } from '#ground/pictures/colours.ts';
import { oklabOfHex } from './oklab.ts';

/** `share` is the part of the picture it covers, 0 to 1. */
export interface PaletteColour {
  hex: string;
  share: number;
  name: Colour;
}

interface Tone {
  lightness: number;
  chroma: number;
}

/** OKLCH hues in degrees up to `until`; a range may have several names, distinguished by lightness and chroma. */
const HUES: readonly { until: number; name: (tone: Tone) => Colour }[] = [
  { until: 20, name: redOrPink },
  { until: 38, name: redPinkOrBrown },
  { until: 75, name: orangeOrBrown },
  { until: 98, name: (tone) => yellowOr('brown', tone) },
  { until: 112, name: (tone) => yellowOr(tone.lightness > 0.7 ? 'brown' : 'green', tone) },
  { until: 165, name: () => 'green' },
  { until: 215, name: () => 'teal' },
  { until: 285, name: () => 'blue' },
  { until: 320, name: () => 'purple' },
  { until: 345, name: ({ lightness }) => (lightness > 0.65 ? 'pink' : 'purple') },
  { until: 360, name: redOrPink },
];

/** The name of a colour among the twelve of the shop's filter. */
export function colourName(hex: string): Colour {
  const [lightness, a, b] = oklabOfHex(hex);
  const chroma = Math.hypot(a, b);
  const neutral = neutralName({ lightness, chroma });
  if (neutral) return neutral;
  const hue = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
  return HUES.find(({ until }) => hue < until)?.name({ lightness, chroma }) ?? 'grey';
}

function neutralName({ lightness, chroma }: Tone): Colour | undefined {
  if (lightness < 0.25 && chroma < 0.05) return 'black';
  // Unbleached paper is called white although it is slightly yellow.
  if (lightness > 0.85 && chroma < 0.045) return 'white';
  if (chroma >= 0.028) return undefined;
  return lightness < 0.35 ? 'black' : 'grey';
}

function redOrPink({ lightness }: Tone): Colour {
  return lightness >= 0.6 ? 'pink' : 'red';
}

function redPinkOrBrown({ lightness, chroma }: Tone): Colour {
  if (lightness > 0.7 || (lightness > 0.62 && chroma < 0.12)) return chroma < 0.05 ? 'brown' : 'pink';
  return chroma < 0.09 ? 'brown' : 'red';
}

function orangeOrBrown({ lightness, chroma }: Tone): Colour {
  if (lightness > 0.85 || (lightness > 0.75 && chroma >= 0.075)) return 'orange';
  return chroma < 0.08 || (chroma < 0.125 && lightness < 0.69) ? 'brown' : 'orange';
}

function yellowOr(other: Colour, { lightness, chroma }: Tone): Colour {
  return lightness > 0.7 && (chroma >= 0.09 || lightness > 0.85) ? 'yellow' : other;
}

const NEUTRAL: ReadonlySet<Colour> = new Set(['black', 'grey', 'white']);
/** A colour counts if it fills a tenth of the picture; paper and ink only if they fill much more. */
const NOTICED = 0.1;
const NOTICED_NEUTRAL = 0.3;

/** One to three names, the most striking first. */
export function colourNames(palette: readonly PaletteColour[]): Colour[] {
  const weights = new Map<Colour, number>();
  for (const { hex, name, share } of palette) weights.set(name, (weights.get(name) ?? 0) + share * strikingness(hex));
  const ranked = [...weights].sort(([, a], [, b]) => b - a);
  const noticed = ranked.filter(([name, weight]) => weight >= (NEUTRAL.has(name) ? NOTICED_NEUTRAL : NOTICED));
  return (noticed.length > 0 ? noticed : ranked.slice(0, 1)).slice(0, 3).map(([name]) => name);
}

/** A vivid area is noticed before a dull one of its size: 1 for a muted colour, 2 or 3 for a strong one. */
function strikingness(hex: string): number {
  const [, a, b] = oklabOfHex(hex);
  return 1 + 14 * Math.max(0, Math.hypot(a, b) - 0.06);
}
