import { describe, expect, test } from 'vitest';
import { COLOURS, type Colour } from '#ground/pictures/colours.ts';
import { HARMONIES, readColours, readMatch, writeMatch } from './harmony.rules.ts';
import { NEUTRALS, wantedColours } from './wanted-colours.rules.ts';

const wanted = (text: string) => {
  const match = readMatch(text);
  if (!match) throw new Error(`${text} is no match`);
  return wantedColours(match);
};

/** Whether a work of these colours matches. */
function goesWith(text: string, ...work: Colour[]): boolean {
  const { every, none } = wanted(text);
  return (
    every.every((group) => group.some((colour) => work.includes(colour))) && !none.some((one) => work.includes(one))
  );
}

describe('a match in an address', () => {
  test('has one spelling, so there are few addresses', () => {
    const all = HARMONIES.flatMap((harmony) =>
      COLOURS.flatMap((one) =>
        COLOURS.flatMap((two) => COLOURS.map((three) => writeMatch({ harmony, colours: [three, one, two] }))),
      ),
    );
    const spellings = new Set(all);

    // Of twelve colours, one, two or three: 12 + 66 + 220.
    expect(spellings.size).toBe(4 * 298);
    for (const text of spellings) expect(writeMatch(readMatch(text) ?? { harmony: 'tone', colours: [] })).toBe(text);
  });

  test('is none if it is spelled otherwise', () => {
    const others = ['blue', 'tone-', 'tone-grey_blue_', 'tone-blue_grey', 'tone-mauve', 'loud-blue', 'tone-blue_blue'];
    const refused = [...others, 'tone-black_grey_white_brown', ''];
    expect(refused.map(readMatch)).toEqual(refused.map(() => undefined));
    expect(readMatch('tone-grey_blue')).toEqual({ harmony: 'tone', colours: ['grey', 'blue'] });
  });

  test('of a page drops what is no colour', () => {
    expect(readColours('blue_mauve_grey_blue')).toEqual(['grey', 'blue']);
    expect(readColours('')).toEqual([]);
  });
});

describe('tone in tone', () => {
  test('shows works in the colours of the room and no others', () => {
    expect(goesWith('tone-blue', 'blue', 'white')).toBe(true);
    expect(goesWith('tone-blue', 'blue', 'orange')).toBe(false);
    expect(goesWith('tone-blue', 'grey')).toBe(false);
    expect(goesWith('tone-brown', 'orange')).toBe(true);
  });

  test('is without colour in a room without one', () => {
    expect(goesWith('tone-grey_white', 'grey')).toBe(true);
    expect(goesWith('tone-grey_white', 'grey', 'red')).toBe(false);
    expect(goesWith('tone-grey_white', 'black')).toBe(false);
  });
});

describe('neighbouring colours', () => {
  test('are next to the room’s on the wheel', () => {
    expect(goesWith('analogous-green', 'teal', 'grey')).toBe(true);
    expect(goesWith('analogous-green', 'yellow', 'green')).toBe(true);
    expect(goesWith('analogous-green', 'green')).toBe(false);
    expect(goesWith('analogous-green', 'yellow', 'purple')).toBe(false);
  });

  test('of a room without colour are earth tones', () => {
    expect(goesWith('analogous-grey', 'brown', 'white')).toBe(true);
    expect(goesWith('analogous-grey', 'brown', 'red')).toBe(false);
  });
});

describe('opposite colours', () => {
  test('are across the wheel', () => {
    const opposites = Object.fromEntries(
      COLOURS.filter((colour) => !NEUTRALS.includes(colour)).map((colour) => [
        colour,
        wanted(`complementary-${colour}`).every[0],
      ]),
    );
    expect(opposites).toEqual({
      brown: ['teal', 'blue'],
      red: ['teal'],
      orange: ['blue'],
      yellow: ['blue', 'purple'],
      green: ['purple'],
      teal: ['brown', 'red', 'pink'],
      blue: ['brown', 'orange', 'yellow'],
      purple: ['yellow', 'green'],
      pink: ['teal'],
    });
  });

  test('of a room without colour are all strong ones', () => {
    expect(goesWith('complementary-white', 'red')).toBe(true);
    expect(goesWith('complementary-white', 'brown', 'grey')).toBe(false);
  });
});

test('neutral with an accent needs both, and no other colour', () => {
  expect(goesWith('neutral-red', 'grey', 'red')).toBe(true);
  expect(goesWith('neutral-red', 'grey')).toBe(false);
  expect(goesWith('neutral-red', 'red')).toBe(false);
  expect(goesWith('neutral-red', 'black', 'red', 'green')).toBe(false);
  expect(goesWith('neutral-grey', 'white', 'teal')).toBe(true);
});

test('every match can be fulfilled', () => {
  for (const harmony of HARMONIES) {
    for (const one of COLOURS) {
      for (const two of COLOURS) {
        const { every, none } = wantedColours({ harmony, colours: [one, two] });
        for (const group of every)
          expect(
            group.filter((colour) => !none.includes(colour)),
            `${harmony} ${one} ${two}`,
          ).not.toEqual([]);
      }
    }
  }
});
