import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { PART_WORDS } from './work-table.words.ts';

/** What the log and the forms call the parts of a work, an artist, a frame or a store. */
const FACTS: Readonly<Record<string, MessageDescriptor>> = {
  ...PART_WORDS,
  year: msg`Year`,
  category: msg`Category`,
  categories: msg`Categories`,
  edition_size: msg`Size of the edition`,
  exhibition_where: msg`Where it is sold, in words`,
  stores: msg`Exhibition stores`,
  address: msg`Address`,
  hours: msg`Opening hours`,
  phone: msg`Telephone`,
  map_url: msg`Link to a map`,
  closed: msg`Open or closed`,
  sizes: msg`Sizes and prices`,
  stage: msg`Stage`,
  picture: msg`Picture`,
  name: msg({ message: 'Name', context: 'thing' }),
  sort_as: msg`Sorted as`,
  place: msg`Place`,
  intro: msg`Introduction`,
  story: msg`Story`,
  born: msg`Year of birth or founding`,
  hidden: msg`Shown or hidden`,
  portrait: msg`Picture of the artist`,
  portrait_alt: msg`Portrait in words`,
  base: msg`Base price`,
  per_cm: msg`Price for each centimetre`,
  price: msg`Prices`,
  enabled: msg`Offered`,
};

/** The word for a part, where it has one. */
export function goodsFactWord(fact: string): MessageDescriptor | undefined {
  return FACTS[fact];
}
