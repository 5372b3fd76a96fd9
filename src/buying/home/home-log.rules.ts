import { msg } from '@lingui/core/macro';
import { type FactLogs, factsIn, type SubjectLog } from '#ground/audit/log.rules.ts';
import { wordsFormat } from '#ground/audit/log-values.rules.ts';
import { CHOICE_WORDS, HOME_PART_WORDS } from './home-desk.words.ts';

const CHOICES: FactLogs = Object.fromEntries(
  Object.entries(CHOICE_WORDS).map(([choice, { title }]) => [choice, { name: title }]),
);

export const HOME_LOG: SubjectLog = {
  thing: () => msg`Front page`,
  actions: { save: msg`Changed` },
  fact: factsIn({ ...CHOICES, parts: { name: msg`Order of the page`, format: wordsFormat(HOME_PART_WORDS) } }),
};
