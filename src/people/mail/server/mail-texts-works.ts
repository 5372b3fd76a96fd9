import { msg } from '@lingui/core/macro';
import type { MailData } from '../mail.kinds.ts';
import { greeting, type MailContext } from './mail-context.ts';
import type { MailBody } from './mail-layout.ts';
import { linesOf } from './mail-texts-review.ts';

/** The shop has published a seller's work. */
export function workOnline({ name, title, item_id }: MailData['work_online'], { i18n, urlOf }: MailContext): MailBody {
  return {
    subject: i18n._(msg`“${{ title }}” is now in the shop`),
    greeting: greeting(i18n, name),
    paragraphs: [
      i18n._(msg`We have reviewed “${{ title }}” and are pleased to show it. It is now on sale.`),
      i18n._(msg`You can pause it or edit its texts at any time.`),
    ],
    action: { label: i18n._(msg`See it in the shop`), url: urlOf(`/shop/${item_id}`) },
    closing: [i18n._(msg`We will e-mail you when the first print is sold.`)],
  };
}

/** Reviewers request changes to a work; the mail contains their message. */
export function workNeedsChanges(
  { name, title, item_id, words }: MailData['work_needs_changes'],
  { i18n, urlOf }: MailContext,
): MailBody {
  return {
    subject: i18n._(msg`Please revise “${{ title }}”`),
    greeting: greeting(i18n, name),
    paragraphs: [i18n._(msg`Before “${{ title }}” can go on sale, please revise the following:`), ...linesOf(words)],
    action: { label: i18n._(msg`Edit the work`), url: urlOf(`/account/work/${item_id}`) },
    closing: [i18n._(msg`We will review it again when you resubmit it.`)],
  };
}
