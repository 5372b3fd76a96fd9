import { msg } from '@lingui/core/macro';
import { SETTING_DEEDS } from '#catalogue/site/setting-log.rules.ts';
import { factsIn, type SubjectLog } from '#ground/audit/log.rules.ts';
import { tellDay } from '#ground/audit/log-values.rules.ts';

/** Whoever has left the staff has no name; the rest is told by theirs. */
const assigned_to = { name: msg`Assigned to` };

/** How the log speaks of enquiries. */
export const ENQUIRY_LOG: SubjectLog = {
  thing: (id) => msg`Enquiry ${id}`,
  deeds: { assign: msg`Assigned to someone`, answer: msg`Answered` },
  fact: factsIn({ assigned_to }),
};

/** How it speaks of conversations with members. */
export const MESSAGE_LOG: SubjectLog = {
  thing: (id) => msg`Conversation ${id}`,
  deeds: {
    assign: msg`Assigned to someone`,
    answer: msg`Answered`,
    close: msg`Conversation closed`,
    open: msg`Conversation opened again`,
  },
  fact: factsIn({ assigned_to }),
};

/** How it speaks of prepared answers; the words of each language are facts of their own. */
export const CANNED_ANSWER_LOG: SubjectLog = {
  thing: (id) => msg`Saved reply ${id}`,
  deeds: { add: msg`Added`, edit: msg`Changed`, remove: msg`Removed`, restore: msg`Brought back` },
  fact: factsIn({ title: { name: msg`Name of this answer` }, text: { name: msg`Text` } }),
};

/** How it speaks of the shop's own holidays. */
export const CALENDAR_LOG: SubjectLog = {
  thing: () => msg`Holidays`,
  deeds: SETTING_DEEDS,
  fact: factsIn({
    closed: { name: msg`Also closed`, tell: tellDay },
    working: { name: msg`Open on a holiday`, tell: tellDay },
  }),
};
