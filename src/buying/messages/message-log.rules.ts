import { msg } from '@lingui/core/macro';
import { factsIn, type SubjectLog } from '#ground/audit/log.rules.ts';

export const MESSAGE_LOG: SubjectLog = {
  thing: (id) => msg`Conversation ${id}`,
  actions: {
    assign: msg`Assigned to someone`,
    answer: msg`Answered`,
    close: msg`Conversation closed`,
    open: msg`Conversation opened again`,
  },
  // A former staff member has no name.
  fact: factsIn({ assigned_to: { name: msg`Assigned to` } }),
};
