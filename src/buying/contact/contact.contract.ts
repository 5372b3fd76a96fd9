import { z } from 'zod';
import { captcha } from '#people/captcha/captcha.contract.ts';
import { email, lines, name, optionalDigits, optionalName, phone } from '#shared/fields.ts';
import { LANGS } from '#shared/locale.ts';
import { successReply } from '#shared/reply.ts';
import { CONTENTS_MAX, ENQUIRY_KINDS } from './enquiry.rules.ts';
import { TITLE_CODES } from './titles.rules.ts';

/** Spec §5 "Contact form". */
export const contactForm = z
  .strictObject({
    kind: z.enum(ENQUIRY_KINDS),
    /** The language of the answer. */
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
