import { msg } from '@lingui/core/macro';
import { factsIn, type SubjectLog } from '#ground/audit/log.rules.ts';
import { dayFormat, wordsFormat } from '#ground/audit/log-values.rules.ts';
import { CHANNEL_WORDS, REQUEST_KIND_WORDS } from './member-desk.words.ts';

export const MEMBER_LOG: SubjectLog = {
  thing: (id) => msg`Member ${id}`,
  actions: {
    look: msg`Opened the member’s page`,
    note_add: msg`Added a note`,
    note_edit: msg`Changed a note`,
    note_remove: msg`Removed a note`,
    note_restore: msg`Restored a note`,
    request_register: msg`Registered a request about personal data`,
    request_withdraw: msg`Withdrew a request about personal data`,
    export: msg`Handed a copy of the data over`,
    delete: msg`Deleted the account`,
    end_sessions: msg`Signed all devices out`,
  },
  fact: factsIn({
    note: { name: msg`Note` },
    request: { name: msg`Request` },
    kind: { name: msg`What they asked for`, format: wordsFormat(REQUEST_KIND_WORDS) },
    channel: { name: msg`How they asked`, format: wordsFormat(CHANNEL_WORDS) },
    received_on: { name: msg`Received on`, format: dayFormat },
    by: { name: msg`Provided`, format: wordsFormat({ mail: msg`By e-mail`, download: msg`As a download` }) },
  }),
};
