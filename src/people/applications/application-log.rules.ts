import { msg } from '@lingui/core/macro';
import { type FactLogs, factsIn, type SubjectLog } from '#ground/audit/log.rules.ts';
import { eitherFormat, wordsFormat } from '#ground/audit/log-values.rules.ts';
import { CHECK_POINTS } from './application.rules.ts';
import { CHECK_WORDS, EVENT_WORDS, STATE_WORDS } from './application.words.ts';

const POINTS: FactLogs = Object.fromEntries(
  CHECK_POINTS.map((point) => [
    point,
    { name: CHECK_WORDS[point].name, format: eitherFormat(msg`ticked`, msg`not ticked`) },
  ]),
);

export const APPLICATION_LOG: SubjectLog = {
  thing: (id) => msg`Application ${id}`,
  actions: { ...EVENT_WORDS, check: msg`Checklist` },
  fact: factsIn({
    ...POINTS,
    state: { name: msg`State`, format: wordsFormat(STATE_WORDS) },
    approved_by: { name: msg`Approved by` },
    reason: { name: msg`Reviewer’s comment` },
  }),
};
