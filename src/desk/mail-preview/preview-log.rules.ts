import { msg } from '@lingui/core/macro';
import { type FactFormat, factsIn, type SubjectLog } from '#ground/audit/log.rules.ts';
import { countFormat, plainFormat } from '#ground/audit/log-values.rules.ts';
import { mailKindWords } from '#people/mail/mail-words.rules.ts';
import { LANGUAGES } from '#shared/languages.ts';

const languageFormat: FactFormat = (value, reader) =>
  LANGUAGES.find(({ lang }) => lang === value)?.name ?? plainFormat(value, reader);

const kindsFormat: FactFormat = (value, reader) => {
  const nameOf = (kind: unknown) => {
    const words = typeof kind === 'string' ? mailKindWords(kind) : undefined;
    return words ? reader.i18n._(words) : plainFormat(kind, reader);
  };
  return Array.isArray(value) ? value.map(nameOf).join(' · ') : nameOf(value);
};
const numbersFormat: FactFormat = (value, reader) =>
  Array.isArray(value) ? value.map((one) => plainFormat(one, reader)).join(' · ') : plainFormat(value, reader);

export const PREVIEW_LOG: SubjectLog = {
  thing: () => msg`Mails`,
  actions: {
    send_preview: msg`Preview sent to own address`,
    retry_mails: msg`Undelivered mails retried`,
    drop_mails: msg`Undelivered mails dropped`,
    restore_mails: msg`Dropped mails restored`,
    save_words: msg`Text of an e-mail changed`,
    reset_words: msg`Standard text of an e-mail restored`,
  },
  fact: factsIn({
    kind: { name: msg`Kind`, format: kindsFormat },
    kinds: { name: msg`Kinds`, format: kindsFormat },
    mails: { name: msg`Mails`, format: countFormat },
    numbers: { name: msg`Numbers of the mails`, format: numbersFormat },
    lang: { name: msg`Language`, format: languageFormat },
    about: { name: msg`About` },
    standard: { name: msg`Standard text` },
    words: { name: msg`Own text` },
  }),
};
