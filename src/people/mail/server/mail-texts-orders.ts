import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { formatCm } from '#ground/framing/framing.rules.ts';
import { localeOfI18n, usesHanScript } from '#shared/locale.ts';
import type { MailContent, OrderMail, OrderMailData } from '../mail.kinds.ts';
import { greeting, type MailContext } from './mail-context.ts';
import type { MailBody } from './mail-layout.ts';
import { dayAndHour, money, ORDER_WORDS } from './order-words.ts';

export function isAboutOrder(mail: MailContent): mail is MailContent<keyof OrderMailData> {
  return mail.kind in ORDER_WORDS;
}

/** A mail about an order, with its framed pictures and a way to its page. */
export function orderMailBody<Kind extends keyof OrderMailData>(
  { kind, data }: MailContent<Kind>,
  { i18n, urlOf, fileOf }: MailContext,
): MailBody {
  const words = ORDER_WORDS[kind](data, i18n);
  const closing = words.closing ?? msg`If you have a question, just reply to this e-mail.`;
  return {
    subject: i18n._(words.subject),
    greeting: greeting(i18n, data.name),
    paragraphs: words.paragraphs.map((paragraph) => i18n._(paragraph)),
    quote: words.quoted,
    ...(words.asksForMoney && { facts: howToPay(data, i18n) }),
    pictures: data.lines.map((line) => ({
      url: fileOf(line.picture),
      title: line.title,
      details: detailsOf(line, i18n),
      amount: money(line.amount, data, i18n),
    })),
    sums: [
      [i18n._(msg`Subtotal`), money(data.subtotal, data, i18n)],
      [i18n._(msg`Shipping fee`), data.shipping_fee === 0 ? i18n._(msg`free`) : money(data.shipping_fee, data, i18n)],
      [i18n._(msg`Total`), money(data.total, data, i18n)],
    ],
    action: { label: i18n._(msg`See your order`), url: urlOf(`/account/order/${data.code}`) },
    closing: [i18n._(closing)],
  };
}

/** Spec §3 "Bank transfer info", the amount and the deadline, line by line. */
function howToPay(data: OrderMail, i18n: I18n): [string, string][] {
  const { bank, pay_by } = data;
  const facts: [MessageDescriptor, string | undefined][] = [
    [msg`Amount`, money(data.total, data, i18n)],
    [msg`Pay by`, pay_by && inParentheses(dayAndHour(pay_by, i18n), i18n._(msg`Taipei`), i18n)],
    [msg`Bank`, bank && inParentheses(bank.bank_name, bank.bank_code, i18n)],
    [msg`Bank address`, bank?.bank_address],
    [msg`Account number`, bank?.account_number],
    [msg`Account holder`, bank?.account_holder],
  ];
  return facts.flatMap(([label, value]) => (value ? [[i18n._(label), value] as [string, string]] : []));
}

/** Chinese has wide parentheses of its own, and no space before them. */
function inParentheses(text: string, aside: string, i18n: I18n): string {
  return usesHanScript(localeOfI18n(i18n)) ? `${text}（${aside}）` : `${text} (${aside})`;
}

/** Whose work it is, and the print in one line. */
export function detailsOf(line: Pick<OrderMail['lines'][number], 'artist' | 'frame' | 'size' | 'nums'>, i18n: I18n) {
  const { artist, frame, size, nums } = line;
  const extent = formatCm(size, localeOfI18n(i18n));
  const facts = [extent, frame, ...(nums > 1 ? [i18n._(msg`Quantity ${{ nums: String(nums) }}`)] : [])];
  return [artist, facts.join(' · ')];
}
