import { msg } from '@lingui/core/macro';
import { SHOP_TIME_ZONE } from '#shared/shop-time.ts';
import type { MailData } from '../mail.kinds.ts';
import { greeting, type MailContext } from './mail-context.ts';
import type { MailBody } from './mail-layout.ts';

/** Confirms a request for data or deletion, with its deadline. */
export function dataRequestReceived(
  { name, request, due_at }: MailData['data_request_received'],
  { i18n }: MailContext,
): MailBody {
  const date = i18n.date(new Date(due_at), { dateStyle: 'full', timeZone: SHOP_TIME_ZONE });
  const isDeletion = request === 'deletion';
  return {
    subject: isDeletion
      ? i18n._(msg`We have received your request to delete your account`)
      : i18n._(msg`We have received your request for a copy of your data`),
    greeting: greeting(i18n, name),
    paragraphs: [
      isDeletion
        ? i18n._(msg`You asked us to delete your account and your data. We will do so by ${{ date }}.`)
        : i18n._(msg`You asked for a copy of your data. You will receive it by ${{ date }}.`),
    ],
    closing: [i18n._(msg`If you did not ask for this, please reply to this e-mail immediately.`)],
  };
}

/** The copy of a member's data is in their account, which only they can open. */
export function dataExportReady({ name, path }: MailData['data_export_ready'], { i18n, urlOf }: MailContext): MailBody {
  return {
    subject: i18n._(msg`The copy of your data is ready`),
    greeting: greeting(i18n, name),
    paragraphs: [
      i18n._(msg`Sign in to your account and choose “Download my data”. That way only you can open the file.`),
      i18n._(msg`If you can no longer sign in, please reply to this e-mail.`),
    ],
    action: { label: i18n._(msg`Go to your account`), url: urlOf(path) },
    closing: [],
  };
}

export function accountDeleted({ name }: MailData['account_deleted'], { i18n, brand }: MailContext): MailBody {
  return {
    subject: i18n._(msg`Your account has been deleted`),
    greeting: greeting(i18n, name),
    paragraphs: [
      i18n._(msg`As you asked, we have deleted your account at ${{ brand }} and the data in it.`),
      i18n._(msg`The law requires us to keep invoices and their orders.`),
    ],
    closing: [i18n._(msg`This is our last e-mail to you. Thank you for being with us.`)],
  };
}
