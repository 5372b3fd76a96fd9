import { msg } from '@lingui/core/macro';
import { factsIn, type SubjectLog } from '#ground/audit/log.rules.ts';
import { wordsFormat } from '#ground/audit/log-values.rules.ts';
import { STATE_WORDS } from './certificate-words.rules.ts';

/** A key is named by its 16 digits, a certificate by its groups of letters. */
const KEY = /^[0-9a-f]{16}$/;

export const CERTIFICATE_LOG: SubjectLog = {
  thing: (id) => (KEY.test(id) ? msg`Certificate key ${id}` : msg`Certificate ${id}`),
  actions: {
    rotate: msg`New key`,
    reissue: msg`Issued again`,
    returned: msg`Print returned`,
  },
  fact: factsIn({
    key: { name: msg`Signing key` },
    state: { name: msg`State`, format: wordsFormat(STATE_WORDS) },
    reason: { name: msg`Reason` },
    number: { name: msg`New certificate` },
  }),
};

// @chunk log
