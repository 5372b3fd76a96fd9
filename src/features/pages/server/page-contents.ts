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
type Versions = readonly (PageContent & { version?: string })[];

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

/** A page in a version, or in its current one; nothing if there is no such version. */
export function contentOf(page: PageOfWords, version?: string) {
  const all = CONTENTS[page];
  const content = version === undefined ? all[0] : all.find((one) => one.version === version);
  const versions = all.flatMap((one) => one.version ?? []);
  return content && { content, versions };
}
