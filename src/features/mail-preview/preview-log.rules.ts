import { msg } from '@lingui/core/macro';
import { factsIn, type SubjectLog, type Tell } from '#ground/audit/log.rules.ts';
import { tellPlain } from '#ground/audit/log-values.rules.ts';
import { LANGUAGES } from '#shared/languages.ts';

const tellLanguage: Tell = (value, reader) =>
  LANGUAGES.find(({ lang }) => lang === value)?.name ?? tellPlain(value, reader);

/** How the log speaks of mails that somebody sends to themselves to look at. */
export const PREVIEW_LOG: SubjectLog = {
  thing: () => msg`Mails`,
  deeds: { send_preview: msg`Preview sent to oneself` },
  fact: factsIn({
    kind: { name: msg`Kind` },
    lang: { name: msg`Language`, tell: tellLanguage },
    about: { name: msg`About` },
  }),
};
