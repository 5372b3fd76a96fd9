import { DAY, HOUR, type Limit, MINUTE } from './limit.ts';

export const MEMBER_LIMITS = {
  login_account: {
    most: 10,
    seconds: 15 * MINUTE,
    per: 'account',
    why: 'passwords compared for one account, wherever they come from',
  },
  login_device: {
    most: 10,
    seconds: 15 * MINUTE,
    per: 'device',
    why: "the owner's own device is counted apart, so that strangers who fail on purpose cannot keep it out",
  },
  login_network: {
    most: 60,
    seconds: 15 * MINUTE,
    per: 'network',
    why: 'each try costs a password hash',
  },
  register_network: {
    most: 30,
    seconds: HOUR,
    per: 'network',
    why: 'a hash, rows and a mail for a stranger; the answer tells whether an address is taken',
  },
  forgot_account: {
    most: 3,
    seconds: HOUR,
    per: 'account',
    why: 'mails to one address while an earlier link still lives; without a live link one is always sent',
  },
  forgot_network: {
    most: 20,
    seconds: HOUR,
    per: 'network',
    why: 'mails to many addresses',
  },
  second_factor_network: {
    most: 100,
    seconds: 15 * MINUTE,
    per: 'network',
    why: 'guesses at tickets; an office shares its network',
  },
  change_email: {
    most: 5,
    seconds: HOUR,
    per: 'member',
    why: 'two mails each, one to an address that nobody has proved',
  },
  verify_again: {
    most: 3,
    seconds: HOUR,
    per: 'member',
    why: 'a mail to an address that nobody has proved',
  },
  email_code: {
    most: 20,
    seconds: HOUR,
    per: 'member',
    why: 'guesses at a code of six digits; a code itself allows five',
  },
  email_code_address: {
    most: 15,
    seconds: 30 * DAY,
    per: 'account',
    why: 'wrong codes for one address, over all mails and accounts: a stranger must not become its owner by patience; the link still works',
  },
  email_code_network: {
    most: 60,
    seconds: HOUR,
    per: 'network',
    why: 'guesses at the codes of many accounts; an office shares its network',
  },
  proof_mail: {
    most: 6,
    seconds: DAY,
    per: 'account',
    why: 'mails to one address that nobody has proved, whoever asks for them',
  },
  oauth_start: {
    most: 60,
    seconds: 15 * MINUTE,
    per: 'network',
    why: 'a row for a stranger, and a provider that may be slow',
  },
  oauth_link: {
    most: 3,
    seconds: HOUR,
    per: 'member',
    why: 'a mail to the owner of the address',
  },
} as const satisfies Record<string, Limit>;
