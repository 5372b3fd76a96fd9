import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PageOfWords } from './page.rules.ts';

/** The staff's names of the pages, as in the footer; independent of the pages' titles. */
export const PAGE_WORDS: Record<PageOfWords, MessageDescriptor> = {
  about: msg`About us`,
  technology: msg`Art technology`,
  membership: msg`Membership`,
  partner: msg`Call for artists`,
  'partner-collaborate': msg`Cross-industry collaboration`,
  collaboration: msg`Collaboration`,
  contact: msg`Contact`,
  terms: msg`Terms of service`,
  policy: msg`Privacy statement`,
  exchange: msg`Returns and exchanges`,
};
