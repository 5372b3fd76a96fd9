import { about } from '../content/about.ts';
import { collaboration } from '../content/collaboration.ts';
import { contact } from '../content/contact.ts';
import { exchange } from '../content/exchange.ts';
import { membership } from '../content/membership.ts';
import { partner } from '../content/partner.ts';
import { partnerCollaborate } from '../content/partner-collaborate.ts';
import { policy } from '../content/policy.ts';
import { technology } from '../content/technology.ts';
import { terms } from '../content/terms.ts';
import type { PageOfWords } from '../page.rules.ts';
import type { PageContent } from '../page-content.ts';

/** Those that bind the shop have a version. */
type Version = PageContent & { version?: string };
type Versions = readonly [Version, ...Version[]];

/** Every page of words, the current version first. */
const CONTENTS: Readonly<Record<PageOfWords, Versions>> = {
  about: [about],
  technology: [technology],
  membership: [membership],
  partner: [partner],
  'partner-collaborate': [partnerCollaborate],
  collaboration: [collaboration],
  contact: [contact],
  exchange: [exchange],
  policy: [policy],
  terms: [terms],
};

/** A page as the shop came with it, in its current version. */
export function deliveredContent(page: PageOfWords): Version {
  return CONTENTS[page][0];
}

/** A page in a version that the shop came with; nothing if there is no such version. */
export function deliveredVersion(page: PageOfWords, version: string): Version | undefined {
  return CONTENTS[page].find((one) => one.version === version);
}
