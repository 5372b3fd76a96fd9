import { msg } from '@lingui/core/macro';
import { factsIn, type SubjectLog } from '#ground/audit/log.rules.ts';
import { wordsFormat } from '#ground/audit/log-values.rules.ts';
import { DATASETS } from './export.rules.ts';
import { DATASET_WORDS } from './export.words.ts';

/** Personal data leaves the shop: who downloaded which table of which period. */
export const EXPORT_LOG: SubjectLog = {
  thing: (id) => {
    if (id === 'vat') return msg`VAT sheet`;
    if (id === 'payout_year') return msg`Payouts of a year`;
    const name = DATASETS.find((one) => one === id);
    return name ? DATASET_WORDS[name] : msg`Export`;
  },
  actions: { download: msg`Downloaded as a table` },
  fact: factsIn({
    from: { name: msg`First day` },
    to: { name: msg`Last day` },
    period: { name: msg({ message: 'Period', context: 'invoice' }) },
    year: { name: msg`Year` },
    part: { name: msg`List`, format: wordsFormat({ months: msg`By month`, people: msg`By person` }) },
    format: { name: msg`Format` },
  }),
};

// @chunk log
