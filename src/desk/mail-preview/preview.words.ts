import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { KindOfMail } from './preview.contract.ts';

export const GROUP_WORDS: Record<KindOfMail['group'], MessageDescriptor> = {
  orders: msg`About orders`,
  accounts: msg`About accounts`,
  sellers: msg`To artists and galleries`,
  enquiries: msg`About enquiries`,
  staff: msg`To the staff`,
};

export const SOURCE_WORDS: Record<KindOfMail['source'], MessageDescriptor> = {
  order: msg`Number of the order`,
  work: msg`Number of the work`,
  member: msg`E-mail of the member`,
};
