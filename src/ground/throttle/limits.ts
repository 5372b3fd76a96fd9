/** How often something may be done within a time, by whom, in which calls, and why no more often. */
interface Limit {
  most: number;
  seconds: number;
  /** Whose tries are counted together. */
  per: 'account' | 'network' | 'device' | 'member' | 'order' | 'shop';
  calls: readonly string[];
  why: string;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Every limit of the shop. A call that sends mail, writes rows for strangers or costs work stands here. */
export const LIMITS = {
  login_account: {
    most: 10,
    seconds: 15 * MINUTE,
    per: 'account',
    calls: ['POST /api/member/login'],
    why: 'passwords compared for one account, wherever they come from',
  },
  login_device: {
    most: 10,
    seconds: 15 * MINUTE,
    per: 'device',
    calls: ['POST /api/member/login'],
    why: "the owner's own device is counted apart, so that strangers who fail on purpose cannot keep it out",
  },
  login_network: {
    most: 60,
    seconds: 15 * MINUTE,
    per: 'network',
    calls: ['POST /api/member/login'],
    why: 'each try costs a password hash',
  },
  register_network: {
    most: 30,
    seconds: HOUR,
    per: 'network',
    calls: ['POST /api/member/register'],
    why: 'a hash, rows and a mail for a stranger; the answer tells whether an address is taken',
  },
  forgot_account: {
    most: 3,
    seconds: HOUR,
    per: 'account',
    calls: ['POST /api/password/forgot'],
    why: 'mails to one address while an earlier link still lives; without a live link one is always sent',
  },
  forgot_network: {
    most: 20,
    seconds: HOUR,
    per: 'network',
    calls: ['POST /api/password/forgot'],
    why: 'mails to many addresses',
  },
  reset_network: {
    most: 30,
    seconds: HOUR,
    per: 'network',
    calls: ['POST /api/password/reset'],
    why: 'guesses at links, and a hash for each good one',
  },
  change_password: {
    most: 10,
    seconds: 15 * MINUTE,
    per: 'member',
    calls: ['POST /api/password/change', 'POST /api/email/change', 'POST /api/member/delete'],
    why: 'guesses at the password from a device that was left signed in',
  },
  change_email: {
    most: 5,
    seconds: HOUR,
    per: 'member',
    calls: ['POST /api/email/change'],
    why: 'two mails each, one to an address that nobody has proved',
  },
  verify_again: {
    most: 3,
    seconds: HOUR,
    per: 'member',
    calls: ['POST /api/email/send'],
    why: 'a mail to an address that nobody has proved',
  },
  proof_mail: {
    most: 6,
    seconds: DAY,
    per: 'account',
    calls: ['POST /api/member/register', 'POST /api/email/send', 'POST /api/email/change'],
    why: 'mails to one address that nobody has proved, whoever asks for them',
  },
  oauth_start: {
    most: 60,
    seconds: 15 * MINUTE,
    per: 'network',
    calls: ['GET /api/oauth/:provider'],
    why: 'a row for a stranger, and a provider that may be slow',
  },
  oauth_link: {
    most: 3,
    seconds: HOUR,
    per: 'member',
    calls: ['GET /api/oauth/:provider/callback'],
    why: 'a mail to the owner of the address',
  },
  new_cart: {
    most: 600,
    seconds: HOUR,
    per: 'network',
    calls: [
      'PUT /api/cart',
      'POST /api/cart',
      'DELETE /api/cart',
      'DELETE /api/cart/:itemId',
      'PUT /api/favorite/:item_id',
    ],
    why: 'a row that is kept for 60 days; a mobile network shares few addresses among many visitors',
  },
  contact_network: {
    most: 20,
    seconds: HOUR,
    per: 'network',
    calls: ['POST /api/contact'],
    why: 'counted before any work begins: mails to strangers and letters that staff have to read; an office shares its network',
  },
  contact_account: {
    most: 5,
    seconds: DAY,
    per: 'account',
    calls: ['POST /api/contact'],
    why: 'confirmations to one address that nobody has proved, whoever asks for them',
  },
  contact_shop: {
    most: 1_000,
    seconds: DAY,
    per: 'shop',
    calls: ['POST /api/contact'],
    why: 'what staff could ever read in a day, and what a mail server forgives; telephone and e-mail remain',
  },
  message_thread: {
    most: 10,
    seconds: HOUR,
    per: 'member',
    calls: ['POST /api/message'],
    why: 'conversations that staff have to read',
  },
  message: {
    most: 40,
    seconds: HOUR,
    per: 'member',
    calls: ['POST /api/message/:id'],
    why: 'messages that staff have to read',
  },
  attachment: {
    most: 60,
    seconds: HOUR,
    per: 'member',
    calls: ['POST /api/message/attachment'],
    why: 'ten megabytes to read and a picture to decode',
  },
  application: {
    most: 5,
    seconds: DAY,
    per: 'member',
    calls: ['POST /api/application'],
    why: 'a mail, and work for reviewers',
  },
  application_answer: {
    most: 20,
    seconds: HOUR,
    per: 'member',
    calls: ['POST /api/application/answer'],
    why: 'messages that reviewers have to read',
  },
  artist_page: {
    most: 120,
    seconds: HOUR,
    per: 'member',
    calls: ['PUT /api/sales/artist/:id'],
    why: 'every process lets go of the pages it keeps, and works are filed anew',
  },
  artist_add: {
    most: 30,
    seconds: DAY,
    per: 'member',
    calls: ['POST /api/sales/artist'],
    why: 'a public page each',
  },
  representation: {
    most: 60,
    seconds: HOUR,
    per: 'member',
    calls: ['POST /api/sales/artist/:id/end', 'POST /api/sales/artist/:id/restore'],
    why: 'rows that are never deleted',
  },
  order_place: {
    most: 20,
    seconds: HOUR,
    per: 'member',
    calls: ['POST /api/order/order'],
    why: 'a mail, and edition numbers that others cannot have meanwhile',
  },
  order_cancel: {
    most: 20,
    seconds: HOUR,
    per: 'member',
    calls: ['POST /api/order/:code/cancel'],
    why: 'a mail, and work for support',
  },
  order_return: {
    most: 10,
    seconds: HOUR,
    per: 'member',
    calls: ['POST /api/order/:code/refund'],
    why: 'work for support',
  },
  order_pay: {
    most: 60,
    seconds: HOUR,
    per: 'member',
    calls: ['POST /api/order/:code/pay'],
    why: "a line in the order's history each time, and a provider that is asked",
  },
  payment_start: {
    most: 60,
    seconds: HOUR,
    per: 'order',
    calls: ['GET /api/payment/:provider'],
    why: 'a provider is asked for a payment',
  },
  payment_return: {
    most: 60,
    seconds: HOUR,
    per: 'order',
    calls: ['GET /api/payment/paypal/return', 'GET /api/payment/paypal/cancel'],
    why: 'a provider is asked what became of a payment',
  },
  payment_message: {
    most: 20_000,
    seconds: DAY,
    per: 'network',
    calls: [
      'POST /api/payment/paypal/notify',
      'POST /api/payment/cybersource/notify',
      'POST /api/payment/cybersource/return',
      'POST /api/payment/cybersource/cancel',
    ],
    why: 'a row for each message that nobody believes; those of the providers are not counted',
  },
  master: {
    most: 60,
    seconds: DAY,
    per: 'member',
    calls: ['POST /api/sales/upload'],
    why: 'up to 200 megabytes to keep, and a process that decodes them',
  },
  master_piece: {
    most: 4_000,
    seconds: DAY,
    per: 'member',
    calls: ['PUT /api/sales/upload/:upload_id'],
    why: 'four megabytes each: a day of uploads, and some sent again',
  },
  work: {
    most: 600,
    seconds: HOUR,
    per: 'member',
    calls: ['POST /api/sales/artwork', 'PUT /api/sales/artwork/:id'],
    why: 'rows that are kept, and pictures that are cut anew',
  },
  work_step: {
    most: 200,
    seconds: HOUR,
    per: 'member',
    calls: ['POST /api/sales/artwork/:id/:step'],
    why: 'work for reviewers, and what visitors see',
  },
  transfer_report: {
    most: 20,
    seconds: HOUR,
    per: 'member',
    calls: ['POST /api/order/:code/transfer'],
    why: 'a mail, and work for finance',
  },
  report_file: {
    most: 30,
    seconds: HOUR,
    per: 'member',
    calls: ['GET /api/report'],
    why: 'a paper of up to ten thousand lines is set each time; reading it on the page is not counted',
  },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;
