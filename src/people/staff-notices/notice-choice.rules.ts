import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Pace } from '#ground/staff-notices/notice.rules.ts';
import type { Channel } from './choice.rules.ts';
import type { LineProblem } from './notice.contract.ts';

export const PACE_WORDS: Record<Pace, MessageDescriptor> = {
  now: msg`Immediately`,
  digest: msg`In the daily summary`,
  off: msg`Not at all`,
};

export const CHANNEL_WORDS: Record<Channel, MessageDescriptor> = {
  mail: msg`By e-mail`,
  line: msg`By LINE`,
  both: msg`By e-mail and LINE`,
};

/** Why LINE messages cannot be sent, and what to do about it. */
export const LINE_PROBLEM_WORDS: Record<LineProblem, MessageDescriptor> = {
  missing: msg`The shop has no LINE channel for notices. An administrator can connect one under “Connections”.`,
  unlinked: msg`Your account is not linked to LINE. Link it on your account page, under “Sign-in”.`,
  token: msg`LINE refuses the shop’s token. An administrator has to issue a new one in the LINE Developers Console and enter it under “Connections”.`,
  recipient: msg`LINE does not know you in this channel. The sign-in channel and the messaging channel must have the same provider.`,
  quota: msg`LINE accepts no more messages at the moment: the plan’s limit is reached. Your notices will arrive by e-mail.`,
  unreachable: msg`LINE did not answer. Please try again in a few minutes.`,
  other: msg`LINE’s answer was not understood; the shop’s log says more.`,
};
