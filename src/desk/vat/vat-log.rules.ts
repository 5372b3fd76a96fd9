import { msg } from '@lingui/core/macro';
import { EXPORT_LOG } from '#desk/exports/export-log.rules.ts';
import { factsIn, type SubjectLog } from '#ground/audit/log.rules.ts';
import { wordsFormat } from '#ground/audit/log-values.rules.ts';
import { VAT_WORDS } from './vat.words.ts';

const list = factsIn({
  of: { name: msg`List`, format: wordsFormat(VAT_WORDS) },
  rate: { name: msg`VAT rate` },
});

/** The sheet, and the lists behind its figures. */
export const VAT_LOG: SubjectLog = {
  ...EXPORT_LOG,
  fact: (name, id) => list(name, id) ?? EXPORT_LOG.fact(name, id),
};

// @chunk log
