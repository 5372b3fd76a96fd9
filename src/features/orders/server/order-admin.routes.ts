import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { z } from 'zod';
import type { ApiEnv } from '#api/server/context.ts';
import { createApi } from '#api/server/create-api.ts';
import { signedIn } from '#api/server/policy-gate.ts';
import { jsonBody, jsonReply } from '#api/server/replies.ts';
import { Refusal } from '#shared/errors.ts';
import { orderParam } from '../order.contract.ts';
import {
  type StaffForm,
  staffForms,
  staffOrderReply,
  staffOrdersQuery,
  staffOrdersReply,
} from '../order-staff.contract.ts';
import type { StaffAction } from '../order-steps.rules.ts';
import { findOrder } from './order.service.ts';
import { staffDetail } from './order-detail.service.ts';
import { listStaffOrders } from './order-queue.service.ts';
import { takeStaffStep } from './order-staff.service.ts';

const getOrders = createRoute({
  method: 'get',
  path: '/api/admin/order',
  summary: 'Orders that wait for staff, or all',
  request: { query: staffOrdersQuery },
  responses: jsonReply(staffOrdersReply, 'A page of orders'),
});
const getOrder = createRoute({
  method: 'get',
  path: '/api/admin/order/{code}',
  summary: 'One order as staff see it',
  request: { params: orderParam },
  responses: jsonReply(staffOrderReply, 'The order, who did each step, and what can be done now'),
});

/** One call for each step: the policy says who may take it, the contract what it has to be told. */
const step = <Action extends StaffAction, Form extends z.ZodType>(action: Action, form: Form, summary: string) =>
  createRoute({
    method: 'post',
    path: `/api/admin/order/{code}/${action}` as const,
    summary,
    request: { params: orderParam, body: jsonBody(form) },
    responses: jsonReply(staffOrderReply, 'The order as it is now'),
  });

async function shown(c: Context<ApiEnv>, code: string) {
  const { staff_role } = signedIn(c);
  if (!staff_role) throw new Refusal('forbidden');
  const order = await staffDetail(c.var.db, await findOrder(c.var.db, code), staff_role, {
    lang: c.var.lang,
    now: new Date(),
  });
  return c.json({ code: 'success', order } as const, 200);
}

async function take<Action extends StaffAction>(
  c: Context<ApiEnv>,
  { code }: { code: string },
  action: Action,
  form: StaffForm<Action>,
) {
  await takeStaffStep(c.var.db, { code, action, staff_id: signedIn(c).member_id }, form);
  return shown(c, code);
}

const reading = createApi()
  .openapi(getOrders, async (c) => {
    const { staff_role } = signedIn(c);
    if (!staff_role) throw new Refusal('forbidden');
    const viewing = { lang: c.var.lang, now: new Date() };
    const page = await listStaffOrders(c.var.db, c.req.valid('query'), staff_role, viewing);
    return c.json({ code: 'success', ...page } as const, 200);
  })
  .openapi(getOrder, (c) => shown(c, c.req.valid('param').code));

const finance = createApi()
  .openapi(step('confirm_transfer', staffForms.confirm_transfer, 'The transfer is on the bank’s statement'), (c) =>
    take(c, c.req.valid('param'), 'confirm_transfer', c.req.valid('json')),
  )
  .openapi(step('transfer_not_found', staffForms.transfer_not_found, 'The reported transfer is not there'), (c) =>
    take(c, c.req.valid('param'), 'transfer_not_found', c.req.valid('json')),
  )
  .openapi(
    step('record_payment', staffForms.record_payment, 'Money came that nobody waited for; it is owed back'),
    (c) => take(c, c.req.valid('param'), 'record_payment', c.req.valid('json')),
  )
  .openapi(step('owe_refund', staffForms.owe_refund, 'Owes the member a part of the payment'), (c) =>
    take(c, c.req.valid('param'), 'owe_refund', c.req.valid('json')),
  )
  .openapi(step('refund', staffForms.refund, 'What is owed was paid back'), (c) =>
    take(c, c.req.valid('param'), 'refund', c.req.valid('json')),
  );

const workshop = createApi()
  .openapi(step('start_production', staffForms.start_production, 'The workshop begins'), (c) =>
    take(c, c.req.valid('param'), 'start_production', c.req.valid('json')),
  )
  .openapi(step('complete', staffForms.complete, 'Everything is made and packed'), (c) =>
    take(c, c.req.valid('param'), 'complete', c.req.valid('json')),
  )
  .openapi(step('ship', staffForms.ship, 'The parcel has left'), (c) =>
    take(c, c.req.valid('param'), 'ship', c.req.valid('json')),
  )
  .openapi(step('arrive', staffForms.arrive, 'The parcel has arrived'), (c) =>
    take(c, c.req.valid('param'), 'arrive', c.req.valid('json')),
  )
  .openapi(step('receive_return', staffForms.receive_return, 'What was sent back has come'), (c) =>
    take(c, c.req.valid('param'), 'receive_return', c.req.valid('json')),
  );

const support = createApi()
  .openapi(step('cancel', staffForms.cancel, 'Calls an order off'), (c) =>
    take(c, c.req.valid('param'), 'cancel', c.req.valid('json')),
  )
  .openapi(step('decide_cancellation', staffForms.decide_cancellation, 'Answers a wish to cancel'), (c) =>
    take(c, c.req.valid('param'), 'decide_cancellation', c.req.valid('json')),
  )
  .openapi(step('decide_return', staffForms.decide_return, 'Accepts or refuses a return'), (c) =>
    take(c, c.req.valid('param'), 'decide_return', c.req.valid('json')),
  )
  .openapi(step('exchange', staffForms.exchange, 'A return ends with another print'), (c) =>
    take(c, c.req.valid('param'), 'exchange', c.req.valid('json')),
  );

export const orderAdminRoutes = reading.route('/', finance).route('/', workshop).route('/', support);
