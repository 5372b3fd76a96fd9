import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { clockTagOf, localeOfI18n } from '#shared/locale.ts';
import { formatMoney } from '#shared/money.ts';
import { RETURN_PROMISE } from '#shared/return-promise.ts';
import { SHOP_TIME_ZONE } from '#shared/shop-time.ts';
import type { OrderMail, OrderMailData } from '../mail.kinds.ts';

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

/** The words of every mail about an order: a new kind needs its data in `mail.kinds.ts` and an entry here. */
export const ORDER_WORDS: { [Kind in keyof OrderMailData]: (data: OrderMailData[Kind], i18n: I18n) => OrderWords } = {
  order_received: ({ code, ...order }, i18n) => {
    const total = money(order.total, order, i18n);
    return {
      subject: msg`We have received your order ${{ code }}`,
      paragraphs: [
        msg`Thank you. The total of your order ${{ code }} is ${{ total }}.`,
        msg`We start as soon as we receive your payment.`,
      ],
      asksForMoney: true,
      ...(order.bank && {
        closing: msg`After the transfer, please report it on the order page with the last five digits (at least four) of the bank account you paid from.`,
      }),
    };
  },
  payment_reminder: ({ code, ...order }, i18n) => {
    const total = money(order.total, order, i18n);
    return {
      subject: msg`Your order ${{ code }} is awaiting payment`,
      paragraphs: [msg`We have not seen your payment of ${{ total }} yet. We keep your prints until the time below.`],
      asksForMoney: true,
      ...(order.bank && {
        closing: msg`If you have paid already, please report it on the order’s page, with the last five digits (four at least) of the bank account you paid from.`,
      }),
    };
  },
  transfer_reported: ({ code, digits, wait_until, ...order }, i18n) => {
    const amount = money(order.amount, order, i18n);
    const total = money(order.total, order, i18n);
    const date = dayAndHour(wait_until, i18n);
    return {
      subject: msg`We are checking for your transfer for order ${{ code }}`,
      paragraphs: [
        msg`You reported a transfer of ${{ amount }} from an account ending in ${{ digits }}. We will check for it within five business days, usually the next one, and e-mail you.`,
        order.amount === order.total
          ? msg`We will keep the order until ${{ date }} (Taipei). If we have not found the transfer by then, it lapses.`
          : msg`The order total is ${{ total }}. If you mistyped the amount, please report the transfer again on the order page. The order lapses at ${{ date }} (Taipei) unless the full amount has arrived.`,
      ],
    };
  },
  transfer_not_found: ({ code, ...order }, i18n) => {
    const total = money(order.total, order, i18n);
    return {
      subject: msg`We could not find your transfer for order ${{ code }}`,
      paragraphs: [
        msg`We have checked for your transfer of ${{ total }} and could not find it. A digit may be mistyped, or the transfer may still be on its way.`,
      ],
      asksForMoney: true,
      closing: msg`Please check your bank’s receipt and report the transfer again.`,
    };
  },
  paid: ({ code, ...order }, i18n) => {
    const total = money(order.total, order, i18n);
    return {
      subject: msg`Your payment for order ${{ code }} has arrived`,
      paragraphs: [
        msg`Thank you: we have received ${{ total }} and are now making your prints.`,
        msg`We will e-mail you again when they ship.`,
      ],
    };
  },
  payment_failed: ({ code, charged, ...order }, i18n) => {
    const amount = charged === undefined ? '' : money(charged, order, i18n);
    return {
      subject: msg`Your payment for order ${{ code }} did not go through`,
      paragraphs: [
        amount
          ? msg`${{ amount }} was charged, which is not the amount of your order. We will refund it. We keep your prints for you; please try again on the order’s page, also with another payment method.`
          : msg`Nothing was charged. We keep your prints for you; please try again on the order’s page, also with another payment method.`,
      ],
      asksForMoney: true,
    };
  },
  order_expired: ({ code }) => ({
    subject: msg`Your order ${{ code }} has lapsed`,
    paragraphs: [
      msg`We did not receive your payment in time, so your order ${{ code }} has lapsed. You owe nothing.`,
      msg`If you did pay, we will refund you. You can order the same prints again with one click.`,
    ],
  }),
  shipped: ({ code, carrier, tracking }) => ({
    subject: msg`Your order ${{ code }} is on its way`,
    paragraphs: [msg`Your parcel has left our workshop with ${{ carrier }}. The tracking number is ${{ tracking }}.`],
    closing: msg`Please open the parcel within a few days and tell us if anything is wrong.`,
  }),
  arrived: ({ code, return_until, withdraw_until }, i18n) => {
    const date = dayAndHour(return_until, i18n);
    const free = withdraw_until && dayAndHour(withdraw_until, i18n);
    return {
      subject: msg`Your order ${{ code }} has arrived`,
      paragraphs: [
        msg`We hope it looks just as you imagined.`,
        msg`Hang it out of direct sun and away from damp walls. Dust the frame with a soft dry cloth; clean the acrylic with a slightly damp microfibre cloth, without cleaner.`,
        RETURN_PROMISE,
        free
          ? msg`If you are not happy with it, you can return it by ${{ date }} (Taipei). Until ${{ free }} (Taipei) no reason is needed, and it costs you nothing: we collect the prints at our expense within 15 days of your notice. Tell us on the order page, by telephone or by letter, or reply to this e-mail. We refund within 15 days of receiving the prints.`
          : msg`If you are not happy with it, you can return it by ${{ date }} (Taipei).`,
      ],
    };
  },
  cancellation_requested: ({ code }) => ({
    subject: msg`Your request to cancel order ${{ code }}`,
    paragraphs: [msg`We will check how far your order has progressed and answer on the next business day.`],
  }),
  cancellation_decided: ({ code, accepted, reason }) =>
    accepted
      ? {
          subject: msg`Your order ${{ code }} is cancelled`,
          paragraphs: [msg`Your order is cancelled, and we are refunding your payment.`],
        }
      : {
          subject: msg`Your order ${{ code }} can no longer be cancelled`,
          paragraphs: [msg`We are sorry, but we can no longer cancel your order. Our reason:`],
          quoted: reason,
          closing: msg`You can still return your prints within 14 days of their arrival. If you disagree, reply to this e-mail; our terms explain how we handle complaints.`,
        },
  return_decided: ({ code, approved, collected, reason }) =>
    approved
      ? {
          subject: msg`Your return for order ${{ code }} is accepted`,
          paragraphs: [
            collected
              ? msg`We collect the prints at our expense within 15 days of your notice; the carrier will arrange a time with you. Please pack them with their certificate, in the original carton if possible. No carton? Just reply to this e-mail.`
              : msg`Please send the prints back in their packaging, with the order number ${{ code }} on the parcel.`,
            msg`We refund within 15 days of receiving them, by the method you paid with.`,
          ],
          ...(reason && { quoted: reason }),
        }
      : {
          subject: msg`Our answer to your return for order ${{ code }}`,
          paragraphs: [msg`We are sorry, but we cannot accept this return. Our reason:`],
          quoted: reason,
          closing: msg`If you disagree, reply to this e-mail; our terms explain how we handle complaints.`,
        },
  refunded: ({ code, ...order }, i18n) => {
    const amount = money(order.amount, order, i18n);
    return {
      subject: msg`We have refunded ${{ amount }}`,
      paragraphs: [
        msg`For your order ${{ code }} we have refunded ${{ amount }}. Your bank may need a few days to show it.`,
      ],
    };
  },
};

/** An amount of the order's currency in the reader's language. */
export function money(amount: number, { currency }: Pick<OrderMail, 'currency'>, i18n: I18n): string {
  return formatMoney(amount, currency, localeOfI18n(i18n));
}

/** A moment on the shop's own clock. */
export function dayAndHour(moment: string, i18n: I18n): string {
  const clock = { dateStyle: 'long', timeStyle: 'short', timeZone: SHOP_TIME_ZONE } as const;
  return new Intl.DateTimeFormat(clockTagOf(localeOfI18n(i18n)), clock).format(new Date(moment));
}
