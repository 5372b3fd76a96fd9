import { msg } from '@lingui/core/macro';
import { factsIn, type SubjectLog } from '#ground/audit/log.rules.ts';
import { wordsFormat } from '#ground/audit/log-values.rules.ts';
import { ATTEMPT_STATE_WORDS } from './payment.words.ts';
import { CASE_DECISION_NAMES } from './refund-case.words.ts';

export const PAYMENT_LOG: SubjectLog = {
  thing: (id) => msg`Payment ${id}`,
  actions: { decide: msg`Decided by staff`, decide_refund: msg`Refund matched by staff`, ask: msg`Provider asked` },
  fact: factsIn({
    state: { name: msg`State`, format: wordsFormat(ATTEMPT_STATE_WORDS) },
    order: { name: msg`Order` },
    transaction_id: { name: msg`The provider’s number` },
    refund: { name: msg`Refund number` },
    amount: { name: msg`Amount` },
    decision: { name: msg`Decision`, format: wordsFormat(CASE_DECISION_NAMES) },
  }),
};
