import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { localeOfI18n } from '#shared/locale.ts';
import { formatMoney } from '#shared/money.ts';
import { returnPromise } from '#shared/return-promise.ts';
import type { OrderMail, OrderMailData } from '../mail.kinds.ts';
import { arrivalWords, dayAndHour, giftWords, invoiceWords, type OrderWords } from './order-words-parts.ts';
import { bringBackToPlace, collectAt, PICKUP_WORDS, pickedUpInformation } from './pickup-words.ts';

/** For returns, before the shop could set them. */
const FORMER_DAYS = 14;

/** The law requires this information in the arrival mail. */
function returnInformation(days: number, date: string, free: string): MessageDescriptor {
  return msg`You can return your prints within ${{ days }} days of arrival, by ${{ date }} (Taipei). The first 7 days, until ${{ free }} (Taipei), are the statutory withdrawal period: no reason is needed, and it costs you nothing; we collect the prints at our expense within 15 days of your notice. Tell us on the order page, by telephone or by letter, or reply to this e-mail. We refund within 15 days of receiving the prints.`;
}

/** Texts that the owner cannot change. */
export const BINDING_TEXTS: readonly string[] = [
  returnPromise(0).id,
  returnInformation(0, '', '').id,
  pickedUpInformation(0, '', '').id,
];

/** We refund by transfer, so the buyer gives an account. */
const ACCOUNT_PLEASE = msg`Please enter the account for the refund on the order page. It is stored encrypted, only our finance staff can see it, and we delete it 30 days after the refund.`;

const WHEN_READY = msg`We will e-mail you again when you can pick them up.`;

/** What the buyer can expect once the order is paid. */
function afterPayment(
  order: Omit<OrderMailData['paid'], 'code'>,
  whenReady: MessageDescriptor,
  i18n: I18n,
): MessageDescriptor[] {
  return [
    order.pickup ? whenReady : msg`We will e-mail you again when they ship.`,
    ...arrivalWords(order, i18n),
    ...giftWords(order, i18n),
    msg`Your payment statement (PDF) is on the order page.`,
  ];
}

