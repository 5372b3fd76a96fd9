import { z } from 'zod';
import { text } from '#shared/fields.ts';
import { perLang } from '#shared/locale.ts';
import { successReply } from '#shared/reply.ts';
import { LARGEST_ID } from '#shared/row-id.ts';
import { LONGEST_LINK_DAYS, REASON_LENGTH, SENTENCE_LENGTH } from './opening.rules.ts';

/** The secret of an invitation link. */
export const previewVisit = z.strictObject({ token: z.string().regex(/^[\w-]{43}$/) }).meta({ id: 'PreviewVisit' });
export const previewReply = successReply({}).meta({ id: 'Preview' });

/** What visitors of a closed shop read; an empty sentence in all languages means none. */
const notice = {
  opens_on: z.iso
    .date()
    .refine((day) => day >= '2020' && day < '2100')
    .nullable(),
  sentence: z.strictObject(perLang(() => text(SENTENCE_LENGTH))),
};
export const noticeEdit = z
  .strictObject({ version: z.int().min(0).max(LARGEST_ID), ...notice })
  .meta({ id: 'OpeningNotice' });
export type NoticeEdit = z.infer<typeof noticeEdit>;

export const linkOrder = z
  .strictObject({ days: z.int().min(1).max(LONGEST_LINK_DAYS) })
  .meta({ id: 'PreviewLinkOrder' });
export const closing = z.strictObject({ reason: text(REASON_LENGTH).min(1) }).meta({ id: 'Closing' });

/** The opening as staff see it. */
export const openingView = z.object({
  state: z.enum(['closed', 'open']),
  changed_at: z.string().nullable(),
  reason: z.string().nullable(),
  version: z.int(),
  ...notice,
  /** Until when the invitation link works; null without one. Its secret is not stored. */
  link_expires_at: z.string().nullable(),
});
export type OpeningView = z.infer<typeof openingView>;
