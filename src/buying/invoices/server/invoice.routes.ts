import { networkOf } from '#ground/throttle/server/network.ts';
import { call, calls } from '#http/server/call.ts';
import { invoiceCheckForm, invoiceCheckReply } from '../invoice-forms.contract.ts';
import { checkInvoiceCode } from './invoice-check.service.ts';
import { invoicesOf } from './invoices.ts';

export const invoiceRoutes = calls(
  call(
    {
      method: 'post',
      path: '/api/invoice/check',
      summary: 'Whether the ministry knows a phone’s barcode or a donation code; answers within two seconds',
      access: 'anyone',
      limits: ['invoice_check', 'invoice_check_shop'],
      body: invoiceCheckForm,
      reply: invoiceCheckReply,
      returns: 'valid, invalid, or unknown if nobody could say in time',
    },
    async (c, { body }) => {
      const invoices = invoicesOf({ ...c.var.shop, db: c.var.db }, 'buyers');
      return { result: await checkInvoiceCode(invoices, body, networkOf(c.var.address)) };
    },
  ),
);
