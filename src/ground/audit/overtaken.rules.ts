import type { StaffRole } from '#shared/rights.ts';
import type { AuditSubject } from './audit.rules.ts';

/** What two people can edit at once, as the log names it, and whose trade it is. */
const EDITED_BY = {
  artwork: 'editor',
  artist: 'editor',
  frame: 'editor',
  store: 'editor',
  canned_answer: 'support',
  category: 'editor',
  article: 'editor',
  faq: 'editor',
  page: 'editor',
  home: 'editor',
  setting: 'admin',
} as const satisfies Partial<Record<AuditSubject, StaffRole>>;
export type OvertakenSubject = keyof typeof EDITED_BY;
export const OVERTAKEN_SUBJECTS = Object.keys(EDITED_BY) as [OvertakenSubject, ...OvertakenSubject[]];

/** Who may ask what was changed of a thing while they edited it: whoever may edit it. */
export function editorOf(subject: OvertakenSubject, subject_id: string | undefined): StaffRole {
  return subject === 'setting' && subject_id === 'delivery' ? 'finance' : EDITED_BY[subject];
}
