import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { formatCm } from '#ground/framing/framing.rules.ts';
import { clockTagOf, localeOfI18n, usesHanScript } from '#shared/locale.ts';
import { formatMoney } from '#shared/money.ts';
import { SHOP_TIME_ZONE } from '#shared/shop-time.ts';
import type { MailContent, OrderMail, OrderMailData } from '../mail.kinds.ts';
import { greeting, type MailContext } from './mail-context.ts';
import type { MailBody } from './mail-layout.ts';

export type OrderMailContent = Extract<MailContent, { kind: keyof OrderMailData }>;

/** What a kind of mail says of its own; the rest is the same in all mails about orders. */
interface OrderWords {
  subject: MessageDescriptor;
  paragraphs: MessageDescriptor[];
  /** What staff wrote, word for word. */
  quoted?: string;
  /** With the bank account and the day until which it can be paid. */
  asksForMoney?: boolean;
  closing?: MessageDescriptor;
}

/** A mail about an order, with its framed pictures and a way to its page. */
export function orderMailBody(content: OrderMailContent, { i18n, urlOf, fileOf }: MailContext): MailBody {
  const { data } = content;
  const words = wordsOf(content, i18n);
  const closing = words.closing ?? msg`If you have a question, simply answer this e-mail.`;
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

function wordsOf(content: OrderMailContent, i18n: I18n): OrderWords {
  const { code } = content.data;
  const total = money(content.data.total, content.data, i18n);
  switch (content.kind) {
    case 'order_received':
      return {
        subject: msg`We have your order ${{ code }}`,
        paragraphs: [
          msg`Thank you. Your order ${{ code }} comes to ${{ total }}.`,
          msg`We begin as soon as your payment has arrived.`,
        ],
        asksForMoney: true,
        closing: msg`After the transfer, please tell us the last four digits of your account on the order’s page.`,
      };
    case 'payment_reminder':
      return {
        subject: msg`Your order ${{ code }} still waits for your payment`,
        paragraphs: [msg`We have not seen your payment of ${{ total }} yet. We keep your prints until the time below.`],
        asksForMoney: true,
        closing: msg`If you have paid already, please tell us the last four digits of your account on the order’s page.`,
      };
    case 'order_expired':
    case 'paid':
    case 'payment_failed':
    case 'refunded':
      return moneyWords(content, total, i18n);
    case 'transfer_reported':
    case 'transfer_not_found':
      return transferWords(content, total, i18n);
    case 'shipped':
    case 'arrived':
      return parcelWords(content, i18n);
    case 'cancellation_requested':
    case 'cancellation_decided':
    case 'return_decided':
      return decisionWords(content);
  }
}

type Of<Kind extends keyof OrderMailData> = Extract<OrderMailContent, { kind: Kind }>;

function moneyWords(
  mail: Of<'order_expired' | 'paid' | 'payment_failed' | 'refunded'>,
  total: string,
  i18n: I18n,
): OrderWords {
  const { code } = mail.data;
  if (mail.kind === 'order_expired')
    return {
      subject: msg`Your order ${{ code }} has ended`,
      paragraphs: [
        msg`No payment reached us in time, so your order ${{ code }} has ended. You owe nothing.`,
        msg`If you paid after all, you get the money back. You can order the same prints again with one click.`,
      ],
    };
  if (mail.kind === 'payment_failed')
    return {
      subject: msg`Your payment for order ${{ code }} did not go through`,
      paragraphs: [
        msg`Nothing was charged. We keep your prints for you; please try again on the order’s page, also with another way of paying.`,
      ],
      asksForMoney: true,
    };
  if (mail.kind === 'paid')
    return {
      subject: msg`Your payment for order ${{ code }} has arrived`,
      paragraphs: [
        msg`Thank you: ${{ total }} has arrived. Your prints are now made for you.`,
        msg`We write again when they leave the workshop.`,
      ],
    };
  const amount = money(mail.data.amount, mail.data, i18n);
  return {
    subject: msg`We have paid ${{ amount }} back to you`,
    paragraphs: [
      msg`For your order ${{ code }} we have paid ${{ amount }} back. Your bank may need a few days to show it.`,
    ],
  };
}

function transferWords(mail: Of<'transfer_reported' | 'transfer_not_found'>, total: string, i18n: I18n): OrderWords {
  const { code } = mail.data;
  if (mail.kind === 'transfer_not_found')
    return {
      subject: msg`We could not find your transfer for order ${{ code }}`,
      paragraphs: [
        msg`We have looked for your transfer of ${{ total }} and could not find it. Perhaps a digit was mistyped, or it is still on its way.`,
      ],
      asksForMoney: true,
      closing: msg`Please look at your bank’s receipt and report the transfer once more.`,
    };
  const { digits } = mail.data;
  const amount = money(mail.data.amount, mail.data, i18n);
  return {
    subject: msg`We are looking for your transfer for order ${{ code }}`,
    paragraphs: [
      msg`You told us of a transfer of ${{ amount }} from an account ending in ${{ digits }}. We look for it on the next business day and write to you.`,
    ],
  };
}

function parcelWords(mail: Of<'shipped' | 'arrived'>, i18n: I18n): OrderWords {
  const { code } = mail.data;
  if (mail.kind === 'shipped') {
    const { carrier, tracking } = mail.data;
    return {
      subject: msg`Your order ${{ code }} is on its way`,
      paragraphs: [msg`Your parcel has left our workshop with ${{ carrier }}. Its number is ${{ tracking }}.`],
      closing: msg`Please open the parcel within a few days and tell us if anything is not as it should be.`,
    };
  }
  const date = day(mail.data.return_until, i18n);
  return {
    subject: msg`Your order ${{ code }} has arrived`,
    paragraphs: [
      msg`We hope it looks on your wall as you imagined it.`,
      msg`Hang it out of direct sun and away from damp walls. Dust frame and glazing with a soft dry cloth, without water or cleaner.`,
      msg`Should it not please you, you can return it until ${{ date }}.`,
    ],
  };
}

function decisionWords(mail: Of<'cancellation_requested' | 'cancellation_decided' | 'return_decided'>): OrderWords {
  const { code } = mail.data;
  if (mail.kind === 'cancellation_requested')
    return {
      subject: msg`You would like to cancel order ${{ code }}`,
      paragraphs: [msg`We look at how far your order has come and answer on the next business day.`],
    };
  const quoted = mail.data.reason;
  if (mail.kind === 'cancellation_decided')
    return mail.data.accepted
      ? {
          subject: msg`Your order ${{ code }} is cancelled`,
          paragraphs: [msg`Your order is cancelled. What you have paid is paid back to you.`],
        }
      : {
          subject: msg`Your order ${{ code }} can no longer be cancelled`,
          paragraphs: [msg`We are sorry that we can no longer cancel your order. Our reason:`],
          quoted,
          closing: msg`You can return them within 14 days of their arrival.`,
        };
  return mail.data.approved
    ? {
        subject: msg`Your return for order ${{ code }} is accepted`,
        paragraphs: [
          msg`Please send the prints back in their packing, with the order number ${{ code }} on the parcel. The money is paid back when they have come.`,
        ],
        quoted,
      }
    : {
        subject: msg`Our answer to your return for order ${{ code }}`,
        paragraphs: [msg`We are sorry that we cannot take these prints back. Our reason:`],
        quoted,
      };
}

/** Spec §3 "Bank transfer info", the amount and the deadline, line by line. */
function howToPay(data: OrderMail, i18n: I18n): [string, string][] {
  const { bank, pay_by } = data;
  const facts: [MessageDescriptor, string | undefined][] = [
    [msg`Amount`, money(data.total, data, i18n)],
    [msg`Pay by`, pay_by && inParentheses(day(pay_by, i18n), 'GMT+8', i18n)],
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

function detailsOf({ artist, frame, size, nums }: OrderMail['lines'][number], i18n: I18n): string[] {
  const extent = formatCm(size, localeOfI18n(i18n));
  return [artist, nums > 1 ? `${extent} · ${frame} · × ${nums}` : `${extent} · ${frame}`];
}

function money(amount: number, { currency }: OrderMail, i18n: I18n): string {
  return formatMoney(amount, currency, localeOfI18n(i18n));
}

function day(moment: string, i18n: I18n): string {
  const clock = { dateStyle: 'long', timeStyle: 'short', timeZone: SHOP_TIME_ZONE } as const;
  return new Intl.DateTimeFormat(clockTagOf(localeOfI18n(i18n)), clock).format(new Date(moment));
}
