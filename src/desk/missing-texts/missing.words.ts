import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MissingKind, MissingPart } from './missing.rules.ts';

export const KIND_WORDS: Record<MissingKind, MessageDescriptor> = {
  work: msg`Works`,
  artist: msg`Artists`,
  article: msg`Articles`,
  faq: msg`Questions and answers`,
  page: msg`Pages and terms`,
  category: msg`Categories`,
  frame: msg`Frames`,
  setting: msg`Settings`,
};

export const MISSING_PART_WORDS: Record<MissingPart, MessageDescriptor> = {
  title: msg`Title or heading`,
  alt: msg`Image description`,
  inspiration: msg`Inspiration`,
  material: msg`Material`,
  certification: msg`Certificate`,
  maintenance: msg`Care`,
  exhibition_where: msg`Exhibition store`,
  name: msg`Name or label`,
  place: msg`Place`,
  intro: msg`Introduction`,
  story: msg`Story`,
  summary: msg`Summary`,
  question: msg`Question`,
  answer: msg`Answer`,
  lead: msg`In short`,
  description: msg`For search engines`,
  blocks: msg`Text`,
  cover_alt: msg`What is on the cover`,
  brand: msg`Name of the shop`,
  company: msg`Company`,
  representative: msg`Representative`,
  address: msg`Address`,
  account_holder: msg`Account holder`,
};
