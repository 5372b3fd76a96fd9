import { msg } from '@lingui/core/macro';
import { SETTING_ACTIONS } from '#catalogue/site/setting-log.rules.ts';
import { factsIn, type SubjectLog } from '#ground/audit/log.rules.ts';
import { dayFormat, moneyFormat, wordsFormat } from '#ground/audit/log-values.rules.ts';
import { PAYEE_FACT_WORDS } from '#people/mail/payee-facts.rules.ts';
import { payeeParts } from './payee.rules.ts';
import { HOLD_WORDS } from './payout-setting.words.ts';

/** The log's texts about payout runs. */
export const PAYOUT_LOG: SubjectLog = {
  thing: (id) => msg`Payout run ${id}`,
  actions: {
    start: msg`Calculated`,
    recompute: msg`Calculated again`,
    approve: msg`Approved`,
    reopen: msg`Changed back to a draft`,
    record: msg`Payment recorded`,
    discard: msg`Discarded`,
    bank_file: msg`File for the bank downloaded`,
  },
  fact: factsIn({
    until: { name: msg`Payable up to`, format: dayFormat },
    pay_on: { name: msg`Planned payment on`, format: dayFormat },
    paid_on: { name: msg`Paid on`, format: dayFormat },
    reference: { name: msg`Bank’s reference` },
    kind: {
      name: msg`Accounts`,
      format: wordsFormat({ taiwan: msg`In Taiwan`, abroad: msg`Abroad` }),
    },
  }),
};

/** About the data of a payee: which facts, never their values. */
export const PAYEE_LOG: SubjectLog = {
  thing: (key) => {
    const { kind, id = 0 } = payeeParts(key) ?? {};
    return kind === 'gallery' ? msg`Payment data of a gallery (member ${id})` : msg`Payment data of artist ${id}`;
  },
  actions: { save: msg`Changed`, see_account: msg`Numbers shown in full` },
  fact: factsIn({ what: { name: msg`Data`, format: wordsFormat(PAYEE_FACT_WORDS) } }),
};

export const PAYOUTS_SETTING_LOG: SubjectLog = {
  thing: () => msg`Payouts`,
  actions: SETTING_ACTIONS,
  fact: factsIn({
    hold_from: { name: msg`Days count from`, format: wordsFormat(HOLD_WORDS) },
    hold_days: { name: msg`Days on hold` },
    minimum: { name: msg`Minimum`, format: moneyFormat },
    second_person: { name: msg`A second person approves` },
  }),
};
