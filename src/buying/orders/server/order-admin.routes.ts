import type { Context } from 'hono';
import type { z } from 'zod';
import { signedIn } from '#http/server/access-gate.ts';
import { call, calls } from '#http/server/call.ts';
import type { ApiEnv } from '#http/server/context.ts';
import type { RefusalCode } from '#shared/errors.ts';
import { rolesOf, type StaffRole } from '#shared/rights.ts';
import { orderParam } from '../order.contract.ts';
import {
  carriersReply,
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
import { listCarriers } from './order-shipping.service.ts';
import { applyStaffStep } from './order-staff.service.ts';

async function shown(c: Context<ApiEnv>, code: string) {
  const order = await staffDetail(c.var.db, await findOrder(c.var.db, code), signedIn(c), {
    lang: c.var.lang,
    now: new Date(),
  });
  return { order };
}

interface Step<Action extends StaffAction, Form extends z.ZodType> {
  action: Action;
  form: Form;
  access: StaffRole;
  summary: string;
  refuses?: readonly RefusalCode[];
}

/** One call for each step: its access defines who may take it, its form what it needs. */
function step<const Action extends StaffAction, Form extends z.ZodType<StaffForm<Action>>>({
  action,
  form,
  access,
  summary,
  refuses = [],
}: Step<Action, Form>) {
  return call(
    {
      method: 'post',
      path: `/api/admin/order/{code}/${action}` as const,
      summary,
      access,
      refuses: ['conflict', ...refuses],
      params: orderParam,
      body: form,
      reply: staffOrderReply,
      returns: 'The order as it is now',
    },
    async (c, { params: { code }, body }) => {
      const asked = { code, action, staff_id: signedIn(c).member_id };
      await applyStaffStep(c.var.db, asked, body as StaffForm<Action>);
      return shown(c, code);
    },
  );
}

const reading = calls(
  call(
    {
      method: 'get',
      path: '/api/admin/order',
      summary: 'Orders that need staff, or all',
      access: 'staff',
      query: staffOrdersQuery,
      reply: staffOrdersReply,
      returns: 'A page of orders',
    },
    (c, { query }) => listStaffOrders(c.var.db, query, rolesOf(signedIn(c)), { lang: c.var.lang, now: new Date() }),
  ),
  call(
    {
      method: 'get',
      path: '/api/admin/order/{code}',
      summary: 'One order as staff see it',
      access: 'staff',
      params: orderParam,
      reply: staffOrderReply,
      returns: 'The order, the person who did each step, and the possible actions',
    },
    (c, { params }) => shown(c, params.code),
  ),
);

const carriers = calls(
  call(
    {
      method: 'get',
      path: '/api/admin/carrier',
      summary: 'The carriers to choose from when a parcel is shipped',
      access: 'staff',
      reply: carriersReply,
      returns: 'In the order of the list',
    },
    async (c) => ({ list: await listCarriers(c.var.db, c.var.lang) }),
  ),
);

const finance = calls(
  step({
    action: 'confirm_transfer',
    form: staffForms.confirm_transfer,
    access: 'finance',
    summary: 'Confirms a transfer',
    refuses: ['amount_differs'],
  }),
  step({
    action: 'transfer_not_found',
    form: staffForms.transfer_not_found,
    access: 'finance',
    summary: 'Reports that a transfer was not found',
  }),
  step({
    action: 'record_payment',
    form: staffForms.record_payment,
    access: 'finance',
    summary: 'Records an unexpected payment, which has to be refunded',
  }),
  step({
    action: 'owe_refund',
    form: staffForms.owe_refund,
    access: 'finance',
    summary: 'Records a partial refund that is due to the member',
    refuses: ['own_review', 'amount_differs'],
  }),
  step({
    action: 'refund',
    form: staffForms.refund,
    access: 'finance',
    summary: 'Records a refund as paid',
    refuses: ['own_review', 'amount_differs'],
  }),
);

const workshop = calls(
  step({
    action: 'start_production',
    form: staffForms.start_production,
    access: 'workshop',
    summary: 'Starts production',
  }),
  step({
    action: 'complete',
    form: staffForms.complete,
    access: 'workshop',
    summary: 'Marks the order as made and packed',
  }),
  step({
    action: 'ship',
    form: staffForms.ship,
    access: 'workshop',
    summary: 'Marks the parcel as shipped',
    refuses: ['gift_early'],
  }),
  step({ action: 'arrive', form: staffForms.arrive, access: 'workshop', summary: 'Marks the parcel as arrived' }),
  step({
    action: 'ready_pickup',
    form: staffForms.ready_pickup,
    access: 'workshop',
    summary: 'Marks the prints as ready for pickup',
    refuses: ['gift_early'],
  }),
  step({
    action: 'pick_up',
    form: staffForms.pick_up,
    access: 'workshop',
    summary: 'Marks the prints as picked up',
    refuses: ['wrong_code'],
  }),
  step({
    action: 'undo_arrival',
    form: staffForms.undo_arrival,
    access: 'workshop',
    summary: 'Undoes a mistaken arrival of the parcel',
  }),
  step({
    action: 'receive_return',
    form: staffForms.receive_return,
    access: 'workshop',
    summary: 'Marks a return as received',
  }),
);

const support = calls(
  step({ action: 'cancel', form: staffForms.cancel, access: 'support', summary: 'Cancels an order' }),
  step({
    action: 'decide_cancellation',
    form: staffForms.decide_cancellation,
    access: 'support',
    summary: 'Decides on a cancellation request',
    refuses: ['own_review'],
  }),
  step({
    action: 'decide_return',
    form: staffForms.decide_return,
    access: 'support',
    summary: 'Accepts or refuses a return',
    refuses: ['own_review', 'amount_differs'],
  }),
  step({
    action: 'exchange',
    form: staffForms.exchange,
    access: 'support',
    summary: 'A return ends with another print',
  }),
);

export const orderAdminRoutes = calls(...reading, ...carriers, ...finance, ...workshop, ...support);
