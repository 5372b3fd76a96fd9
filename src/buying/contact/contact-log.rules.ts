import { msg } from '@lingui/core/macro';
import { type DayHours, weekText } from '#catalogue/site/service-week.rules.ts';
import { SETTING_ACTIONS } from '#catalogue/site/setting-log.rules.ts';
import { type FactFormat, factsIn, type SubjectLog } from '#ground/audit/log.rules.ts';
import { dayFormat, plainFormat } from '#ground/audit/log-values.rules.ts';

export const ENQUIRY_LOG: SubjectLog = {
  thing: (id) => msg`Enquiry ${id}`,
  actions: { assign: msg`Assigned to someone`, answer: msg`Answered` },
  // A former staff member has no name.
  fact: factsIn({ assigned_to: { name: msg`Assigned to` } }),
};

/** The text of each language is a separate fact. */
export const CANNED_ANSWER_LOG: SubjectLog = {
  thing: (id) => msg`Saved reply ${id}`,
  actions: { add: msg`Added`, edit: msg`Changed`, remove: msg`Removed`, restore: msg`Restored` },
  fact: factsIn({ title: { name: msg`Name of this answer` }, text: { name: msg`Text` } }),
};

const weekFormat: FactFormat = (value, reader) =>
  Array.isArray(value) ? weekText(value as DayHours[], reader.i18n, reader.locale) : plainFormat(value, reader);

export const CALENDAR_LOG: SubjectLog = {
  thing: () => msg`Holidays`,
  actions: SETTING_ACTIONS,
  fact: factsIn({
    closed: { name: msg`Also closed`, format: dayFormat },
    working: { name: msg`Open on a holiday`, format: dayFormat },
    hours: { name: msg`Service hours`, format: weekFormat },
  }),
};
