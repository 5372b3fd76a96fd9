import type { StaffRole } from '#shared/rights.ts';
import type { AuditSubject } from './audit.rules.ts';

/** What two people can edit at the same time, as the log names it, and the role that edits it. */
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

/** Only people who may edit a thing may ask what changed while they edited it. */
export function editorOf(subject: OvertakenSubject, subject_id: string | undefined): StaffRole {
  return subject === 'setting' && subject_id === 'delivery' ? 'finance' : EDITED_BY[subject];
}
