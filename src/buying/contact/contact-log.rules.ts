import { msg } from '@lingui/core/macro';
import { SETTING_ACTIONS } from '#catalogue/site/setting-log.rules.ts';
import { factsIn, type SubjectLog } from '#ground/audit/log.rules.ts';
import { dayFormat } from '#ground/audit/log-values.rules.ts';

/** How the log speaks of enquiries. */
export const ENQUIRY_LOG: SubjectLog = {
  thing: (id) => msg`Enquiry ${id}`,
  actions: { assign: msg`Assigned to someone`, answer: msg`Answered` },
  // A person who has left the staff has no name.
  fact: factsIn({ assigned_to: { name: msg`Assigned to` } }),
};

/** How it speaks of prepared answers; the words of each language are facts of their own. */
export const CANNED_ANSWER_LOG: SubjectLog = {
  thing: (id) => msg`Saved reply ${id}`,
  actions: { add: msg`Added`, edit: msg`Changed`, remove: msg`Removed`, restore: msg`Brought back` },
  fact: factsIn({ title: { name: msg`Name of this answer` }, text: { name: msg`Text` } }),
};

/** How it speaks of the shop's own holidays. */
export const CALENDAR_LOG: SubjectLog = {
  thing: () => msg`Holidays`,
  actions: SETTING_ACTIONS,
  fact: factsIn({
    closed: { name: msg`Also closed`, format: dayFormat },
    working: { name: msg`Open on a holiday`, format: dayFormat },
  }),
};
