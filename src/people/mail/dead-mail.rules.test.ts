import { expect, test } from 'vitest';
import { deadReasonOf, WAITED_TOO_LONG } from './dead-mail.rules.ts';

test.for([
  ["Can't send mail - all recipients were rejected: 550 5.1.1 No such user", 'no_recipient'],
  ['Message failed: 552 5.2.2 mailbox full', 'mailbox_full'],
  ['Message failed: 554 5.7.1 blocked by our spam policy', 'rejected'],
  [WAITED_TOO_LONG, 'too_late'],
  ['Invalid login: 535 authentication failed', 'sign_in'],
  ['connect ECONNREFUSED 127.0.0.1:25', 'unreachable'],
  ['self-signed certificate', 'encryption'],
  ['something else', 'other'],
  [null, 'other'],
] as const)('%s is %s', ([problem, reason]) => {
  expect(deadReasonOf(problem)).toBe(reason);
});
