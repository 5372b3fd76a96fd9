import { msg } from '@lingui/core/macro';
import { factsIn, type SubjectLog } from '#ground/audit/log.rules.ts';
import { dayFormat, rateFormat } from '#ground/audit/log-values.rules.ts';

/** The log's texts about the rates of artists and galleries. */
export const SHARE_LOG: SubjectLog = {
  thing: (id) => (id.endsWith('gallery') ? msg`Share of galleries` : msg`Share of artists`),
  actions: { set_rate: msg`New rate` },
  fact: factsIn({
    rate_bp: { name: msg`Share of the price before tax`, format: rateFormat },
    since: { name: msg`In force from`, format: dayFormat },
  }),
};
