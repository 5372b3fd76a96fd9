import { msg } from '@lingui/core/macro';
import { PAY_TYPES } from '#buying/checkout/pay-types.rules.ts';
import { linesAfter, ordersAfter, paymentWord } from '#buying/orders/server/order-export.service.ts';
import { countryName } from '#ground/places/countries.ts';
import { csvMoney, csvNumber } from '#selling/sales/csv.rules.ts';
import { localeOf, textIn } from '#shared/locale.ts';
import { timeCell } from '../time-cell.rules.ts';
import { dataset } from './dataset.ts';

type Ordered = Awaited<ReturnType<typeof ordersAfter>>[number];
type Lined = Awaited<ReturnType<typeof linesAfter>>[number];

/** The numbers of an invoice as the buyer gave them; each kind of invoice has its own. */
function invoiceCode({ invoice }: Ordered['order']): string {
  if (invoice.type === 'company') return invoice.tax_id;
  if (invoice.type === 'donation') return invoice.code;
  return 'code' in invoice.carrier ? invoice.carrier.code : '';
}

const INVOICE_KINDS = {
  personal: msg`Personal`,
  donation: msg`Donation`,
  company: msg`Company`,
};

export const ORDERS = dataset<Ordered>({
  after: ordersAfter,
  idOf: ({ order }) => order.order_id,
  columns: [
    [msg`Order`, ({ order }) => order.code],
    [msg`Placed`, ({ order }) => timeCell(order.created_at)],
    [msg`Paid`, ({ paid_at }) => timeCell(paid_at)],
    [msg`Payment`, ({ order }, { i18n }) => i18n._(paymentWord(order.payment_status))],
    [msg`Payment method`, ({ order }, { i18n }) => i18n._(PAY_TYPES[order.paytype].name)],
    [msg`Currency`, ({ order }) => order.currency],
    [msg`Goods`, ({ order }) => csvMoney(order.subtotal, order.currency)],
    [msg`Delivery`, ({ order }) => csvMoney(order.shipping_fee, order.currency)],
    [msg`Total`, ({ order }) => csvMoney(order.total, order.currency)],
    [msg`Before tax`, ({ order }) => csvMoney(order.net, order.currency)],
    [msg`VAT rate in %`, ({ order }) => csvNumber(order.tax_rate)],
    [msg`VAT`, ({ order }) => csvMoney(order.tax, order.currency)],
    [msg`Refunded`, ({ order, refunded }) => csvMoney(refunded, order.currency)],
    [msg`Name`, ({ order }) => order.receiver.name],
    [msg`E-mail`, ({ order }) => order.receiver.email],
    [msg`Telephone`, ({ order }) => order.receiver.phone],
    [msg`Country`, ({ order }, { lang }) => countryName(order.receiver.country_code, localeOf(lang))],
    [msg`Address`, ({ order }) => order.receiver.address],
    [msg`Invoice`, ({ order }, { i18n }) => i18n._(INVOICE_KINDS[order.invoice.type])],
    [msg`Tax ID, carrier or donation code`, ({ order }) => invoiceCode(order)],
    [msg`Company`, ({ order }) => (order.invoice.type === 'company' ? order.invoice.title : '')],
  ],
});

export const ORDER_LINES = dataset<Lined>({
  after: linesAfter,
  idOf: ({ line }) => line.line_id,
  columns: [
    [msg`Order`, ({ order }) => order.code],
    [msg`Placed`, ({ order }) => timeCell(order.created_at)],
    [msg`Paid`, ({ paid_at }) => timeCell(paid_at)],
    [msg`Work number`, ({ line }) => csvNumber(line.item_id)],
    [msg`Work`, ({ line }, { lang }) => textIn(line.title, lang)],
    [msg`Artist`, ({ line }, { lang }) => textIn(line.artist.name, lang)],
    [msg`Width in mm`, ({ line }) => csvNumber(line.size.w_mm)],
    [msg`Height in mm`, ({ line }) => csvNumber(line.size.h_mm)],
    [msg`Frame`, ({ line }, { lang }) => textIn(line.frame.name, lang)],
    [msg`Edition numbers`, ({ line }) => line.edition_numbers.join(' ')],
    [msg`Currency`, ({ order }) => order.currency],
    [msg`Quantity`, ({ line }) => csvNumber(line.nums)],
    [msg`Unit price`, ({ order, line }) => csvMoney(line.unit_price, order.currency)],
    [msg`Total`, ({ order, line }) => csvMoney(line.line_total, order.currency)],
    [msg`Before tax`, ({ order, line }) => csvMoney(line.net, order.currency)],
    [msg`VAT`, ({ order, line }) => csvMoney(line.tax, order.currency)],
    [msg`Returned`, ({ line }) => csvNumber(line.returned)],
  ],
});
