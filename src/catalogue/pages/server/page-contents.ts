import { about } from '../content/about.ts';
import { collaboration } from '../content/collaboration.ts';
import { contact } from '../content/contact.ts';
import { about as demoAbout } from '../content/demo/about.ts';
import { collaboration as demoCollaboration } from '../content/demo/collaboration.ts';
import { partner as demoPartner } from '../content/demo/partner.ts';
import { partnerCollaborate as demoPartnerCollaborate } from '../content/demo/partner-collaborate.ts';
import { technology as demoTechnology } from '../content/demo/technology.ts';
import { exchange } from '../content/exchange.ts';
import { membership } from '../content/membership.ts';
import { partner } from '../content/partner.ts';
import { partnerCollaborate } from '../content/partner-collaborate.ts';
import { policy } from '../content/policy.ts';
import { technology } from '../content/technology.ts';
import { terms } from '../content/terms.ts';
import type { PageOfWords } from '../page.rules.ts';
import type { PageContent } from '../page-content.ts';

/** Legal documents have a version. */
type Version = PageContent & { version?: string };
type Versions = readonly [Version, ...Version[]];

/** Current version first. */
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

/** The demo's stories; no other shop uses them. */
const DEMO_CONTENTS: Partial<Record<PageOfWords, Version>> = {
  about: demoAbout,
  technology: demoTechnology,
  partner: demoPartner,
  'partner-collaborate': demoPartnerCollaborate,
  collaboration: demoCollaboration,
};

/** A page of the software, in its current version. */
export function deliveredContent(page: PageOfWords, isDemo: boolean): Version {
  return (isDemo && DEMO_CONTENTS[page]) || CONTENTS[page][0];
}

/** A version that came with the software; undefined if there is none. */
export function deliveredVersion(page: PageOfWords, version: string): Version | undefined {
  return CONTENTS[page].find((one) => one.version === version);
}
