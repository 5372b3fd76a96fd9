import { msg } from '@lingui/core/macro';
import { factsIn, type SubjectLog } from '#ground/audit/log.rules.ts';
import { CASE_STEP_WORDS } from './books-case.words.ts';

export const BOOKS_CASE_LOG: SubjectLog = {
  thing: (id) => msg`Difference in the books ${id}`,
  actions: { closed: CASE_STEP_WORDS.closed, reopened: CASE_STEP_WORDS.reopened, noted: CASE_STEP_WORDS.noted },
  fact: factsIn({ reason: { name: msg`Reason` } }),
};
