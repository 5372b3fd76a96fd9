import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Invoice } from '#buying/checkout/checkout.contract.ts';
import type { OrderStatus, PaymentStatus } from './order.rules.ts';

/** Spec §4: the five statuses as they are read. */
export const STATUS_WORDS: Record<OrderStatus, MessageDescriptor> = {
  processing: msg`Processing`,
  preparing: msg`Preparing`,
  shipped: msg`Shipped`,
  failed: msg`Failed`,
  cancelled: msg`Cancelled`,
};

export const PAYMENT_WORDS: Record<PaymentStatus, MessageDescriptor> = {
  unpaid: msg`Awaiting payment`,
  reported: msg`Transfer reported, being checked`,
  paid: msg`Paid`,
  failed: msg`Payment failed`,
  expired: msg`Not paid in time`,
  refunding: msg`Refund in progress`,
  partially_refunded: msg`Partly refunded`,
  refunded: msg`Refunded`,
};

/** What has become of the money, in words; nobody waits for the money of an order that was called off. */
export function paymentWords(
  i18n: I18n,
  { payment_status, status }: { payment_status: PaymentStatus; status: OrderStatus },
): string {
  if (status === 'cancelled' && payment_status === 'unpaid') return i18n._(msg`Not paid`);
  return i18n._(PAYMENT_WORDS[payment_status]);
}

/** What kind of invoice an order has, one fact to a line. */
export function invoiceLines(i18n: I18n, invoice: Invoice): string[] {
  switch (invoice.type) {
    case 'personal':
      return [i18n._(msg`Personal e-invoice`), carrierLine(i18n, invoice.carrier)];
    case 'donation':
      return [i18n._(msg`Donated e-invoice`), i18n._(msg`Donation code ${{ code: invoice.code }}`)];
    case 'company':
      return [i18n._(msg`Company invoice`), invoice.title, i18n._(msg`Tax ID ${{ tax_id: invoice.tax_id }}`)];
  }
}

function carrierLine(i18n: I18n, carrier: Extract<Invoice, { type: 'personal' }>['carrier']): string {
  if (carrier.type === 'member') return i18n._(msg`Kept in your account`);
  return carrier.type === 'mobile'
    ? i18n._(msg`Mobile barcode ${{ code: carrier.code }}`)
    : i18n._(msg`Citizen certificate ${{ code: carrier.code }}`);
}

// @chunk account
