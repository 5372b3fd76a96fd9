import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { clockTagOf, localeOfI18n } from '#shared/locale.ts';
import { formatMoney } from '#shared/money.ts';
import { SHOP_TIME_ZONE } from '#shared/shop-time.ts';
import type { OrderMail, OrderMailData } from '../mail.kinds.ts';

/** What a kind of mail says of its own; the rest is the same in all mails about orders. */
export interface OrderWords {
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
      subject: msg`We have your order ${{ code }}`,
      paragraphs: [
        msg`Thank you. Your order ${{ code }} comes to ${{ total }}.`,
        msg`We begin as soon as your payment has arrived.`,
      ],
      asksForMoney: true,
      closing: msg`After the transfer, please tell us the last four digits of your account on the order’s page.`,
    };
  },
  payment_reminder: ({ code, ...order }, i18n) => {
    const total = money(order.total, order, i18n);
    return {
      subject: msg`Your order ${{ code }} still waits for your payment`,
      paragraphs: [msg`We have not seen your payment of ${{ total }} yet. We keep your prints until the time below.`],
      asksForMoney: true,
      closing: msg`If you have paid already, please tell us the last four digits of your account on the order’s page.`,
    };
  },
  transfer_reported: ({ code, digits, wait_until, ...order }, i18n) => {
    const amount = money(order.amount, order, i18n);
    const total = money(order.total, order, i18n);
    const date = dayAndHour(wait_until, i18n);
    return {
      subject: msg`We are looking for your transfer for order ${{ code }}`,
      paragraphs: [
        msg`You told us of a transfer of ${{ amount }} from an account ending in ${{ digits }}. We look for it on the next business day and write to you.`,
        order.amount === order.total
          ? msg`We wait for it until ${{ date }}. If we have not found it by then, the order ends.`
          : msg`The order comes to ${{ total }}. If the amount was mistyped, please report the transfer once more on the order’s page. The order ends at ${{ date }} unless all of it has come.`,
      ],
    };
  },
  transfer_not_found: ({ code, ...order }, i18n) => {
    const total = money(order.total, order, i18n);
    return {
      subject: msg`We could not find your transfer for order ${{ code }}`,
      paragraphs: [
        msg`We have looked for your transfer of ${{ total }} and could not find it. Perhaps a digit was mistyped, or it is still on its way.`,
      ],
      asksForMoney: true,
      closing: msg`Please look at your bank’s receipt and report the transfer once more.`,
    };
  },
  paid: ({ code, ...order }, i18n) => {
    const total = money(order.total, order, i18n);
    return {
      subject: msg`Your payment for order ${{ code }} has arrived`,
      paragraphs: [
        msg`Thank you: ${{ total }} has arrived. Your prints are now made for you.`,
        msg`We write again when they leave the workshop.`,
      ],
    };
  },
  payment_failed: ({ code }) => ({
    subject: msg`Your payment for order ${{ code }} did not go through`,
    paragraphs: [
      msg`Nothing was charged. We keep your prints for you; please try again on the order’s page, also with another payment method.`,
    ],
    asksForMoney: true,
  }),
  order_expired: ({ code }) => ({
    subject: msg`Your order ${{ code }} has ended`,
    paragraphs: [
      msg`No payment reached us in time, so your order ${{ code }} has ended. You owe nothing.`,
      msg`If you paid after all, you get the money back. You can order the same prints again with one click.`,
    ],
  }),
  shipped: ({ code, carrier, tracking }) => ({
    subject: msg`Your order ${{ code }} is on its way`,
    paragraphs: [msg`Your parcel has left our workshop with ${{ carrier }}. Its number is ${{ tracking }}.`],
    closing: msg`Please open the parcel within a few days and tell us if anything is not as it should be.`,
  }),
  arrived: ({ code, return_until }, i18n) => {
    const date = dayAndHour(return_until, i18n);
    return {
      subject: msg`Your order ${{ code }} has arrived`,
      paragraphs: [
        msg`We hope it looks on your wall as you imagined it.`,
        msg`Hang it out of direct sun and away from damp walls. Dust frame and glazing with a soft dry cloth, without water or cleaner.`,
        msg`Should it not please you, you can return it until ${{ date }}.`,
      ],
    };
  },
  cancellation_requested: ({ code }) => ({
    subject: msg`You would like to cancel order ${{ code }}`,
    paragraphs: [msg`We look at how far your order has come and answer on the next business day.`],
  }),
  cancellation_decided: ({ code, accepted, reason }) =>
    accepted
      ? {
          subject: msg`Your order ${{ code }} is cancelled`,
          paragraphs: [msg`Your order is cancelled. What you have paid is paid back to you.`],
        }
      : {
          subject: msg`Your order ${{ code }} can no longer be cancelled`,
          paragraphs: [msg`We are sorry that we can no longer cancel your order. Our reason:`],
          quoted: reason,
          closing: msg`You can return them within 14 days of their arrival.`,
        },
  return_decided: ({ code, approved, reason }) =>
    approved
      ? {
          subject: msg`Your return for order ${{ code }} is accepted`,
          paragraphs: [
            msg`Please send the prints back in their packing, with the order number ${{ code }} on the parcel. The money is paid back when they have come.`,
          ],
          quoted: reason,
        }
      : {
          subject: msg`Our answer to your return for order ${{ code }}`,
          paragraphs: [msg`We are sorry that we cannot take these prints back. Our reason:`],
          quoted: reason,
        },
  refunded: ({ code, ...order }, i18n) => {
    const amount = money(order.amount, order, i18n);
    return {
      subject: msg`We have paid ${{ amount }} back to you`,
      paragraphs: [
        msg`For your order ${{ code }} we have paid ${{ amount }} back. Your bank may need a few days to show it.`,
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
