import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { invoiceLines, showsInvoice } from '#buying/checkout/invoice-lines.rules.ts';
import { PAY_TYPES } from '#buying/checkout/pay-types.rules.ts';
import { sellerLines } from '#catalogue/site/seller-lines.rules.ts';
import type { SiteSettings } from '#catalogue/site/server/site.service.ts';
import { formatCm } from '#ground/framing/framing.rules.ts';
import { type Locale, langOf, listed } from '#shared/locale.ts';
import { type Currency, formatMoney } from '#shared/money.ts';
import { shownPhone } from '#shared/phone.ts';
import { SHOP_TIME_ZONE } from '#shared/shop-time.ts';
import { TEST_BADGE, TEST_NOTE, testTitle } from '#shared/test-order.words.ts';
import type { OrderDetail, OrderLineView } from '../order.contract.ts';
import { wasPaid } from '../order.rules.ts';
import { paymentWords } from '../order.words.ts';
import type { Receipt, ReceiptLine } from './receipt-drawing.ts';

interface Reading {
  i18n: I18n;
  locale: Locale;
  info: SiteSettings['info'];
}

/** An order as a document for an accountant, without pictures. An unpaid order gets a statement instead of a receipt. */
export function receiptSheet(order: OrderDetail, { i18n, locale, info }: Reading): Receipt {
  const lang = langOf(locale);
  const name = wasPaid(order) ? i18n._(msg`Payment statement`) : i18n._(msg`Order statement`);
  const title = order.test ? i18n._(testTitle(name)) : name;
  const brand = info.brand[lang];
  return {
    locale,
    title,
    heading: `${title} ${order.code} | ${brand}`,
    date: order.created_at,
    seller: { brand, lines: sellerLines(info, lang, info.tax_id && i18n._(msg`Tax ID ${{ id: info.tax_id }}`)) },
    facts: factsOf(order, i18n),
    parties: [
      recipientOf(order, i18n),
      ...(showsInvoice(order) ? [{ title: i18n._(msg`Invoice`), lines: invoiceOf(order, i18n) }] : []),
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
    footer: `${order.test ? `${i18n._(TEST_BADGE)} | ` : ''}${order.code} | ${i18n._(msg`Page ${{ page: '{page}' }} of ${{ pages: '{pages}' }}`)}`,
  };
}

/** Its buyer paid no tax; a note says that it is zero-rated. */
function isExport({ tax_rate }: OrderDetail): boolean {
  return tax_rate === 0;
}

function recipientOf({ receiver }: OrderDetail, i18n: I18n): Receipt['parties'][number] {
  const { name, address, phone, email, pickup_place } = receiver;
  const ways = [shownPhone(phone), email];
  return pickup_place
    ? { title: i18n._(msg`Pickup`), lines: [name, pickup_place.name, address, ...ways] }
    : { title: i18n._(msg`Recipient`), lines: [name, address, ...ways] };
}

/** The buyer's choice, and the number once the uniform invoice has been issued. */
function invoiceOf({ invoice, uniform_invoice: issued }: OrderDetail, i18n: I18n): string[] {
  const number = issued?.state === 'issued' ? issued.number : null;
  return [...invoiceLines(i18n, invoice), ...(number ? [i18n._(msg`Number ${{ number }}`)] : [])];
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
  // A duplicate or mistaken payment was never part of the total, so its refund does not reduce it.
  const paidBack = order.refunds.filter(({ done_at, why }) => done_at !== null && why !== 'unexpected_payment');
  return [
    { label: i18n._(msg`Subtotal`), amount: money(order.subtotal) },
    {
      label: i18n._(order.pickup_type === 'pickup' ? msg`Pickup` : msg`Delivery fee`),
      amount: money(order.shipping_fee),
    },
    { label: i18n._(msg`Total`), amount: money(order.total), strong: true },
    ...(isExport(order)
      ? []
      : [
          { label: i18n._(msg`Total before tax`), amount: money(order.net) },
          { label: i18n._(msg`VAT included (${{ rate: order.tax_rate }}%)`), amount: money(order.tax) },
        ]),
    ...paidBack.map(({ amount, done_at }) => ({
      label: i18n._(msg`Refunded on ${{ date: day(i18n, done_at ?? order.created_at) }}`),
      amount: `−${money(amount)}`,
    })),
  ];
}

function notesOf(order: OrderDetail, i18n: I18n): string[] {
  const notes = [
    // An accountant must confirm before the shop opens whether exports need their own invoice (decision 31).
    isExport(order)
      ? msg`This order is an export and zero-rated.`
      : msg`All prices include tax. The uniform invoice is issued separately.`,
    msg`This document is not a uniform invoice and cannot be used to deduct input tax.`,
  ];
  if (order.test) notes.unshift(TEST_NOTE);
  if (!wasPaid(order)) notes.unshift(msg`This order has not been paid. This statement is not proof of payment.`);
  return notes.map((note) => i18n._(note));
}

/** In the shop's time zone. */
function day(i18n: I18n, at: string): string {
  return i18n.date(new Date(at), { dateStyle: 'long', timeZone: SHOP_TIME_ZONE });
}
