import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OrderMail, OrderMailData } from '../mail.kinds.ts';
import { dayAndHour, invoiceWords, type OrderWords } from './order-words-parts.ts';

type Place = NonNullable<OrderMail['pickup']>;
type PickupKind = 'pickup_ready' | 'pickup_reminder';

/** The same for an order that its buyer has picked up. */
export function pickedUpInformation(days: number, date: string, free: string): MessageDescriptor {
  return msg`You can return your prints within ${{ days }} days of the pickup, by ${{ date }} (Taipei). The first 7 days, until ${{ free }} (Taipei), are the statutory withdrawal period: no reason is needed, and it costs you nothing; bring the prints back to where you picked them up, or we collect them at our expense within 15 days of your notice. Tell us on the order page, by telephone or by letter, or reply to this e-mail. We refund within 15 days of receiving the prints.`;
}

export function collectAt({ name, address }: Place): MessageDescriptor {
  return msg`You can pick up your prints at ${{ name }}, ${{ address }}. We will e-mail you when they are ready.`;
}

export function bringBackToPlace({ name, address }: Place): MessageDescriptor {
  return msg`You can also bring them to ${{ name }}, ${{ address }}.`;
}

/** The mails about orders that are ready for pickup. */
export const PICKUP_WORDS: { [Kind in PickupKind]: (data: OrderMailData[Kind], i18n: I18n) => OrderWords } = {
  pickup_ready: ({ code, ...order }, i18n) => {
    const date = dayAndHour(order.pickup_until, i18n);
    return {
      subject: msg`Your order ${{ code }} is ready for pickup`,
      paragraphs: [
        msg`Your prints are ready and packed. Please pick them up by ${{ date }} (Taipei).`,
        msg`Show the pickup code at the counter. Anyone who has the code can collect the prints for you. Without the code, please bring an ID with your name on it.`,
        ...invoiceWords(order),
      ],
      collects: true,
    };
  },
  pickup_reminder: ({ code, late, ...order }, i18n) => {
    const date = dayAndHour(order.pickup_until, i18n);
    return late
      ? {
          subject: msg`Your order ${{ code }} has not been picked up`,
          paragraphs: [
            msg`The pickup period ended on ${{ date }} (Taipei), but we still have your prints. Please pick them up soon, or reply to this e-mail if you need more time.`,
          ],
          collects: true,
        }
      : {
          subject: msg`Please pick up your order ${{ code }} soon`,
          paragraphs: [msg`Your prints are ready for you. We will keep them until ${{ date }} (Taipei).`],
          collects: true,
          closing: msg`If you need more time, just reply to this e-mail.`,
        };
  },
};
