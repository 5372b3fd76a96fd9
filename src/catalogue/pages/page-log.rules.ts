import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type FactLogs, factsIn, type SubjectLog } from '#ground/audit/log.rules.ts';
import { dayFormat, eitherFormat, wordsFormat } from '#ground/audit/log-values.rules.ts';
import { COMPOSED_WORDS } from '#ground/blocks/page-part.words.ts';
import { WRITTEN_WORDS } from '#ground/blocks/written.words.ts';
import { PAGE_WORDS } from './page.words.ts';

export const FAQ_LOG: SubjectLog = {
  thing: (id) => (id === 'order' ? msg`Questions and answers` : msg`Question “${id}”`),
  actions: {
    add: msg`Added`,
    save: msg`Changed`,
    remove: msg`Removed`,
    restore: msg`Restored`,
    order: msg`Sequence changed`,
  },
  fact: factsIn({
    question: { name: msg`Question` },
    answer: { name: msg`Answer` },
    parts: { name: msg`Parts of the text`, format: wordsFormat({ ...WRITTEN_WORDS, ...COMPOSED_WORDS }) },
    hidden: { name: msg`Shown or hidden`, format: eitherFormat(msg`hidden`, msg`shown`) },
    order: { name: msg`Order of the questions` },
  }),
};

const PAGES: Readonly<Record<string, MessageDescriptor>> = PAGE_WORDS;
const FACTS: FactLogs = {
  title: { name: msg`Title of the page` },
  lead: { name: msg`In short` },
  description: { name: msg`For search engines` },
  parts: { name: msg`Parts of the text`, format: wordsFormat({ ...WRITTEN_WORDS, ...COMPOSED_WORDS }) },
  hidden: { name: msg`Shown or hidden`, format: eitherFormat(msg`hidden`, msg`shown`) },
  version: { name: msg`Version in force`, format: dayFormat },
};

/** Blocks are numbered. */
export const PAGE_LOG: SubjectLog = {
  thing: (id) => PAGES[id] ?? msg`Page “${id}”`,
  actions: {
    save_draft: msg`Draft saved`,
    discard_draft: msg`The draft was discarded.`,
    publish: msg`New version published`,
    reset: msg`Restored the original text`,
    hide: msg`Hidden`,
    show: msg`Shown again`,
  },
  fact: (name, id) => {
    const [, part] = /^part (\d+)$/.exec(name) ?? [];
    return part ? { name: msg`Part ${part}` } : factsIn(FACTS)(name, id);
  },
};
