import { DAY, HOUR, type Limit, MINUTE } from './limit.ts';

/** Limits of the back office. */
export const STAFF_LIMITS = {
  reset_network: {
    most: 30,
    seconds: HOUR,
    per: 'network',
    why: 'guesses at links, and a hash for each good one',
  },
  second_factor: {
    most: 10,
    seconds: HOUR,
    per: 'account',
    why: 'guesses at six digits by somebody who knows the password',
  },
  staff_invitation: {
    most: 30,
    seconds: HOUR,
    per: 'member',
    why: 'mails to addresses that nobody has proved',
  },
  setup_network: {
    most: 30,
    seconds: HOUR,
    per: 'network',
    why: 'guesses at the link of an empty shop, and a hash for each good one',
  },
  change_password: {
    most: 10,
    seconds: 15 * MINUTE,
    per: 'member',
    why: 'guesses at the password from a device that was left signed in',
  },
  master: {
    most: 60,
    seconds: DAY,
    per: 'member',
    why: 'up to 200 megabytes to keep, and a process that decodes them',
  },
  master_piece: {
    most: 4_000,
    seconds: DAY,
    per: 'member',
    why: 'four megabytes each: a day of uploads, and some sent again',
  },
  portrait: {
    most: 60,
    seconds: HOUR,
    per: 'member',
    why: 'a photo that is decoded, and written in many sizes',
  },
  catalog_file: {
    most: 120,
    seconds: HOUR,
    per: 'member',
    why: 'up to ten megabytes to read, and twenty thousand rows to compare',
  },
  catalog_table: {
    most: 60,
    seconds: HOUR,
    per: 'member',
    why: 'the whole catalogue is read and written down each time',
  },
  mail_test: {
    most: 10,
    seconds: 10 * MINUTE,
    per: 'member',
    why: 'a mail server is called each time, and may lock out whoever knocks too often',
  },
  mail_retry: {
    most: 30,
    seconds: HOUR,
    per: 'member',
    why: 'up to 200 mails each, to people who never asked twice',
  },
  article_picture: {
    most: 200,
    seconds: DAY,
    per: 'member',
    why: 'twenty megabytes to read, and a picture that is made in every width',
  },
  mail_preview: {
    most: 20,
    seconds: HOUR,
    per: 'member',
    why: 'a mail each, if only to oneself',
  },
} as const satisfies Record<string, Limit>;
