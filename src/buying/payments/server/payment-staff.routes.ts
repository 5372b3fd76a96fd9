import { msg } from '@lingui/core/macro';
import { orderParam } from '#buying/orders/order.contract.ts';
import { decideCase } from '#buying/orders/server/refund-decision.service.ts';
import { signedIn } from '#http/server/access-gate.ts';
import { call, calls } from '#http/server/call.ts';
import {
  attemptParam,
  booksReply,
  caseParam,
  decideCaseForm,
  decideForm,
  staffPaymentsReply,
} from '../payment-staff.contract.ts';
import { decideAttempt } from './payment-decision.service.ts';
import { askNow, paymentBooks, staffPayments } from './payment-staff.service.ts';
import { paymentsOf } from './payments.ts';

export const paymentStaffRoutes = calls(
  call(
    {
      method: 'get',
      path: '/api/admin/payment',
      summary: 'Payments that need a decision, and the comparison with the providers’ records',
      access: 'finance',
      reply: booksReply,
      returns: 'The last thirty days',
    },
    (c) => paymentBooks(c.var.db),
  ),
  call(
    {
      method: 'get',
      path: '/api/admin/order/{code}/payment',
      summary: 'Every attempt to pay an order, and the providers’ answers',
      access: 'staff',
      params: orderParam,
      reply: staffPaymentsReply,
      returns: 'From the oldest to the latest',
    },
    (c, { params: { code } }) => staffPayments(c.var.db, code),
  ),
  call(
    {
      method: 'post',
      path: '/api/admin/payment/{attempt_id}/decide',
      summary: 'Decides about a held payment',
      access: 'finance',
      refuses: [
        'conflict',
        'amount_differs',
        'amount_needed',
        'transaction_needed',
        'transaction_differs',
        'transaction_known',
        'money_there',
        'money_not_there',
      ],
      params: attemptParam,
      body: decideForm,
      reply: staffPaymentsReply,
      returns: 'The order’s payments as they are now',
    },
    async (c, { params: { attempt_id }, body }) => {
      const { member_id } = signedIn(c);
      const code = await decideAttempt(paymentsOf({ ...c.var.shop, db: c.var.db }), attempt_id, body, {
        member_id,
      });
      const message = c.var.i18n._(msg`Your decision has been saved.`);
      return { message, showMessage: true, ...(await staffPayments(c.var.db, code)) };
    },
  ),
  call(
    {
      method: 'post',
      path: '/api/admin/payment/case/{case_id}/decide',
      summary: 'Decides what an unmatched refund at the provider is',
      access: 'finance',
      refuses: ['conflict'],
      params: caseParam,
      body: decideCaseForm,
      reply: staffPaymentsReply,
      returns: 'The order’s payments as they are now',
    },
    async (c, { params: { case_id }, body }) => {
      const { member_id } = signedIn(c);
      const code = await decideCase(c.var.db, case_id, { ...body, member_id });
      const message = c.var.i18n._(msg`Your decision on the refund has been saved.`);
      return { message, showMessage: true, ...(await staffPayments(c.var.db, code)) };
    },
  ),
  call(
    {
      method: 'post',
      path: '/api/admin/payment/{attempt_id}/ask',
      summary: 'Asks the provider about a payment now',
      access: 'finance',
      params: attemptParam,
      reply: staffPaymentsReply,
      returns: 'The order’s payments as they are now',
    },
    async (c, { params: { attempt_id } }) => {
      const code = await askNow(paymentsOf({ ...c.var.shop, db: c.var.db }), attempt_id, signedIn(c).member_id);
      return staffPayments(c.var.db, code);
    },
  ),
);
