import { msg } from '@lingui/core/macro';
import { factsIn, type SubjectLog } from '#ground/audit/log.rules.ts';
import { wordsFormat } from '#ground/audit/log-values.rules.ts';
import { INVOICE_STATE_WORDS } from './invoice.words.ts';

export const INVOICE_LOG: SubjectLog = {
  thing: (id) => msg`Invoice ${id}`,
  actions: {
    retry: msg`Tried again`,
    correct: msg`Buyer corrected`,
    enter: msg`Number entered`,
    enter_void: msg`Void entered`,
    void: msg`Voided and replaced`,
    hand_over: msg`Left to the accountant`,
    export: msg`List downloaded`,
  },
  fact: factsIn({
    state: { name: msg`State`, format: wordsFormat(INVOICE_STATE_WORDS) },
    kind: { name: msg`Kind of invoice` },
    number: { name: msg`Number` },
    date: { name: msg`Date` },
    reason: { name: msg`Reason` },
    period: { name: msg({ message: 'Period', context: 'invoice' }) },
    what: { name: msg`List` },
  }),
};
