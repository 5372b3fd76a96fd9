import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AuditSubject } from '#ground/audit/audit.rules.ts';
import type { ENTERED } from './setup.rules.ts';
import type { HealthPart, Waiting } from './today.rules.ts';

export const WAITING_WORDS: Record<Waiting, MessageDescriptor> = {
  transfers: msg`Transfers to confirm`,
  transfers_apart: msg`Transfers with a different amount`,
  payments_held: msg`Payments held for a decision`,
  payouts: msg`Payout runs to finish`,
  invoices: msg`Invoices that need attention`,
  books_cases: msg`Differences in the books`,
  to_make: msg`Orders to make`,
  making: msg`Orders being made`,
  to_ship: msg`Orders to send or hand over`,
  pickups_late: msg`Orders not picked up in time`,
  cancellations: msg`Cancellations to decide`,
  returns: msg`Returns`,
  refunds: msg`Refunds to pay`,
  messages: msg`Messages to answer`,
  enquiries: msg`Enquiries to answer`,
  requests: msg`Data requests`,
  applications: msg`Applications to review`,
  proposals: msg`Galleries that ask to represent an artist`,
  works: msg`Works to review`,
};

export const HEALTH_WORDS: Record<HealthPart, MessageDescriptor> = {
  mail: msg`Mail`,
  payments: msg`Payments and refunds`,
  storage: msg`Disk with the data folder`,
  bucket: msg`Bucket for pictures`,
  backup: msg`Backup`,
  jobs: msg`Background jobs`,
};

export const SUBJECT_WORDS: Record<AuditSubject, MessageDescriptor> = {
  order: msg`Order`,
  payment: msg`Payment`,
  invoice: msg`Invoice`,
  certificate: msg`Certificate`,
  bank_line: msg`Bank statement`,
  books_case: msg`Difference in the books`,
  artwork: msg`Work`,
  prices: msg`Prices`,
  work_import: msg`Imports of works`,
  artist: msg`Artist`,
  category: msg`Category`,
  frame: msg`Frame`,
  store: msg`Exhibition store`,
  member: msg`Member`,
  staff: msg`Staff account`,
  application: msg`Application`,
  message: msg`Message`,
  enquiry: msg`Enquiry`,
  canned_answer: msg`Saved reply`,
  article: msg`Article`,
  faq: msg`Questions and answers`,
  page: msg`Page`,
  home: msg`Front page`,
  export: msg`Export`,
  setting: msg`Setting`,
  shop: msg`The shop`,
  payout: msg`Payouts`,
  payee: msg`Payment data`,
};

/** The settings an owner must enter before opening, named as in their forms. */
export const ENTERED_WORDS: {
  [Step in keyof typeof ENTERED]: Record<(typeof ENTERED)[Step][number], MessageDescriptor>;
} = {
  brand: {
    brand: msg`Name of the shop`,
    company: msg`Company`,
    representative: msg`Representative`,
    address: msg`Address`,
    phone: msg`Telephone`,
    email: msg`E-mail`,
  },
  bank: {
    name: msg`Bank`,
    code: msg`Bank code`,
    address: msg`Branch`,
    account_number: msg`Account number`,
    account_holder: msg`Account holder`,
  },
};
