import { COLOURS } from '#ground/pictures/colours.ts';
import { ORIENTATIONS, SIZE_BANDS } from '../work-choices.rules.ts';

/** A part of a packed integer: its first bit, and how many bits it has. */
export type BitField = readonly [first: number, bits: number];

/** The sign bit stays free: a shift to the right must not fill a field with ones. */
const MOST_BITS = 31;

/** Categories are rows of the database, not a list of the code, so their number is a limit of its own. */
export const MOST_CATEGORIES = 4095;

/** The bits that tell this many values apart. */
export function bitsFor(values: number): number {
  return Math.ceil(Math.log2(values));
}

/** Lays fields of these widths one behind the other from bit 0; refuses what does not fit one column of the index. */
export function layFields<Name extends string>(widths: Readonly<Record<Name, number>>): Record<Name, BitField> {
  let next = 0;
  const fields = {} as Record<Name, BitField>;
  for (const name of Object.keys(widths) as Name[]) {
    fields[name] = [next, widths[name]];
    next += widths[name];
  }
  if (next > MOST_BITS) {
    throw new Error(
      `${Object.keys(widths).join(', ')} take ${next} bits of ${MOST_BITS}: one of them needs its own column`,
    );
  }
  return fields;
}

/**
 * Where each part lies in the column `traits`, computed when the code is loaded. A work has one orientation and one
 * category, but any of the sizes and colours. Category 0 is one that the shop does not know.
 */
export const TRAITS = layFields({
  online: 1,
  orientation: bitsFor(ORIENTATIONS.length),
  size: SIZE_BANDS.length,
  // The counts of found works need everything below the colours in few bits, and the categories on top.
  colour: COLOURS.length,
  category: bitsFor(MOST_CATEGORIES + 1),
});

/** One part of a work's traits. */
export function traitOf(traits: number, part: keyof typeof TRAITS): number {
  const [first, bits] = TRAITS[part];
  return (traits >>> first) & ((1 << bits) - 1);
}

/** Words are told apart by a hash of five bits: one word of the processor holds the subjects of a work. */
export const SUBJECT_BITS = 32;
