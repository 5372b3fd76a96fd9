import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const WORDS: Readonly<Record<string, MessageDescriptor>> = {
  question: msg`Question`,
  answer: msg`Answer`,
  hidden: msg`Shown or hidden`,
  order: msg`Order of the questions`,
  title: msg`Title of the page`,
  lead: msg`In short`,
  description: msg`For search engines`,
  version: msg`Version in force`,
  discard_draft: msg`The draft is thrown away.`,
};

/** What a conflict calls a fact of a question or of a document; the parts of a document are counted. */
export function pageFactWord(fact: string): MessageDescriptor | undefined {
  const [, part] = /^part (\d+)$/.exec(fact) ?? [];
  return part ? msg`Part ${part}` : WORDS[fact];
}
