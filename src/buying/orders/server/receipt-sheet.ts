import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { PAY_TYPES } from '#buying/checkout/pay-types.rules.ts';
import type { SiteSettings } from '#catalogue/site/server/site.service.ts';
import { formatCm } from '#ground/framing/framing.rules.ts';
import { type Locale, langOf, listed } from '#shared/locale.ts';
import { type Currency, formatMoney } from '#shared/money.ts';
import { shownPhone } from '#shared/phone.ts';
import { SHOP_TIME_ZONE } from '#shared/shop-time.ts';
import type { OrderDetail, OrderLineView } from '../order.contract.ts';
import { wasPaid } from '../order.rules.ts';
import { invoiceLines, paymentWords } from '../order.words.ts';
import type { Receipt, ReceiptLine } from './receipt-drawing.ts';

interface Reading {
  i18n: I18n;
  locale: Locale;
  info: SiteSettings['info'];
}

/** An order as a document for an accountant, without pictures. What was never paid is a statement of the order. */
export function receiptSheet(order: OrderDetail, { i18n, locale, info }: Reading): Receipt {
  const lang = langOf(locale);
  const title = wasPaid(order) ? i18n._(msg`Payment statement`) : i18n._(msg`Order statement`);
  const brand = info.brand[lang];
  return {
    locale,
    title,
    heading: `${title} ${order.code} | ${brand}`,
    date: order.created_at,
    seller: { brand, lines: [info.company[lang], info.address[lang], `${info.phone} | ${info.email}`] },
    facts: factsOf(order, i18n),
    parties: [
      {
        title: i18n._(msg`Delivered to`),
        lines: [order.receiver.name, order.receiver.address, shownPhone(order.receiver.phone), order.receiver.email],
      },
      { title: i18n._(msg`Invoice`), lines: invoiceLines(i18n, order.invoice) },
    ],
    columns: {
      work: i18n._(msg`Work`),
      nums: i18n._(msg`Quantity`),
      price: i18n._(msg`Unit price`),
      amount: i18n._(msg`Amount`),
    },
    lines: order.lines.map((line) => receiptLine(line, order.currency, i18n, locale)),
    sums: sumsOf(order, i18n, locale),
    notes: notesOf(order, i18n),
    footer: `${order.code} | ${i18n._(msg`Page ${{ page: '{page}' }} of ${{ pages: '{pages}' }}`)}`,
  };
}

function factsOf(order: OrderDetail, i18n: I18n): Receipt['facts'] {
  const paid = order.events.find(({ what }) => what === 'confirm_transfer' || what === 'payment_received');
  return [
    [i18n._(msg`Order number`), order.code],
    [i18n._(msg`Ordered on`), day(i18n, order.created_at)],
    [i18n._(msg`Payment method`), i18n._(PAY_TYPES[order.paytype].name)],
    [i18n._(msg`Payment`), paymentWords(i18n, order)],
    ...(paid ? [[i18n._(msg`Paid on`), day(i18n, paid.at)] satisfies [string, string]] : []),
  ];
}

function receiptLine(line: OrderLineView, currency: Currency, i18n: I18n, locale: Locale): ReceiptLine {
  const numbers = listed(line.edition_numbers, locale);
  const framed = formatCm(line.outer, locale);
  return {
    title: line.title,
    details: [
      line.artist,
      `${formatCm(line.size, locale)} | ${line.frame}`,
      ...(line.outer.w_mm === line.size.w_mm ? [] : [i18n._(msg`Framed size ${{ framed }}`)]),
      ...(numbers ? [i18n._(msg`Edition no. ${{ numbers }}`)] : []),
    ],
    nums: String(line.nums),
    price: formatMoney(line.unit_price, currency, locale),
    amount: formatMoney(line.line_total, currency, locale),
  };
}

function sumsOf(order: OrderDetail, i18n: I18n, locale: Locale): Receipt['sums'] {
  const money = (amount: number) => formatMoney(amount, order.currency, locale);
  // What came twice or by mistake was never a part of the total, so its refund does not reduce it.
  const paidBack = order.refunds.filter(({ done_at, why }) => done_at !== null && why !== 'unexpected_payment');
  return [
    { label: i18n._(msg`Subtotal`), amount: money(order.subtotal) },
    { label: i18n._(msg`Shipping fee`), amount: money(order.shipping_fee) },
    { label: i18n._(msg`Total`), amount: money(order.total), strong: true },
    { label: i18n._(msg`of which before tax`), amount: money(order.net) },
    {
      label:
        order.tax_rate > 0
          ? i18n._(msg`of which VAT ${{ rate: order.tax_rate }}%`)
          : i18n._(msg`VAT (zero-rated export)`),
      amount: money(order.tax),
    },
    ...paidBack.map(({ amount, done_at }) => ({
      label: i18n._(msg`Refunded on ${{ date: day(i18n, done_at ?? order.created_at) }}`),
      amount: `−${money(amount)}`,
    })),
  ];
}

function notesOf(order: OrderDetail, i18n: I18n): string[] {
  const notes = [
    // Whether exports need an invoice of their own is for an accountant to confirm before the shop opens (decision 31).
    order.tax_rate > 0
      ? msg`All prices include tax. The uniform invoice is issued separately.`
      : msg`This order is an export and zero-rated.`,
    msg`This document is not a uniform invoice and cannot be used to deduct input tax.`,
  ];
  if (!wasPaid(order)) notes.unshift(msg`This order has not been paid. This statement is not proof of payment.`);
  return notes.map((note) => i18n._(note));
}

/** A day in the shop's calendar. */
function day(i18n: I18n, at: string): string {
  return i18n.date(new Date(at), { dateStyle: 'long', timeZone: SHOP_TIME_ZONE });
}
