import { msg } from '@lingui/core/macro';
import { factsIn, type SubjectLog, type Tell } from '#ground/audit/log.rules.ts';
import { tellCount, tellPlain } from '#ground/audit/log-values.rules.ts';
import { mailKindWords } from '#people/mail/mail-words.rules.ts';
import { LANGUAGES } from '#shared/languages.ts';

const tellLanguage: Tell = (value, reader) =>
  LANGUAGES.find(({ lang }) => lang === value)?.name ?? tellPlain(value, reader);

/** Kinds of mails by their names. */
const tellKinds: Tell = (value, reader) => {
  const nameOf = (kind: unknown) => {
    const words = typeof kind === 'string' ? mailKindWords(kind) : undefined;
    return words ? reader.i18n._(words) : tellPlain(kind, reader);
  };
  return Array.isArray(value) ? value.map(nameOf).join(' · ') : nameOf(value);
};
const tellNumbers: Tell = (value, reader) =>
  Array.isArray(value) ? value.map((one) => tellPlain(one, reader)).join(' · ') : tellPlain(value, reader);

/** How the log speaks of mails: previews that staff send to themselves, and mails that were given up. */
export const PREVIEW_LOG: SubjectLog = {
  thing: () => msg`Mails`,
  deeds: {
    send_preview: msg`Preview sent to oneself`,
    retry_mails: msg`Undelivered mails retried`,
    drop_mails: msg`Undelivered mails dropped`,
    restore_mails: msg`Dropped mails restored`,
  },
  fact: factsIn({
    kind: { name: msg`Kind`, tell: tellKinds },
    kinds: { name: msg`Kinds`, tell: tellKinds },
    mails: { name: msg`Mails`, tell: tellCount },
    numbers: { name: msg`Numbers of the mails`, tell: tellNumbers },
    lang: { name: msg`Language`, tell: tellLanguage },
    about: { name: msg`About` },
  }),
};
