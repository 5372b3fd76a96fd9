import { msg } from '@lingui/core/macro';
import { SHOP_TIME_ZONE } from '#shared/shop-time.ts';
import type { MailData } from '../mail.kinds.ts';
import { greeting, type MailContext } from './mail-context.ts';
import type { MailBody } from './mail-layout.ts';

/** The mail contains the shop's whole answer. */
export function messageAnswered(data: MailData['message_answered'], { i18n, brand, urlOf }: MailContext): MailBody {
  const { name, subject, text, path } = data;
  return {
    subject: subject
      ? i18n._(msg`${{ brand }} has answered: ${{ subject }}`)
      : i18n._(msg`${{ brand }} has written to you`),
    greeting: greeting(i18n, name),
    paragraphs: linesOf(text),
    action: { label: i18n._(msg`Read and reply`), url: urlOf(path) },
    closing: [i18n._(msg`Please reply on our website, so that the conversation stays in one place.`)],
  };
}

export function applicationReceived(
  { name, due_at }: MailData['application_received'],
  { i18n, urlOf }: MailContext,
): MailBody {
  const date = i18n.date(new Date(due_at), { dateStyle: 'full', timeZone: SHOP_TIME_ZONE });
  return {
    subject: i18n._(msg`We have received your application`),
    greeting: greeting(i18n, name),
    paragraphs: [
      i18n._(msg`Thank you for applying to show your works with us. Our staff read every application.`),
      i18n._(msg`You will hear from us by ${{ date }}.`),
    ],
    action: { label: i18n._(msg`See your application`), url: urlOf('/account') },
    closing: [i18n._(msg`You can already use your account to buy works and save favourites.`)],
  };
}

export function applicationNeedsInfo(
  { name, question }: MailData['application_needs_info'],
  { i18n, urlOf }: MailContext,
): MailBody {
  return {
    subject: i18n._(msg`A question about your application`),
    greeting: greeting(i18n, name),
    paragraphs: [i18n._(msg`Before we decide on your application, we have a question:`), ...linesOf(question)],
    action: { label: i18n._(msg`Answer the question`), url: urlOf('/account') },
    closing: [i18n._(msg`Once you have answered, we will decide within five business days.`)],
  };
}

export function applicationApproved(
  { name }: MailData['application_approved'],
  { i18n, brand, urlOf }: MailContext,
): MailBody {
  return {
    subject: i18n._(msg`Welcome: you can now sell with ${{ brand }}`),
    greeting: greeting(i18n, name),
    paragraphs: [
      i18n._(msg`Congratulations: your application has been approved.`),
      i18n._(msg`You can now manage your works and see your sales and yearly statement in your account.`),
    ],
    action: { label: i18n._(msg`Go to your account`), url: urlOf('/account') },
    closing: [i18n._(msg`If you have a question, simply write to us from your account.`)],
  };
}

export function applicationRejected(
  { name, reason }: MailData['application_rejected'],
  { i18n, urlOf }: MailContext,
): MailBody {
  return {
    subject: i18n._(msg`Our answer to your application`),
    greeting: greeting(i18n, name),
    paragraphs: [
      i18n._(msg`We have read your application carefully, but cannot accept it at the moment:`),
      ...linesOf(reason),
    ],
    action: { label: i18n._(msg`See your application`), url: urlOf('/account') },
    closing: [i18n._(msg`You can apply again at any time, and use your account for everything else as before.`)],
  };
}

export function applicationSuspended(
  { name, reason }: MailData['application_suspended'],
  { i18n, urlOf }: MailContext,
): MailBody {
  return {
    subject: i18n._(msg`Your sales are paused`),
    greeting: greeting(i18n, name),
    paragraphs: [
      i18n._(msg`We have paused your sales. Your works are not for sale until this is settled:`),
      ...linesOf(reason),
    ],
    action: { label: i18n._(msg`See the current status`), url: urlOf('/account') },
    closing: [
      i18n._(msg`We will make and deliver the orders already placed, and you will receive your share of them.`),
      i18n._(msg`If you have a question, simply write to us from your account.`),
    ],
  };
}

export function applicationReinstated(
  { name, reason }: MailData['application_reinstated'],
  { i18n, urlOf }: MailContext,
): MailBody {
  return {
    subject: i18n._(msg`You can sell again`),
    greeting: greeting(i18n, name),
    paragraphs: [
      i18n._(msg`Your sales are no longer paused. The works that we took offline are online again.`),
      ...linesOf(reason),
    ],
    action: { label: i18n._(msg`Go to your account`), url: urlOf('/account') },
    closing: [i18n._(msg`If you have a question, simply write to us from your account.`)],
  };
}

/** A text of several lines as paragraphs of a mail. */
export function linesOf(text: string): string[] {
  return text.split(/\s*\n\s*/).filter(Boolean);
}
