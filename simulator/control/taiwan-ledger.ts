import { asOfNow, remainderOf } from '../ecpay-invoice/allowance-sums.ts';
import { timeText } from '../ids.ts';
import type { World } from '../world.ts';

/** The books of the Taiwanese providers, as tests compare them with the shop's. */
export function taiwanBooks(world: World) {
  const { store } = world;
  return {
    ecpay: {
      trades: store.all('trades').map(({ form: _form, created_at, paid_at, ...trade }) => ({
        ...trade,
        created_at: timeText(created_at),
        paid_at: paid_at === null ? null : timeText(paid_at),
      })),
    },
    ecpay_invoice: {
      invoices: store.all('invoices').map((invoice) => ({
        number: invoice.id,
        relate: invoice.fields.RelateNumber,
        identifier: invoice.fields.CustomerIdentifier,
        amount: invoice.fields.SalesAmount,
        tax_type: invoice.fields.TaxType,
        status: invoice.voided_at === null ? 'ISSUED' : 'VOID',
        remainder: remainderOf(world, invoice),
        reissues: invoice.reissues,
        issued_at: timeText(invoice.issued_at),
      })),
      allowances: store.all('allowances').map((allowance) => {
        const { id, invoice, amount, state } = asOfNow(world, allowance);
        return { number: id, invoice, amount, status: state };
      }),
      delayed: store.all('delayed_invoices').map(({ id, state, due_at }) => ({ tsr: id, status: state, due_at })),
      ranges: store.all('invoice_ranges'),
    },
    line_pay: {
      payments: store.all('line_payments').map(({ id, order_id, amount, currency, state, refunds }) => ({
        id,
        order_id,
        amount,
        currency,
        status: state,
        refunded: refunds.reduce((sum, refund) => sum + refund.amount, 0),
      })),
    },
  };
}
