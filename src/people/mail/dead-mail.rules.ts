/** Why we gave up a mail, as far as a person can act on it. */
export const DEAD_REASONS = [
  'no_recipient',
  'mailbox_full',
  'rejected',
  'too_late',
  'sign_in',
  'unreachable',
  'encryption',
  'other',
] as const;
export type DeadReason = (typeof DEAD_REASONS)[number];

/** The problem stored with a mail that became too old. */
export const WAITED_TOO_LONG = 'waited too long for a mail server';
/** Mails that one call can retry, drop or restore. */
export const MOST_AT_ONCE = 200;
/** A mail that failed again can be retried only after this time. */
export const RETRY_PAUSE_MINUTES = 10;

const SIGNS: readonly (readonly [DeadReason, RegExp])[] = [
  ['too_late', new RegExp(WAITED_TOO_LONG)],
  ['mailbox_full', /\b[45]\.2\.2\b|mailbox (?:is )?full|over ?quota|quota exceeded/i],
  [
    'no_recipient',
    /\b5\.1\.\d+\b|no such (?:user|recipient)|(?:user|recipient|mailbox) (?:is )?(?:unknown|not found|unavailable|does not exist)|unknown (?:user|recipient)|domain not found/i,
  ],
  ['rejected', /\b5\.7\.\d+\b|spam|blocked|blacklist|denied|policy|\b55[04]\b/i],
  ['sign_in', /\b535\b|\bE?AUTH\b|invalid login|authentication/i],
  ['encryption', /\bE?TLS\b|certificate|\bSSL\b/i],
  [
    'unreachable',
    /ECONN|ETIMEDOUT|ENOTFOUND|EDNS|ESOCKET|getaddrinfo|greeting|timeout|connection (?:closed|refused)|unexpected socket/i,
  ],
];

/** Classifies a mail server's answer. */
export function deadReasonOf(problem: string | null): DeadReason {
  return SIGNS.find(([, sign]) => sign.test(problem ?? ''))?.[0] ?? 'other';
}
