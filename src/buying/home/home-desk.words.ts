import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { HomeChoice, HomePart } from './home-choice.rules.ts';

export const HOME_PART_WORDS: Record<HomePart, MessageDescriptor> = {
  evening: msg`A room in the evening`,
  works: msg`New works`,
  articles: msg`Articles`,
  workshop: msg`Paper, frame and arrival`,
  artists: msg`Artists`,
};

/** The lists that editors fill, with what becomes of them. */
export const CHOICE_WORDS: Record<
  Exclude<keyof HomeChoice, 'parts'>,
  { title: MessageDescriptor; about: MessageDescriptor; label: MessageDescriptor }
> = {
  hero: {
    title: msg`The first room`,
    about: msg`The first work that is on show hangs; the others stand in for it when it goes offline.`,
    label: msg`Add a work`,
  },
  evening: {
    title: msg`A room in the evening`,
    about: msg`Three works over a sofa, from left to right. Unless all three are on show, the shop chooses.`,
    label: msg`Add a work`,
  },
  articles: {
    title: msg`Articles`,
    about: msg`Up to three, in this order. Left to the shop, it is the latest one.`,
    label: msg`Add an article`,
  },
  artists: {
    title: msg`Artists`,
    about: msg`Up to six, in this order. Left to the shop, three others each month.`,
    label: msg`Add an artist`,
  },
};

// @chunk log
