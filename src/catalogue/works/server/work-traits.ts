import { COLOURS } from '#ground/pictures/colours.ts';
import { ORIENTATIONS, SIZE_BANDS } from '../work-choices.rules.ts';

/** A part of a packed integer: its first bit and its width. */
export type BitField = readonly [first: number, bits: number];

/** The sign bit stays free: a right shift must not fill a field with ones. */
const MOST_BITS = 31;

/** Categories are in the database, not in the code, so their number has its own limit. */
export const MOST_CATEGORIES = 4095;

/** The bits needed for this many values. */
export function bitsFor(values: number): number {
  return Math.ceil(Math.log2(values));
}

/** Places adjacent fields of these widths from bit 0; refuses more than one column holds. */
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
 * The fields of the column `traits`, computed at load time. A work has one orientation and one category, but any of the
 * sizes and colours. Category 0 is unknown to the shop.
 */
export const TRAITS = layFields({
  online: 1,
  orientation: bitsFor(ORIENTATIONS.length),
  size: SIZE_BANDS.length,
  // Counting needs everything below the colours in few bits, and the categories on top.
  colour: COLOURS.length,
  category: bitsFor(MOST_CATEGORIES + 1),
});

export function traitOf(traits: number, part: keyof typeof TRAITS): number {
  const [first, bits] = TRAITS[part];
  return (traits >>> first) & ((1 << bits) - 1);
}

/** Words are hashed to five bits: one machine word holds a work's subjects. */
export const SUBJECT_BITS = 32;
