import { msg } from '@lingui/core/macro';
import { allowancesAfter, invoicesAfter, invoiceWords } from '#buying/invoices/server/invoice-export.service.ts';
import { payoutsAfter, payoutWords } from '#selling/payouts/server/payout-export.service.ts';
import { csvMoney, csvNumber } from '#selling/sales/csv.rules.ts';
import { textIn } from '#shared/locale.ts';
import { timeCell } from '../time-cell.rules.ts';
import { dataset } from './dataset.ts';

type Invoiced = Awaited<ReturnType<typeof invoicesAfter>>[number];

const taxIdOf = ({ invoice: { buyer } }: Invoiced) => (buyer.choice.type === 'company' ? buyer.choice.tax_id : '');
const titleOf = ({ invoice: { buyer } }: Invoiced) => (buyer.choice.type === 'company' ? buyer.choice.title : '');

/** In NT dollars; the order's own currency and amount are in the last columns. */
export const INVOICES = dataset<Invoiced>({
  after: invoicesAfter,
  idOf: ({ invoice }) => invoice.invoice_id,
  columns: [
    [msg`Number`, ({ invoice }) => invoice.number ?? ''],
    [msg`Date`, ({ invoice }) => timeCell(invoice.issued_at)],
    [msg`State`, ({ invoice }, { i18n }) => i18n._(invoiceWords.state[invoice.state])],
    [msg`Kind of invoice`, ({ invoice }, { i18n }) => i18n._(invoiceWords.kind[invoice.buyer.choice.type])],
    [msg`Tax ID`, taxIdOf],
    [msg`Company`, titleOf],
    [msg`Taxation`, ({ invoice }, { i18n }) => i18n._(invoiceWords.taxation[invoice.tax_kind])],
    [msg`VAT rate in %`, ({ invoice }) => csvNumber(invoice.tax_rate)],
    [msg`Net`, ({ invoice }) => csvNumber(invoice.net)],
    [msg`Tax`, ({ invoice }) => csvNumber(invoice.tax)],
    [msg`Total`, ({ invoice }) => csvNumber(invoice.total)],
    [msg`Allowances`, ({ allowed }) => csvNumber(allowed)],
    [msg`Voided`, ({ invoice }) => timeCell(invoice.voided_at)],
    [msg`Order`, ({ invoice }) => invoice.code],
    [msg`Currency`, ({ invoice }) => invoice.currency],
    [msg`Total of the order`, ({ invoice }) => csvMoney(invoice.currency_total, invoice.currency)],
  ],
});

export const ALLOWANCES = dataset<Awaited<ReturnType<typeof allowancesAfter>>[number]>({
  after: allowancesAfter,
  idOf: ({ allowance }) => allowance.allowance_id,
  columns: [
    [msg`Number`, ({ allowance }) => allowance.number ?? ''],
    [msg`Date`, ({ allowance }) => timeCell(allowance.issued_at)],
    [msg`State`, ({ allowance }, { i18n }) => i18n._(invoiceWords.allowance[allowance.state])],
    [msg`Invoice`, ({ invoice_number }) => invoice_number ?? ''],
    [msg`Taxation`, ({ tax_kind }, { i18n }) => i18n._(invoiceWords.taxation[tax_kind])],
    [msg`Net`, ({ allowance }) => csvNumber(allowance.net)],
    [msg`Tax`, ({ allowance }) => csvNumber(allowance.tax)],
    [msg`Total`, ({ allowance }) => csvNumber(allowance.total)],
    [msg`Refunded`, ({ allowance }) => timeCell(allowance.refunded_at)],
    [msg`Order`, ({ allowance }) => allowance.code],
  ],
});

export const PAYOUTS = dataset<Awaited<ReturnType<typeof payoutsAfter>>[number]>({
  after: payoutsAfter,
  idOf: ({ line }) => line.line_id,
  columns: [
    [msg`Date`, ({ run }) => run.pay_on],
    [msg`Payout run`, ({ run }) => csvNumber(run.run_id)],
    [msg`Artist or gallery`, ({ line }, { lang }) => textIn(line.shown_name, lang)],
    [msg`Name`, ({ line }) => line.legal_name],
    [msg`Last digits of the ID number`, ({ line }) => line.id_hint],
    [msg`Residency`, ({ line }, { i18n }) => i18n._(payoutWords.residency[line.residency])],
    [msg`Income code`, ({ line }, { i18n }) => (line.code ? i18n._(payoutWords.code[line.code]) : '')],
    [msg`Currency`, ({ line }) => line.currency],
    [msg({ message: 'Gross', context: 'payout' }), ({ line }) => csvMoney(line.gross, line.currency)],
    [msg`Tax withheld`, ({ line }) => csvMoney(line.withholding, line.currency)],
    [msg`Supplementary premium`, ({ line }) => csvMoney(line.premium, line.currency)],
    [msg`Paid out`, ({ line }) => csvMoney(line.net, line.currency)],
    [msg`Bank’s reference`, ({ run }) => run.reference],
  ],
});
