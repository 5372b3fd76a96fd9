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

export const CHOICE_WORDS: Record<
  Exclude<keyof HomeChoice, 'parts'>,
  { title: MessageDescriptor; about: MessageDescriptor; label: MessageDescriptor }
> = {
  hero: {
    title: msg`The first room`,
    about: msg`Shows the first work that is on sale. If it goes offline, the next one takes its place.`,
    label: msg`Add a work`,
  },
  evening: {
    title: msg`A room in the evening`,
    about: msg`Three works above a sofa, left to right. If one of them is offline, the shop picks all three.`,
    label: msg`Add a work`,
  },
  articles: {
    title: msg`Articles`,
    about: msg`Up to three, in this order. If empty, the latest article is shown.`,
    label: msg`Add an article`,
  },
  artists: {
    title: msg`Artists`,
    about: msg`Up to six, in this order. If empty, the shop picks three new ones each month.`,
    label: msg`Add an artist`,
  },
};

// @chunk log
