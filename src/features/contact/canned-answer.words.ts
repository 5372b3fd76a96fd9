import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const FACTS: Readonly<Record<string, MessageDescriptor>> = {
  title: msg`Name of this answer`,
  text: msg`Text`,
};

/** What a conflict calls the facts of a ready answer. */
export const cannedFactWord = (fact: string): MessageDescriptor | undefined => FACTS[fact];
