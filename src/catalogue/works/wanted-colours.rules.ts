import { COLOURS, type Colour } from '#ground/pictures/colours.ts';
import type { Harmony, Match } from './harmony.rules.ts';

/** Each named colour’s place on the wheel: the OKLCH hue of its sample in the filters, in degrees. Those without one are neutral. */
const HUES: Partial<Record<Colour, number>> = {
  red: 30,
  brown: 55,
  orange: 59,
  yellow: 91,
  green: 140,
  teal: 196,
  blue: 258,
  purple: 307,
  pink: 11,
};
const CHROMATIC = COLOURS.filter((colour) => HUES[colour] !== undefined);
export const NEUTRALS: readonly Colour[] = COLOURS.filter((colour) => HUES[colour] === undefined);

/** Closer colours are the same hue, such as brown and orange. */
const SAME_DEGREES = 15;
const NEIGHBOUR_DEGREES = 65;
const OPPOSITE_DEGREES = 40;

/** What a matching work’s colours are: one of each group of `every`, and none of `none`. */
interface Wanted {
  every: readonly (readonly Colour[])[];
  none: readonly Colour[];
}

/** The colours of works that match. A room without a hue is in harmony with quiet works, or with any strong colour. */
export function wantedColours({ harmony, colours }: Match): Wanted {
  const hues = colours.filter((colour) => HUES[colour] !== undefined);
  return hues.length > 0 ? aroundHues(harmony, hues) : aroundNeutrals(harmony, colours);
}

function aroundHues(harmony: Harmony, hues: readonly Colour[]): Wanted {
  const within = (low: number, high: number, turned = 0) =>
    CHROMATIC.filter((other) =>
      hues.some((hue) => {
        const apart = degreesApart(hue, other, turned);
        return apart >= low && apart < high;
      }),
    );
  const same = within(0, SAME_DEGREES);
  const others = (...kept: (readonly Colour[])[]) => CHROMATIC.filter((colour) => !kept.flat().includes(colour));
  if (harmony === 'tone') return { every: [same], none: others(same) };
  if (harmony === 'neutral') return { every: [NEUTRALS, same], none: others(same) };
  if (harmony === 'complementary') return { every: [within(0, OPPOSITE_DEGREES, 180)], none: [] };
  const neighbours = within(SAME_DEGREES, NEIGHBOUR_DEGREES).filter((colour) => !same.includes(colour));
  return { every: [neighbours], none: others(same, neighbours) };
}

function aroundNeutrals(harmony: Harmony, colours: readonly Colour[]): Wanted {
  const strong = CHROMATIC.filter((colour) => colour !== 'brown');
  if (harmony === 'tone') return { every: [colours], none: CHROMATIC };
  if (harmony === 'analogous') return { every: [[...NEUTRALS, 'brown']], none: strong };
  if (harmony === 'neutral') return { every: [NEUTRALS, strong], none: [] };
  return { every: [strong], none: [] };
}

function degreesApart(one: Colour, other: Colour, turned: number): number {
  const apart = Math.abs((HUES[one] ?? 0) + turned - (HUES[other] ?? 0)) % 360;
  return Math.min(apart, 360 - apart);
}
