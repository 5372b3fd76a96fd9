import { msg } from '@lingui/core/macro';
import type { Context } from 'hono';
import { signedIn } from '#http/server/access-gate.ts';
import { call, calls } from '#http/server/call.ts';
import type { ApiEnv } from '#http/server/context.ts';
import { allowanceParam, invoiceParam, invoiceReply, invoicesQuery, invoicesReply } from '../invoice.contract.ts';
import {
  correctInvoiceForm,
  enterAllowanceForm,
  enterInvoiceForm,
  enterVoidForm,
  handOverForm,
  voidInvoiceForm,
} from '../invoice-forms.contract.ts';
import { invoiceDetail, listInvoices } from './invoice.service.ts';
import {
  correctInvoice,
  enterAllowance,
  enterInvoice,
  enterVoid,
  handOver,
  retryInvoice,
  voidInvoice,
} from './invoice-staff.service.ts';
import { invoicesOf } from './invoices.ts';

const found = { access: 'finance', reply: invoiceReply, returns: 'The invoice as it is now' } as const;
const changed = { ...found, method: 'post', params: invoiceParam } as const;

export const invoiceStaffRoutes = calls(
  call(
    {
      method: 'get',
      path: '/api/admin/invoice',
      summary: 'Uniform invoices by queue, state, period, kind or number',
      access: 'finance',
      query: invoicesQuery,
      reply: invoicesReply,
      returns: 'A page, the open tasks, and the number of invoice numbers left',
    },
    (c, { query }) => listInvoices(opened(c), query),
  ),
  call(
    {
      ...found,
      method: 'get',
      path: '/api/admin/invoice/{invoice_id}',
      summary: 'One invoice with its allowances and everything that happened to it',
      params: invoiceParam,
      returns: 'The invoice',
    },
    async (c, { params: { invoice_id } }) => ({ invoice: await invoiceDetail(opened(c), invoice_id) }),
  ),
  call(
    {
      ...changed,
      path: '/api/admin/invoice/{invoice_id}/retry',
      summary: 'Tries a failed invoice or allowance again',
      refuses: ['conflict'],
    },
    async (c, { params: { invoice_id } }) => {
      await retryInvoice(opened(c), acting(c, invoice_id));
      return answered(c, invoice_id);
    },
  ),
  call(
    {
      ...changed,
      path: '/api/admin/invoice/{invoice_id}/hand_over',
      summary: 'Leaves an invoice to the accountant after the provider’s keys were removed',
      refuses: ['conflict'],
      body: handOverForm,
    },
    async (c, { params: { invoice_id }, body }) => {
      await handOver(opened(c), acting(c, invoice_id), body);
      return answered(c, invoice_id);
    },
  ),
  call(
    {
      ...changed,
      path: '/api/admin/invoice/{invoice_id}/correct',
      summary: 'Corrects the buyer of an invoice that was not issued, and tries it again',
      refuses: ['conflict'],
      body: correctInvoiceForm,
    },
    async (c, { params: { invoice_id }, body }) => {
      await correctInvoice(opened(c), acting(c, invoice_id), body);
      return answered(c, invoice_id);
    },
  ),
  call(
    {
      ...changed,
      path: '/api/admin/invoice/{invoice_id}/enter',
      summary: 'Enters an invoice that the accountant has issued',
      refuses: ['conflict', 'invoice_number_taken'],
      body: enterInvoiceForm,
    },
    async (c, { params: { invoice_id }, body }) => {
      await enterInvoice(opened(c), acting(c, invoice_id), body);
      return answered(c, invoice_id);
    },
  ),
  call(
    {
      ...changed,
      path: '/api/admin/invoice/{invoice_id}/enter_void',
      summary: 'Enters the day on which an invoice was voided without the shop',
      refuses: ['conflict'],
      body: enterVoidForm,
    },
    async (c, { params: { invoice_id }, body }) => {
      await enterVoid(opened(c), acting(c, invoice_id), body);
      return answered(c, invoice_id);
    },
  ),
  call(
    {
      ...changed,
      path: '/api/admin/invoice/{invoice_id}/void',
      summary: 'Voids an invoice whose buyer is wrong, and queues the next one',
      refuses: ['conflict'],
      body: voidInvoiceForm,
    },
    async (c, { params: { invoice_id }, body }) => {
      await voidInvoice(opened(c), acting(c, invoice_id), body);
      return answered(c, invoice_id);
    },
  ),
  call(
    {
      ...found,
      method: 'post',
      path: '/api/admin/invoice/allowance/{allowance_id}/enter',
      summary: 'Enters the number of an allowance',
      refuses: ['conflict', 'invoice_number_taken'],
      params: allowanceParam,
      body: enterAllowanceForm,
    },
    async (c, { params: { allowance_id }, body }) => {
      const { member_id: staff_id } = signedIn(c);
      return answered(c, await enterAllowance(opened(c), { allowance_id, staff_id }, body));
    },
  ),
);

function opened(c: Context<ApiEnv>) {
  return invoicesOf({ ...c.var.shop, db: c.var.db }, 'background');
}

function acting(c: Context<ApiEnv>, invoice_id: number) {
  return { invoice_id, staff_id: signedIn(c).member_id };
}

async function answered(c: Context<ApiEnv>, invoiceId: number) {
  const message = c.var.i18n._(msg`The invoice has been saved.`);
  return { message, showMessage: true, invoice: await invoiceDetail(opened(c), invoiceId) };
}
