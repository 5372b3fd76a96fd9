import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { StaffRole } from '#shared/rights.ts';

export interface Ability {
  /** The role that may do it; administrators may do everything. */
  role: StaffRole;
  words: MessageDescriptor;
  /** The beginnings of its calls after `/api/admin/`; a test compares them with the access of every call. */
  calls: readonly string[];
}

/** What staff can do in the back office, in words. */
export const ABILITIES: readonly Ability[] = [
  {
    role: 'support',
    words: msg`answer messages and enquiries`,
    calls: ['message', 'contact', 'thread', 'canned_answer'],
  },
  {
    role: 'support',
    words: msg`see members’ personal data and carry out data requests`,
    calls: ['member', 'request'],
  },
  {
    role: 'support',
    words: msg`cancel orders and decide on cancellations, returns and exchanges`,
    calls: [
      'order/:code/cancel',
      'order/:code/decide_cancellation',
      'order/:code/decide_return',
      'order/:code/exchange',
    ],
  },
  { role: 'support', words: msg`issue lost certificates again`, calls: ['certificate/:id/reissue'] },
  {
    role: 'workshop',
    words: msg`make and ship orders and accept returned prints`,
    calls: [
      'workshop',
      'order/:code/start_production',
      'order/:code/complete',
      'order/:code/ship',
      'order/:code/arrive',
      'order/:code/ready_pickup',
      'order/:code/pick_up',
      'order/:code/undo_arrival',
      'order/:code/receive_return',
      'certificate/:id/returned',
    ],
  },
  {
    role: 'finance',
    words: msg`confirm transfers and import bank statements`,
    calls: [
      'statement',
      'order/:code/confirm_transfer',
      'order/:code/transfer_not_found',
      'order/:code/record_payment',
    ],
  },
  {
    role: 'finance',
    words: msg`decide on payments and refund money`,
    calls: ['payment', 'refund', 'order/:code/owe_refund', 'order/:code/refund', 'order/:code/refund_account'],
  },
  {
    role: 'finance',
    words: msg`set delivery fees and the shares of artists and galleries`,
    calls: ['setting/delivery', 'share-rate'],
  },
  { role: 'finance', words: msg`issue, correct and void invoices`, calls: ['invoice'] },
  {
    role: 'finance',
    words: msg`pay artists and galleries, and see their bank accounts and ID numbers`,
    calls: ['payout', 'payee', 'setting/payouts'],
  },
  { role: 'finance', words: msg`explain differences in the books`, calls: ['books-case'] },
  { role: 'finance', words: msg`see the shop’s figures`, calls: ['figures'] },
  {
    role: 'finance',
    words: msg`download orders, payments, invoices, shares and payouts as tables`,
    calls: ['export'],
  },
  { role: 'finance', words: msg`see the VAT sheet of a period`, calls: ['vat'] },
  {
    role: 'editor',
    words: msg`add and change works, artists, categories, frames and stores`,
    calls: ['work', 'artist', 'category', 'frame', 'store', 'upload', 'picture', 'import'],
  },
  { role: 'editor', words: msg`change prices`, calls: ['prices'] },
  {
    role: 'editor',
    words: msg`write pages, terms, articles and answers, and preview mails`,
    calls: ['home', 'article', 'faq', 'page', 'legal', 'mail', 'missing', 'words', 'setting/words'],
  },
  { role: 'reviewer', words: msg`decide on applications of artists and galleries`, calls: ['application'] },
  { role: 'reviewer', words: msg`review the works of artists and galleries`, calls: ['review'] },
  { role: 'reviewer', words: msg`decide which gallery represents an artist`, calls: ['representation', 'proposal'] },
  { role: 'admin', words: msg`invite staff and change roles`, calls: ['staff', 'invitation'] },
  {
    role: 'admin',
    words: msg`open and close the shop and change its settings and connections`,
    calls: ['setting', 'brand', 'connection', 'opening', 'test-mode', 'certificate/key'],
  },
  { role: 'admin', words: msg`read the log of changes`, calls: ['change'] },
];

/** What a person with these roles can and cannot do. Everyone on the staff can see orders and their payments. */
export function abilitiesOf(roles: readonly StaffRole[]): { can: Ability[]; cannot: Ability[] } {
  const isTheirs = ({ role }: Ability) => roles.includes('admin') || roles.includes(role);
  return { can: ABILITIES.filter(isTheirs), cannot: ABILITIES.filter((one) => !isTheirs(one)) };
}
