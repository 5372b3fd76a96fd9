import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { formatCm } from '#ground/framing/framing.rules.ts';
import { localeOfI18n } from '#shared/locale.ts';
import { inParentheses } from '#shared/parentheses.ts';
import { TEST_NOTE, testTitle } from '#shared/test-order.words.ts';
import type { MailContent, OrderMail, OrderMailData } from '../mail.kinds.ts';
import { greeting, type MailContext } from './mail-context.ts';
import type { MailBody } from './mail-layout.ts';
import { money, ORDER_WORDS } from './order-words.ts';
import { dayAndHour, type OrderWords } from './order-words-parts.ts';

export function isAboutOrder(mail: MailContent): mail is MailContent<keyof OrderMailData> {
  return mail.kind in ORDER_WORDS;
}

/** A mail about an order, with its framed pictures and a link to its page. */
export function orderMailBody<Kind extends keyof OrderMailData>(
  { kind, data }: MailContent<Kind>,
  { i18n, urlOf, fileOf }: MailContext,
): MailBody {
  const words = ORDER_WORDS[kind](data, i18n);
  const closing = words.closing ?? msg`If you have a question, just reply to this e-mail.`;
  const subject = i18n._(words.subject);
  return {
    subject: data.test ? i18n._(testTitle(subject)) : subject,
    ...(data.test && { mark: i18n._(TEST_NOTE) }),
    greeting: greeting(i18n, data.name),
    paragraphs: words.paragraphs.map((paragraph) => i18n._(paragraph)),
    quote: words.quoted,
    ...(words.asksForMoney && { facts: howToPay(data, i18n) }),
    ...(words.collects && { facts: howToCollect(data, i18n) }),
    pictures: data.lines.map((line) => ({
      url: fileOf(line.picture),
      title: line.title,
      details: detailsOf(line, i18n),
      amount: money(line.amount, data, i18n),
    })),
    sums: [
      [i18n._(msg`Subtotal`), money(data.subtotal, data, i18n)],
      [
        i18n._(data.pickup ? msg`Pickup` : msg`Delivery fee`),
        data.shipping_fee === 0 ? i18n._(msg`free`) : money(data.shipping_fee, data, i18n),
      ],
      [i18n._(msg`Total`), money(data.total, data, i18n)],
    ],
    action: actionOf(words, data, { i18n, urlOf }),
    closing: [i18n._(closing)],
  };
}

/** The button of the mail: the parcel's page, the form for the account, or the order. */
function actionOf(
  { trackAt, asksForAccount, showsKit }: OrderWords,
  { code }: OrderMail,
  { i18n, urlOf }: Pick<MailContext, 'i18n' | 'urlOf'>,
) {
  if (trackAt) return { label: i18n._(msg`Track the parcel`), url: trackAt };
  const page = urlOf(`/account/order/${code}`);
  return asksForAccount
    ? { label: i18n._(msg`Enter the account`), url: `${page}#refund_account` }
    : { label: i18n._(msg`See your order`), url: showsKit ? `${page}#kit` : page };
}

/** Spec §3 "Bank transfer info", the amount and the deadline, line by line. */
function howToPay(data: OrderMail, i18n: I18n): [string, string][] {
  const { bank, pay_by } = data;
  const facts: [MessageDescriptor, string | undefined][] = [
    [msg`Amount`, money(data.total, data, i18n)],
    [msg`Pay by`, pay_by && inParentheses(dayAndHour(pay_by, i18n), i18n._(msg`Taipei`), localeOfI18n(i18n))],
    [msg`Bank`, bank && inParentheses(bank.bank_name, bank.bank_code, localeOfI18n(i18n))],
    [msg`Branch`, bank?.bank_address],
    [msg`Account number`, bank?.account_number],
    [msg`Account holder`, bank?.account_holder],
    // The bank's statement is matched by it.
    [msg`Reference`, bank && data.code],
  ];
  return facts.flatMap(([label, value]) => (value ? [[i18n._(label), value] as [string, string]] : []));
}

/** Where to pick up the order, until when, and what to show. */
function howToCollect(
  { pickup, ...data }: OrderMail & { pickup_code?: string; pickup_until?: string },
  i18n: I18n,
): [string, string][] {
  const until =
    data.pickup_until && inParentheses(dayAndHour(data.pickup_until, i18n), i18n._(msg`Taipei`), localeOfI18n(i18n));
  const facts: [MessageDescriptor, string | undefined][] = [
    [msg`Pickup code`, data.pickup_code],
    [msg`Order number`, data.code],
    [msg`Pickup at`, pickup?.name],
    [msg`Address`, pickup?.address],
    [msg`Hours`, pickup?.note],
    [msg`Kept until`, until],
  ];
  return facts.flatMap(([label, value]) => (value ? [[i18n._(label), value] as [string, string]] : []));
}

/** The artist, and the print in one line. */
export function detailsOf(line: Pick<OrderMail['lines'][number], 'artist' | 'frame' | 'size' | 'nums'>, i18n: I18n) {
  const { artist, frame, size, nums } = line;
  const extent = formatCm(size, localeOfI18n(i18n));
  const facts = [extent, frame, ...(nums > 1 ? [i18n._(msg`Quantity ${{ nums: String(nums) }}`)] : [])];
  return [artist, facts.join(' · ')];
}
