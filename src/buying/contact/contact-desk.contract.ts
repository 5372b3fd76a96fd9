import { z } from 'zod';
import { colleague } from '#people/members/assign.contract.ts';
import { attachmentEntry, attachmentIds, attachmentParam } from '#people/threads/thread.contract.ts';
import { DESK_OWNERS } from '#shared/desk-owner.rules.ts';
import { idText, longText, numberText } from '#shared/fields.ts';
import { LANGS } from '#shared/locale.ts';
import { successReply } from '#shared/reply.ts';
import { ENQUIRY_KINDS, ENQUIRY_STATES } from './enquiry.rules.ts';
import { TITLE_CODES } from './titles.rules.ts';

export const enquiryParam = z.object({ id: idText });
export const enquiriesQuery = z.object({
  state: z.enum(ENQUIRY_STATES).default('open'),
  who: z.enum(DESK_OWNERS).default('all'),
  page: numberText(1, 10_000).default(1),
});

const enquiryHead = z.object({
  enquiry_id: z.int(),
  kind: z.enum(ENQUIRY_KINDS),
  lang: z.enum(LANGS),
  name: z.string(),
  email: z.string(),
  company_name: z.string().nullable(),
  /** Null for a visitor. */
  member_id: z.int().nullable(),
  created_at: z.string(),
  /** When the first unanswered letter arrived, which may be a member's later letter. Null once answered. */
  waiting_since: z.string().nullable(),
  /** When the answer is due, in service hours; null once answered. */
  due_at: z.string().nullable(),
  assigned: colleague.nullable(),
});

const enquiryEntry = enquiryHead
  .extend({
    /** The beginning of the enquiry. */
    excerpt: z.string(),
  })
  .meta({ id: 'EnquiryEntry' });
export type EnquiryEntry = z.infer<typeof enquiryEntry>;

export const enquiriesReply = successReply({
  list: z.array(enquiryEntry),
  /** Counting stops at `MOST_COUNTED` + 1, which means more. */
  counts: z.object({ open: z.int(), answered: z.int() }),
  total: z.int(),
  /** Whether there are more than were counted. */
  more: z.boolean(),
  page: z.int(),
  pages: z.int(),
}).meta({ id: 'Enquiries' });

const letter = z.object({
  /** Grows with every letter of an enquiry; 0 is a visitor's question. */
  letter_id: z.int(),
  side: z.enum(['sender', 'shop']),
  text: z.string(),
  created_at: z.string(),
  attachments: z.array(attachmentEntry),
  /** When the mailed link to its files expires, for a visitor. */
  files_until: z.string().nullable(),
});
export type EnquiryLetter = z.infer<typeof letter>;

const enquiryDetail = enquiryHead
  .extend({
    state: z.enum(ENQUIRY_STATES),
    title: z.enum(TITLE_CODES),
    phone: z.string(),
    company_phone: z.string().nullable(),
    thread_id: z.int().nullable(),
    /** Oldest first; only the latest of a member's long conversation. */
    letters: z.array(letter),
    /** Staff to whom it can be assigned. */
    colleagues: z.array(colleague),
  })
  .meta({ id: 'WholeEnquiry' });
export type EnquiryDetail = z.infer<typeof enquiryDetail>;
export const enquiryReply = successReply({ enquiry: enquiryDetail }).meta({ id: 'EnquiryReply' });

/** The answer, and the last letter its author had seen: if a newer one exists, the answer is refused. */
export const enquiryAnswer = z
  .strictObject({ text: longText, seen: z.int().min(0).max(2_147_483_647), attachments: attachmentIds })
  .meta({ id: 'EnquiryAnswer' });
export type EnquiryAnswer = z.infer<typeof enquiryAnswer>;

export const enquiryFileParam = z.object({ id: idText, file: attachmentParam.shape.id });

export const linkedFileParam = z.object({ attachment_id: attachmentParam.shape.id });

export const filesLink = z.strictObject({ token: z.string().regex(/^[\w-]{20,128}$/) }).meta({ id: 'FilesLink' });
export const filesReply = successReply({
  /** The number of the answered enquiry. */
  number: z.int(),
  list: z.array(attachmentEntry),
  until: z.string(),
}).meta({ id: 'AnswerFiles' });