/** The texts of all mails about orders: a new kind needs its data in `mail.kinds.ts` and an entry here. */
export const ORDER_WORDS: { [Kind in keyof OrderMailData]: (data: OrderMailData[Kind], i18n: I18n) => OrderWords } = {
  order_received: ({ code, ...order }, i18n) => {
    const total = money(order.total, order, i18n);
    return {
      subject: msg`We have received your order ${{ code }}`,
      paragraphs: [
        msg`Thank you. The total of your order ${{ code }} is ${{ total }}.`,
        msg`We will start making your prints as soon as we receive your payment.`,
        ...arrivalWords(order, i18n, false),
        ...giftWords(order, i18n),
        ...(order.pickup ? [collectAt(order.pickup)] : []),
      ],
      asksForMoney: true,
      ...(order.bank && {
        closing: msg`After the transfer, please report it on the order page with the last five digits (at least four) of the bank account you paid from.`,
      }),
    };
  },
  order_paid: ({ code, ...order }, i18n) => {
    const total = money(order.total, order, i18n);
    const whenReady = order.pickup ? collectAt(order.pickup) : WHEN_READY;
    return {
      subject: msg`Your order ${{ code }} is placed and paid`,
      paragraphs: [
        msg`Thank you for your order ${{ code }}. We have received your payment of ${{ total }} and are now making your prints.`,
        ...afterPayment(order, whenReady, i18n),
      ],
    };
  },
  payment_reminder: ({ code, ...order }, i18n) => {
    const total = money(order.total, order, i18n);
    return {
      subject: msg`Your order ${{ code }} is awaiting payment`,
      paragraphs: [
        msg`We have not received your payment of ${{ total }} yet. We will hold your prints until the time below.`,
      ],
      asksForMoney: true,
      ...(order.bank && {
        closing: msg`If you have already paid, please report it on the order page with the last five digits (at least four) of the bank account you paid from.`,
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
          ? msg`We will hold the order until ${{ date }} (Taipei). If we have not found the transfer by then, it lapses.`
          : msg`The order total is ${{ total }}. If you mistyped the amount, please report the transfer again on the order page. The order lapses on ${{ date }} (Taipei) unless the full amount has arrived.`,
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
  payment_number: ({ code, pay_bank: bank, pay_number: number, until, ...order }, i18n) => {
    const total = money(order.total, order, i18n);
    const date = dayAndHour(until, i18n);
    return {
      subject: msg`Your payment number for order ${{ code }}`,
      paragraphs: [
        bank
          ? msg`Please transfer ${{ total }} to the account ${{ number }} at bank ${{ bank }} by ${{ date }} (Taipei). The account is for this order only.`
          : msg`Please pay ${{ total }} with the code ${{ number }} at a convenience store by ${{ date }} (Taipei).`,
        msg`We will confirm the payment automatically and e-mail you when it has arrived.`,
      ],
    };
  },
  paid: ({ code, ...order }, i18n) => {
    const total = money(order.total, order, i18n);
    return {
      subject: msg`Your payment for order ${{ code }} has arrived`,
      paragraphs: [
        msg`Thank you: we have received ${{ total }} and are now making your prints.`,
        ...afterPayment(order, WHEN_READY, i18n),
      ],
    };
  },
  payment_failed: ({ code, charged, ...order }, i18n) => {
    const amount = charged === undefined ? '' : money(charged, order, i18n);
    return {
      subject: msg`Your payment for order ${{ code }} did not go through`,
      paragraphs: [
        amount
          ? msg`${{ amount }} was charged, which is not the amount of your order. We will refund it. We are holding your prints for you; please try again on the order page. You can also use another payment method.`
          : msg`Nothing was charged. We are holding your prints for you; please try again on the order page. You can also use another payment method.`,
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
  shipped: ({ code, carrier, tracking, tracking_url, ...order }, i18n) => ({
    subject: msg`Your order ${{ code }} is on its way`,
    paragraphs: [
      msg`Your parcel has left our workshop with ${{ carrier }}. The tracking number is ${{ tracking }}.`,
      ...arrivalWords(order, i18n),
      ...invoiceWords(order),
    ],
    ...(tracking_url && { trackAt: tracking_url }),
    closing: msg`Please open the parcel within a few days and tell us if anything is wrong.`,
  }),
  ...PICKUP_WORDS,
  arrived: ({ code, return_until, withdraw_until, return_days = FORMER_DAYS, pickup, kit }, i18n) => {
    const date = dayAndHour(return_until, i18n);
    const free = withdraw_until && dayAndHour(withdraw_until, i18n);
    return {
      subject: pickup ? msg`You have picked up your order ${{ code }}` : msg`Your order ${{ code }} has arrived`,
      ...(kit && { showsKit: true }),
      paragraphs: [
        msg`We hope it looks just as you imagined.`,
        msg`Hang it out of direct sun and away from damp walls. Dust the frame with a soft dry cloth; clean the acrylic with a slightly damp microfibre cloth, without cleaner.`,
        ...(kit
          ? [
              msg`The order page has a hanging kit: a plan with all measurements, and full-size paper templates for every nail.`,
            ]
          : []),
        ...(free
          ? [(pickup ? pickedUpInformation : returnInformation)(return_days, date, free)]
          : [
              returnPromise(return_days),
              msg`If you are not happy with it, you can return it by ${{ date }} (Taipei).`,
            ]),
      ],
    };
  },
  cancellation_requested: ({ code }) => ({
    subject: msg`Your request to cancel order ${{ code }}`,
    paragraphs: [msg`We will check how far your order has progressed and answer on the next business day.`],
  }),
  cancellation_decided: ({ code, accepted, account_wanted, reason, return_days: days = FORMER_DAYS }) =>
    accepted
      ? {
          subject: msg`Your order ${{ code }} is cancelled`,
          paragraphs: [
            msg`Your order is cancelled, and we are refunding your payment.`,
            ...(account_wanted ? [ACCOUNT_PLEASE] : []),
          ],
          ...(account_wanted && { asksForAccount: true }),
        }
      : {
          subject: msg`Your order ${{ code }} can no longer be cancelled`,
          paragraphs: [msg`We are sorry, but we can no longer cancel your order. Our reason:`],
          quoted: reason,
          closing: msg`You can still return your prints within ${{ days }} days of their arrival. If you disagree, reply to this e-mail; our terms explain how we handle complaints.`,
        },
  return_decided: ({ code, approved, collected, account_wanted, reason, pickup }) =>
    approved
      ? {
          subject: msg`Your return for order ${{ code }} is accepted`,
          paragraphs: [
            collected
              ? msg`We will collect the prints at our expense within 15 days of your notice; the carrier will arrange a time with you. Please pack them with their certificate, in the original carton if possible. No carton? Reply to this e-mail, and we will arrange one.`
              : msg`Please send the prints back in their packaging to the address at the end of this e-mail, unless our message names another. Write the order number ${{ code }} on the parcel.`,
            ...(pickup ? [bringBackToPlace(pickup)] : []),
            account_wanted
              ? msg`We will refund you within 15 days of receiving them, by bank transfer.`
              : msg`We will refund you within 15 days of receiving them, by the method you paid with.`,
            ...(account_wanted ? [ACCOUNT_PLEASE] : []),
          ],
          ...(account_wanted && { asksForAccount: true }),
          ...(reason && { quoted: reason }),
        }
      : {
          subject: msg`Our answer to your return for order ${{ code }}`,
          paragraphs: [msg`We are sorry, but we cannot accept this return. Our reason:`],
          quoted: reason,
          closing: msg`If you disagree, reply to this e-mail; our terms explain how we handle complaints.`,
        },
  refund_account: ({ code }) => ({
    subject: msg`Your refund for order ${{ code }}: please tell us your bank account`,
    paragraphs: [msg`We have a refund for your order ${{ code }} and will pay it by bank transfer.`, ACCOUNT_PLEASE],
    asksForAccount: true,
    closing: msg`Please do not send account numbers by e-mail. We never ask for passwords or card numbers.`,
  }),
  refunded: ({ code, ...order }, i18n) => {
    const amount = money(order.amount, order, i18n);
    return {
      subject: msg`We have refunded ${{ amount }}`,
      paragraphs: [
        msg`We have refunded ${{ amount }} for your order ${{ code }}. Your bank may need a few days to show it.`,
      ],
    };
  },
};

export function money(amount: number, { currency }: Pick<OrderMail, 'currency'>, i18n: I18n): string {
  return formatMoney(amount, currency, localeOfI18n(i18n));
}
