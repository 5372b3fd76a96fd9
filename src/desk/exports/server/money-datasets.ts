import { msg } from '@lingui/core/macro';
import { PAY_TYPES } from '#buying/checkout/pay-types.rules.ts';
import { paymentsAfter, refundsAfter, refundWord } from '#buying/orders/server/order-export.service.ts';
import { countryName } from '#ground/places/countries.ts';
import { csvMoney, csvNumber } from '#selling/sales/csv.rules.ts';
import { sharesAfter } from '#selling/shares/server/share-export.service.ts';
import { localeOf, textIn } from '#shared/locale.ts';
import { timeCell } from '../time-cell.rules.ts';
import { dataset } from './dataset.ts';

const YES_NO = [msg`no`, msg`yes`] as const;

export const PAYMENTS = dataset<Awaited<ReturnType<typeof paymentsAfter>>[number]>({
  after: paymentsAfter,
  idOf: ({ payment }) => payment.payment_id,
  columns: [
    [msg({ message: 'Received', context: 'a payment' }), ({ payment }) => timeCell(payment.received_at)],
    [msg`Order`, ({ code }) => code],
    [msg`Payment method`, ({ payment }, { i18n }) => i18n._(PAY_TYPES[payment.paytype].name)],
    [msg`Currency`, ({ currency }) => currency],
    [msg`Amount`, ({ payment, currency }) => csvMoney(payment.amount, currency)],
    [msg`Accepted for the order`, ({ payment }, { i18n }) => i18n._(YES_NO[payment.kept ? 1 : 0])],
    [msg`Provider`, ({ payment }) => payment.provider ?? ''],
    [msg`Transaction`, ({ payment }) => payment.transaction_id ?? ''],
  ],
});

export const REFUNDS = dataset<Awaited<ReturnType<typeof refundsAfter>>[number]>({
  after: refundsAfter,
  idOf: ({ refund }) => refund.refund_id,
  columns: [
    [msg`Refunded`, ({ refund }) => timeCell(refund.done_at)],
    [msg`Order`, ({ code }) => code],
    [msg`Currency`, ({ currency }) => currency],
    [msg`Amount`, ({ refund, currency }) => csvMoney(refund.amount, currency)],
    [msg`Reason`, ({ refund }, { i18n }) => i18n._(refundWord(refund.why))],
    [msg`Of the order’s payment`, ({ kept }, { i18n }) => i18n._(YES_NO[kept ? 1 : 0])],
    [msg`Date of the transfer`, ({ refund }) => refund.paid_on ?? ''],
    [msg`Provider`, ({ refund }) => refund.provider ?? ''],
    [msg`Transaction`, ({ refund }) => refund.provider_refund_id ?? refund.reference ?? ''],
  ],
});

const SHARE_KINDS = { sale: msg`Sale`, refund: msg`Refund` };

export const SHARES = dataset<Awaited<ReturnType<typeof sharesAfter>>[number]>({
  after: sharesAfter,
  idOf: ({ entry_id }) => entry_id,
  columns: [
    [msg`Date`, ({ day }) => day],
    [msg`Order`, ({ code }) => code],
    [msg`Kind`, ({ kind }, { i18n }) => i18n._(SHARE_KINDS[kind])],
    [msg`Artist`, ({ artist }, { lang }) => textIn(artist, lang)],
    [msg`Number of the gallery`, ({ gallery_id }) => (gallery_id === null ? '' : csvNumber(gallery_id))],
    [msg`Work`, ({ title }, { lang }) => textIn(title, lang)],
    [msg`Country`, ({ country }, { lang }) => countryName(country, localeOf(lang))],
    [msg`Quantity`, ({ nums }) => csvNumber(nums)],
    [msg`Currency`, ({ currency }) => currency],
    [msg`Total`, ({ gross, currency }) => csvMoney(gross, currency)],
    [msg`Before tax`, ({ net, currency }) => csvMoney(net, currency)],
    [msg`Share rate in %`, ({ rate_bp }) => csvNumber(rate_bp / 100, 2)],
    [msg`Share`, ({ amount, currency }) => csvMoney(amount, currency)],
  ],
});
