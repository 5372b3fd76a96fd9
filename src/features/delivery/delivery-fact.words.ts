import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const WORDS: Readonly<Record<string, MessageDescriptor>> = {
  taiwan: msg`Taiwan`,
  abroad: msg`Abroad`,
  production: msg`In the workshop`,
  transit: msg`Business days`,
};

/** What a conflict calls a part of the rates. */
export const deliveryFactWord = (fact: string): MessageDescriptor | undefined => WORDS[fact];
