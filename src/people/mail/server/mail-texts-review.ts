import { msg } from '@lingui/core/macro';
import { SHOP_TIME_ZONE } from '#shared/shop-time.ts';
import type { MailData } from '../mail.kinds.ts';
import { greeting, type MailContext } from './mail-context.ts';
import type { MailBody } from './mail-layout.ts';

/** Somebody of the shop wrote to the member; the whole answer is in the mail. */
export function messageAnswered(data: MailData['message_answered'], { i18n, brand, urlOf }: MailContext): MailBody {
  const { name, subject, text, path } = data;
  return {
    subject: subject
      ? i18n._(msg`${{ brand }} has answered: ${{ subject }}`)
      : i18n._(msg`${{ brand }} has written to you`),
    greeting: greeting(i18n, name),
    paragraphs: linesOf(text),
    action: { label: i18n._(msg`Read and reply`), url: urlOf(path) },
    closing: [i18n._(msg`Please reply on our page, so that everything stays together.`)],
  };
}

/** An application has arrived. */
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
    closing: [i18n._(msg`You can buy and collect with your account already.`)],
  };
}

/** Reviewers have a question. */
export function applicationNeedsInfo(
  { name, question }: MailData['application_needs_info'],
  { i18n, urlOf }: MailContext,
): MailBody {
  return {
    subject: i18n._(msg`A question about your application`),
    greeting: greeting(i18n, name),
    paragraphs: [i18n._(msg`Before we decide on your application, we have a question:`), ...linesOf(question)],
    action: { label: i18n._(msg`Answer the question`), url: urlOf('/account') },
    closing: [i18n._(msg`Once you have answered, we decide within five business days.`)],
  };
}

/** An application was approved. */
export function applicationApproved(
  { name }: MailData['application_approved'],
  { i18n, brand, urlOf }: MailContext,
): MailBody {
  return {
    subject: i18n._(msg`Welcome to the artists of ${{ brand }}`),
    greeting: greeting(i18n, name),
    paragraphs: [
      i18n._(msg`Congratulations: your application has been approved.`),
      i18n._(msg`You can now manage your works and see your sales and yearly report in your account.`),
    ],
    action: { label: i18n._(msg`Go to your account`), url: urlOf('/account') },
    closing: [i18n._(msg`If you have a question, simply write to us from your account.`)],
  };
}

/** An application was rejected. */
export function applicationRejected(
  { name, reason }: MailData['application_rejected'],
  { i18n, urlOf }: MailContext,
): MailBody {
  return {
    subject: i18n._(msg`Our answer to your application`),
    greeting: greeting(i18n, name),
    paragraphs: [
      i18n._(msg`We have looked at your application carefully, but cannot accept it now:`),
      ...linesOf(reason),
    ],
    action: { label: i18n._(msg`See your application`), url: urlOf('/account') },
    closing: [i18n._(msg`You may apply again whenever you like. Your account stays open for everything else.`)],
  };
}

/** A seller was suspended. */
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
      i18n._(msg`Orders that were placed before are made and delivered, and you receive your share of them.`),
      i18n._(msg`If you have a question, simply write to us from your account.`),
    ],
  };
}

/** A suspended seller may sell again. */
export function applicationReinstated(
  { name, reason }: MailData['application_reinstated'],
  { i18n, urlOf }: MailContext,
): MailBody {
  return {
    subject: i18n._(msg`You can sell again`),
    greeting: greeting(i18n, name),
    paragraphs: [
      i18n._(msg`The pause of your sales is over. The works that we took down are online again.`),
      ...linesOf(reason),
    ],
    action: { label: i18n._(msg`Go to your account`), url: urlOf('/account') },
    closing: [i18n._(msg`If you have a question, simply write to us from your account.`)],
  };
}

/** A text of several lines as the paragraphs of a mail. */
export function linesOf(text: string): string[] {
  return text.split(/\s*\n\s*/).filter(Boolean);
}
