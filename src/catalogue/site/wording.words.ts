import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { WordSlot } from './wording.rules.ts';

interface Slot {
  slot: WordSlot;
  /** Where visitors read it; menu and footer entries are named by their standard words. */
  label?: MessageDescriptor;
  standard: MessageDescriptor;
  long?: true;
}

const FRAME_SENTENCE = msg`Each frame is drawn and cut in real millimetres.`;

/** In the order in which visitors read them. */
export const WORD_GROUPS: readonly { title: MessageDescriptor; slots: readonly Slot[] }[] = [
  {
    title: msg`Front page`,
    slots: [
      { slot: 'home/title', label: msg`Headline`, standard: msg`Pictures worth a wall` },
      {
        slot: 'home/lead',
        label: msg`Sentence below the headline`,
        standard: msg`Works of art, printed and framed to order in the size and frame you choose.`,
        long: true,
      },
      { slot: 'home/paper', label: msg`First fact, title`, standard: msg`Paper` },
      {
        slot: 'home/paper_text',
        label: msg`First fact, sentence`,
        standard: msg`The material of each print is on the page of its work.`,
        long: true,
      },
      { slot: 'home/frame', label: msg`Second fact, title`, standard: msg`Frame` },
      {
        slot: 'home/frame_text',
        label: msg`Second fact, sentence`,
        standard: FRAME_SENTENCE,
        long: true,
      },
      { slot: 'home/arrival', label: msg`Third fact, title`, standard: msg`Arrival` },
      {
        slot: 'home/arrival_text',
        label: msg`Third fact, sentence`,
        standard: msg`Ordered today, printed and framed for you.`,
        long: true,
      },
    ],
  },
  {
    title: msg`Menu`,
    slots: [
      { slot: 'menu/shop', standard: msg`Shop` },
      { slot: 'menu/artist', standard: msg`Artists` },
      { slot: 'menu/news', standard: msg`News` },
      { slot: 'menu/about', standard: msg`About` },
    ],
  },
  {
    title: msg`Footer`,
    slots: [
      { slot: 'footer/discover', standard: msg`Discover` },
      { slot: 'footer/shop', standard: msg`Shop` },
      { slot: 'footer/artist', standard: msg`Artists` },
      { slot: 'footer/news', standard: msg`News and insights` },
      { slot: 'footer/about', standard: msg`About us` },
      { slot: 'footer/technology', standard: msg`Art technology` },
      { slot: 'footer/join', standard: msg`Work with us` },
      { slot: 'footer/membership', standard: msg`Membership` },
      { slot: 'footer/partner', standard: msg`Call for artists` },
      { slot: 'footer/partner/collaborate', standard: msg`Cross-industry collaboration` },
      { slot: 'footer/collaboration', standard: msg`Collaboration` },
      { slot: 'footer/help', standard: msg`Help` },
      { slot: 'footer/contact', standard: msg`Contact` },
      { slot: 'footer/contact/faq', standard: msg`Frequently asked questions` },
      { slot: 'footer/exchange', standard: msg`Returns and exchanges` },
      { slot: 'footer/policy', standard: msg`Privacy statement` },
      { slot: 'footer/terms', standard: msg`Terms of service` },
    ],
  },
];
