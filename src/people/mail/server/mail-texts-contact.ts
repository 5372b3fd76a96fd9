import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { SHOP_TIME_ZONE } from '#shared/shop-time.ts';
import type { ContactMail, MailData } from '../mail.kinds.ts';
import { greeting, type MailContext } from './mail-context.ts';
import type { MailBody } from './mail-layout.ts';
import { linesOf } from './mail-texts-review.ts';

const KINDS: Record<ContactMail['kind'], MessageDescriptor> = {
  contact: msg`General enquiry`,
  partner: msg`Enquiry from an artist or gallery`,
  collaboration: msg`Collaboration enquiry`,
};

/**
 * Confirms an enquiry. Anyone may have entered the address, so the mail contains nothing that the sender chose except a
 * name.
 */
export function contactReceived(
  { name, number, path }: MailData['contact_received'],
  { i18n, hours, urlOf }: MailContext,
): MailBody {
  return {
    subject: i18n._(msg`We have received your enquiry (no. ${{ number: String(number) }})`),
    greeting: greeting(i18n, name),
    paragraphs: [
      i18n._(msg`Thank you for writing to us. One of us will read your enquiry and reply personally.`),
      i18n._(
        msg`Our hours: ${{ hours }}. Messages that arrive outside these hours, or on a public holiday in Taiwan, are read on the next business day.`,
      ),
    ],
    action: path
      ? { label: i18n._(msg`See the conversation`), url: urlOf(path) }
      : { label: i18n._(msg`Frequently asked questions`), url: urlOf('/contact/faq') },
    closing: [i18n._(msg`If you did not write to us, someone mistyped their address; you can ignore this e-mail.`)],
  };
}

/** An enquiry, and how to reach its sender. */
export function contactNew(data: MailData['contact_new'], { i18n, urlOf }: MailContext): MailBody {
  const { number, kind, name, email, phone, company, contents, path } = data;
  const about = i18n._(KINDS[kind]);
  return {
    subject: i18n._(msg`Enquiry no. ${{ number: String(number) }} from ${{ name }}: ${{ about }}`),
    greeting: i18n._(msg`Hello,`),
    paragraphs: [i18n._(msg`${{ name }} has written to us:`), ...linesOf(contents)],
    facts: [
      [i18n._(msg`Kind of enquiry`), about],
      [i18n._(msg`E-mail address`), email],
      [i18n._(msg`Telephone`), phone],
      ...(company ? [[i18n._(msg`Company`), company] satisfies [string, string]] : []),
    ],
    action: { label: i18n._(msg`Answer the enquiry`), url: urlOf(path) },
    closing: [i18n._(msg`Please reply on that page, so that nobody answers twice.`)],
  };
}

/** The shop's answer to a visitor, with the question below. */
export function contactAnswer(
  { name, number, text, contents, files }: MailData['contact_answer'],
  { i18n, brand, urlOf }: MailContext,
): MailBody {
  const until = files && i18n.date(new Date(files.until), { dateStyle: 'long', timeZone: SHOP_TIME_ZONE });
  return {
    subject: i18n._(msg`${{ brand }} has answered your enquiry (no. ${{ number: String(number) }})`),
    greeting: greeting(i18n, name),
    paragraphs: [
      ...linesOf(text),
      ...(files ? [i18n._(msg`Files for this answer:`), ...files.names] : []),
      i18n._(msg`You wrote:`),
    ],
    quote: contents,
    ...(files && { action: { label: i18n._(msg`Open the files`), url: urlOf(files.path) } }),
    closing: [
      ...(until ? [i18n._(msg`The link to the files works until ${{ until }}; anyone who has it can open them.`)] : []),
      i18n._(msg`If you have a question, just reply to this e-mail.`),
    ],
  };
}
