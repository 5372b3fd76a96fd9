import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { langOf, localeOfI18n, textIn } from '#shared/locale.ts';
import { formatMoney } from '#shared/money.ts';
import { testTitle } from '#shared/test-order.words.ts';
import { isOfDay, type NoticeKind, type NoticeText } from './notice.rules.ts';

/** The name of each kind, as a heading and for counts. */
export const NOTICE_WORDS: Record<NoticeKind, MessageDescriptor> = {
  new_order: msg`New orders`,
  transfer_reported: msg`Reported transfers`,
  payment_problem: msg`Payment problems`,
  invoice_problem: msg`Invoice problems`,
  return_requested: msg`Return requests`,
  cancellation_requested: msg`Cancellations to decide`,
  message: msg`New messages`,
  enquiry: msg`New enquiries`,
  application: msg`Seller applications`,
  work_submitted: msg`Submitted works`,
  payout: msg`Payouts to artists and galleries`,
  mail_given_up: msg`E-mails that could not be delivered`,
  job_failing: msg`Failing background jobs`,
};

/** One line about a notice: an order’s code and amount at most, nothing about the buyer. */
export function noticeText(i18n: I18n, notice: NoticeText): string {
  const text = plainText(i18n, notice);
  return notice.facts.test ? i18n._(testTitle(text)) : text;
}

function plainText(i18n: I18n, notice: NoticeText): string {
  const { subject: code, facts } = notice;
  if (facts.what === 'books_differ') return differenceText(i18n, notice);
  const { amount, currency, order, title, count } = facts;
  const sum = amount !== undefined && currency ? formatMoney(amount, currency, localeOfI18n(i18n)) : '';
  switch (notice.kind) {
    case 'new_order':
      return i18n._(msg`New order ${{ code }}: ${{ sum }}`);
    case 'transfer_reported':
      return i18n._(msg`Transfer reported for order ${{ code }}: ${{ sum }}`);
    case 'payment_problem':
      return problemText(i18n, notice);
    case 'invoice_problem':
      return facts.what === 'invoice_numbers'
        ? i18n._(msg`Invoice numbers are running out: ${{ count: count ?? 0 }} left`)
        : i18n._(msg`The invoice of order ${{ code }} needs attention`);
    case 'return_requested':
      return i18n._(msg`Return requested for order ${{ code }}`);
    case 'cancellation_requested':
      return i18n._(msg`Cancellation to decide for order ${{ code }}`);
    case 'message':
      return order ? i18n._(msg`New message about order ${{ order }}`) : i18n._(msg`New message, no. ${{ code }}`);
    case 'enquiry':
      return i18n._(msg`New enquiry, no. ${{ code }}`);
    case 'application':
      return facts.what === 'answered'
        ? i18n._(msg`The applicant has answered: application no. ${{ code }}`)
        : i18n._(msg`New application, no. ${{ code }}`);
    case 'work_submitted': {
      const work = (title && textIn(title, langOf(localeOfI18n(i18n)))) || code;
      return i18n._(msg`Work to review: “${{ work }}”`);
    }
    case 'payout':
      return facts.what === 'payout_due'
        ? i18n._(msg`Shares of ${{ count: count ?? 1 }} artists and galleries can be paid out`)
        : i18n._(msg`Payout run ${{ code }} is ready for approval`);
    case 'mail_given_up':
      return count && count > 1
        ? i18n._(msg`${{ count }} e-mails could not be delivered`)
        : i18n._(msg`An e-mail could not be delivered (no. ${{ code }})`);
    case 'job_failing':
      if (code === 'backup') return i18n._(msg`No backup for more than 36 hours`);
      return code === 'scheduled_backup'
        ? i18n._(msg`The scheduled backup keeps failing`)
        : i18n._(msg`A background job keeps failing: ${{ code }}`);
  }
}

function differenceText(i18n: I18n, { kind, subject, facts: { order: code } }: NoticeText): string {
  if (code) return i18n._(msg`Our records of order ${{ code }} differ from external records`);
  if (kind === 'payout') return i18n._(msg`Our payouts and the ledger of shares differ`);
  return isOfDay(subject)
    ? i18n._(msg`Our payments of ${{ day: subject }} differ from the provider’s records`)
    : i18n._(msg`Our records of ${{ subject }} differ from external records`);
}

function problemText(i18n: I18n, { subject: code, facts: { what } }: NoticeText): string {
  switch (what) {
    case 'refund_stuck':
      return i18n._(
        msg`The provider did not confirm a refund of order ${{ code }}. Check its own pages before you refund it by hand.`,
      );
    case 'refund_case':
      return i18n._(msg`A refund of order ${{ code }} at the provider needs a decision`);
    default:
      return i18n._(msg`A payment for order ${{ code }} needs a decision`);
  }
}

// @chunk log
