import { z } from 'zod';
import { captcha } from '#features/captcha/captcha.contract.ts';
import { colleague } from '#features/members/assign.contract.ts';
import { DESK_OWNERS } from '#shared/desk-owner.rules.ts';
import {
  email,
  idText,
  lines,
  longText,
  name,
  numberText,
  optionalDigits,
  optionalName,
  phone,
} from '#shared/fields.ts';
import { LANGS } from '#shared/locale.ts';
import { successReply } from '#shared/reply.ts';
import { CONTENTS_MAX, ENQUIRY_KINDS, ENQUIRY_STATES } from './enquiry.rules.ts';
import { TITLE_CODES } from './titles.rules.ts';

/** Spec §5 "Contact form". */
export const contactForm = z
  .strictObject({
    kind: z.enum(ENQUIRY_KINDS),
    /** In which the sender wants the answer. */
    language: z.enum(LANGS),
    title: z.enum(TITLE_CODES),
    firstname: name,
    lastname: name,
    email,
    phone,
    company_name: optionalName,
    company_phone: optionalDigits,
    contents: lines(CONTENTS_MAX),
    captcha,
  })
  .meta({ id: 'ContactForm' });
export type ContactForm = z.infer<typeof contactForm>;

/** A member finds the enquiry among their messages; a visitor gets the answer by mail. */
export const contactReply = successReply({ enquiry_id: z.int(), thread_id: z.int().nullable() }).meta({
  id: 'EnquiryReceived',
});
export type EnquiryReceived = Omit<z.infer<typeof contactReply>, 'code' | 'message' | 'showMessage'>;

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
  /** Nothing for a visitor. */
  member_id: z.int().nullable(),
  created_at: z.string(),
  /** In the hours in which somebody is there. */
  due_at: z.string(),
  /** Who has taken it up. */
  assigned: colleague.nullable(),
});

const enquiryEntry = enquiryHead
  .extend({
    /** The beginning of what was asked. */
    excerpt: z.string(),
  })
  .meta({ id: 'EnquiryEntry' });
export type EnquiryEntry = z.infer<typeof enquiryEntry>;

export const enquiriesReply = successReply({
  list: z.array(enquiryEntry),
  counts: z.object({ open: z.int(), answered: z.int() }),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
}).meta({ id: 'Enquiries' });

const letter = z.object({
  /** Grows with every letter of an enquiry; 0 is what a visitor asked. */
  letter_id: z.int(),
  side: z.enum(['sender', 'shop']),
  text: z.string(),
  created_at: z.string(),
});

const wholeEnquiry = enquiryHead
  .extend({
    state: z.enum(ENQUIRY_STATES),
    title: z.enum(TITLE_CODES),
    phone: z.string(),
    company_phone: z.string().nullable(),
    thread_id: z.int().nullable(),
    /** Oldest first; of a member's long conversation only the latest. */
    letters: z.array(letter),
    /** Who may take it up. */
    colleagues: z.array(colleague),
  })
  .meta({ id: 'WholeEnquiry' });
export type WholeEnquiry = z.infer<typeof wholeEnquiry>;
export const enquiryReply = successReply({ enquiry: wholeEnquiry }).meta({ id: 'EnquiryReply' });

/** What staff answer, and the last letter they had before them: whoever did not see the latest is told so. */
export const enquiryAnswer = z
  .strictObject({ text: longText, seen: z.int().min(0).max(2_147_483_647) })
  .meta({ id: 'EnquiryAnswer' });
export type EnquiryAnswer = z.infer<typeof enquiryAnswer>;
