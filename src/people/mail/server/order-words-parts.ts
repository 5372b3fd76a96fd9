import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { dayRange } from '#shared/day-range.ts';
import { clockTagOf, localeOfI18n } from '#shared/locale.ts';
import { SHOP_TIME_ZONE } from '#shared/shop-time.ts';
import type { OrderMail } from '../mail.kinds.ts';

/** The text of one kind; the rest is the same in all mails about orders. */
export interface OrderWords {
  subject: MessageDescriptor;
  paragraphs: MessageDescriptor[];
  /** The staff's message, verbatim. */
  quoted?: string;
  /** Adds the bank account and the payment deadline. */
  asksForMoney?: boolean;
  closing?: MessageDescriptor;
  /** Adds the place, its hours, the code and the deadline of a pickup. */
  collects?: boolean;
  /** The parcel's page at the carrier: the button leads there. */
  trackAt?: string;
  /** Names the hanging kit: the button leads to it. */
  showsKit?: boolean;
  /** Asks for the account of the refund: the button leads to its form. */
  asksForAccount?: boolean;
}

/** Nothing if the uniform invoice has not been issued. */
export function invoiceWords({ invoice_number }: { invoice_number?: string }): MessageDescriptor[] {
  return invoice_number ? [msg`The number of your uniform invoice is ${{ invoice_number }}.`] : [];
}

/** When it will probably arrive or be ready for pickup; nothing if that is unknown. */
export function arrivalWords(
  { arrival, pickup }: { arrival?: { from: string; to: string }; pickup?: object },
  i18n: I18n,
  isPaid = true,
): MessageDescriptor[] {
  if (!arrival) return [];
  const dates = dayRange(arrival, localeOfI18n(i18n));
  if (isPaid)
    return [pickup ? msg`Expected to be ready for pickup: ${{ dates }}.` : msg`Expected arrival: ${{ dates }}.`];
  return [
    pickup
      ? msg`If we receive your payment today, it should be ready for pickup ${{ dates }}.`
      : msg`If we receive your payment today, your order should arrive ${{ dates }}.`,
  ];
}

/** What the buyer of a gift should know: only they hear from us. */
export function giftWords({ gift, pickup }: Pick<OrderMail, 'gift' | 'pickup'>, i18n: I18n): MessageDescriptor[] {
  if (!gift) return [];
  const day = gift.not_before ? i18n.date(new Date(gift.not_before), { dateStyle: 'long', timeZone: 'UTC' }) : '';
  const held = pickup
    ? msg`It will not be ready for pickup before ${{ day }}.`
    : msg`It will not be delivered before ${{ day }}.`;
  return [
    msg`This order is a gift: the parcel contains no prices, and we write only to you. You can manage the link for the recipient on the order page.`,
    ...(day ? [held] : []),
  ];
}

/** In the shop's time zone. */
export function dayAndHour(moment: string, i18n: I18n): string {
  const clock = { dateStyle: 'long', timeStyle: 'short', timeZone: SHOP_TIME_ZONE } as const;
  return new Intl.DateTimeFormat(clockTagOf(localeOfI18n(i18n)), clock).format(new Date(moment));
}
