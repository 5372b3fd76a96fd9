import { createRoute } from '@hono/zod-openapi';
import { msg } from '@lingui/core/macro';
import { createApi } from '#api/server/create-api.ts';
import { signedIn } from '#api/server/policy-gate.ts';
import { jsonBody, jsonReply } from '#api/server/replies.ts';
import { orderParam } from '#features/orders/order.contract.ts';
import { decideCase } from '#features/orders/server/refund-decision.service.ts';
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

const getBooks = createRoute({
  method: 'get',
  path: '/api/admin/payment',
  summary: 'Payments that wait for a decision, and how the books compare with the providers’',
  responses: jsonReply(booksReply, 'The last thirty days'),
});
const getOrder = createRoute({
  method: 'get',
  path: '/api/admin/order/{code}/payment',
  summary: 'Every attempt to pay an order, and all that the providers said',
  request: { params: orderParam },
  responses: jsonReply(staffPaymentsReply, 'From the oldest to the latest'),
});
const postDecide = createRoute({
  method: 'post',
  path: '/api/admin/payment/{attempt_id}/decide',
  summary: 'Says what became of a payment that is held',
  request: { params: attemptParam, body: jsonBody(decideForm) },
  responses: jsonReply(staffPaymentsReply, 'The order’s payments as they are now'),
});
const postCase = createRoute({
  method: 'post',
  path: '/api/admin/payment/case/{case_id}/decide',
  summary: 'Says what a refund at the provider is that could not be matched',
  request: { params: caseParam, body: jsonBody(decideCaseForm) },
  responses: jsonReply(staffPaymentsReply, 'The order’s payments as they are now'),
});
const postAsk = createRoute({
  method: 'post',
  path: '/api/admin/payment/{attempt_id}/ask',
  summary: 'Asks the provider about a payment now',
  request: { params: attemptParam },
  responses: jsonReply(staffPaymentsReply, 'The order’s payments as they are now'),
});

export const paymentStaffRoutes = createApi()
  .openapi(getBooks, async (c) => c.json({ code: 'success', ...(await paymentBooks(c.var.db)) } as const, 200))
  .openapi(getOrder, async (c) => {
    const { code } = c.req.valid('param');
    return c.json({ code: 'success', ...(await staffPayments(c.var.db, code)) } as const, 200);
  })
  .openapi(postDecide, async (c) => {
    const { attempt_id } = c.req.valid('param');
    const { member_id } = signedIn(c);
    const code = await decideAttempt(paymentsOf({ ...c.var.shop, db: c.var.db }), attempt_id, c.req.valid('json'), {
      member_id,
    });
    const message = c.var.i18n._(msg`The payment is decided.`);
    return c.json(
      { code: 'success', message, showMessage: true, ...(await staffPayments(c.var.db, code)) } as const,
      200,
    );
  })
  .openapi(postCase, async (c) => {
    const { case_id } = c.req.valid('param');
    const { member_id } = signedIn(c);
    const code = await decideCase(c.var.db, case_id, { ...c.req.valid('json'), member_id });
    const message = c.var.i18n._(msg`The refund is decided.`);
    return c.json(
      { code: 'success', message, showMessage: true, ...(await staffPayments(c.var.db, code)) } as const,
      200,
    );
  })
  .openapi(postAsk, async (c) => {
    const { attempt_id } = c.req.valid('param');
    const code = await askNow(paymentsOf({ ...c.var.shop, db: c.var.db }), attempt_id, signedIn(c).member_id);
    return c.json({ code: 'success', ...(await staffPayments(c.var.db, code)) } as const, 200);
  });
