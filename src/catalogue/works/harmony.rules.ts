import { COLOURS, type Colour } from '#ground/pictures/colours.ts';

/** How a work's colours go with a room's. */
export const HARMONIES = ['tone', 'analogous', 'complementary', 'neutral'] as const;
export type Harmony = (typeof HARMONIES)[number];

/** Works that go with up to three colours. */
export interface Match {
  harmony: Harmony;
  colours: readonly Colour[];
}

/** More colours would match everything. */
export const MOST_MATCHED = 3;

/** A match in an address, `complementary-blue_grey`; undefined unless it is one of ours in its only spelling, so that few addresses exist. */
export function readMatch(text: string): Match | undefined {
  const [, harmony, names = ''] = /^([a-z]{4,13})-([a-z]+(?:_[a-z]+){0,2})$/.exec(text) ?? [];
  const known = HARMONIES.find((one) => one === harmony);
  const match = known && { harmony: known, colours: COLOURS.filter((colour) => names.split('_').includes(colour)) };
  return match && writeMatch(match) === text ? match : undefined;
}

/** The spelling of a match in addresses: its colours in the order of the shop’s colours. */
export function writeMatch({ harmony, colours }: Match): string {
  return `${harmony}-${writeColours(colours)}`;
}

/** Colours in an address, in their only order. */
export function writeColours(colours: readonly Colour[]): string {
  return COLOURS.filter((colour) => colours.includes(colour))
    .slice(0, MOST_MATCHED)
    .join('_');
}

/** Colours of an address that a person may have edited. */
export function readColours(text: string): Colour[] {
  const names = text.split('_');
  return COLOURS.filter((colour) => names.includes(colour)).slice(0, MOST_MATCHED);
}
