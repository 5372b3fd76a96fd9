import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TestProblem } from './declaration.rules.ts';

const refused = msg`The provider refuses the keys. Please enter them again.`;

/** For connections without words of their own. */
export const GENERAL_PROBLEMS: Record<TestProblem, MessageDescriptor> = {
  missing: msg`This connection is not set up, so there is nothing to test.`,
  unreachable: msg`The provider does not answer. Please try again in a few minutes, and check whether the shop’s machine may call other hosts.`,
  slow: msg`The provider did not answer in time. Please try again in a few minutes.`,
  refused,
  refused_usd: refused,
  refused_rest: refused,
  encryption: msg`No encrypted connection could be made. Please ask the provider.`,
  sender: refused,
  address: msg`The provider does not know the shop’s address. Please add it there.`,
  no_bucket: refused,
  other_bytes: refused,
  quota: msg`The provider says that there were too many calls. Please try again later.`,
  failing: msg`The provider’s answer was not understood. Please try again in a few minutes; if it continues, ask the provider.`,
};
