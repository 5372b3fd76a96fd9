import { Refusal } from '#shared/errors.ts';
import type { Lang } from '#shared/locale.ts';
import type { MailData, MailKind, OrderMail, SaleMail } from '../mail.kinds.ts';

/** What a preview knows of the shop. */
export interface SampleFacts {
  lang: Lang;
  now: Date;
  /** Who reads it. */
  name: string;
  email: string;
  work?: { item_id: number; title: string } | undefined;
  /** A real order: as it is, and as it was while its money was awaited. */
  order?: { now: OrderMail; awaited: OrderMail; tax_rate: number; carrier: string; tracking: string } | undefined;
  /** What somebody of the staff, and what a visitor, would have written. */
  answer: string;
  question: string;
}

const DAY_MS = 86_400_000;
/** An example: each seller has a rate of their own. */
const RATE_BP = 3_000;
/** What opens an account is never shown, not even to staff: these links lead nowhere. */
const NO_LINK = '#preview';

/** What a mail of each kind is told in a preview: the facts of the shop, and examples where a person would have written. */
export const SAMPLES: { [Kind in MailKind]: (facts: SampleFacts) => MailData[Kind] } = {
  order_received: awaited,
  payment_reminder: awaited,
  transfer_reported: (facts) => {
    const order = awaited(facts);
    return { ...order, digits: '01234', amount: order.total, wait_until: inDays(facts, 3) };
  },
  transfer_not_found: awaited,
  paid: asItIs,
  payment_failed: awaited,
  order_expired: asItIs,
  shipped: (facts) => ({ ...asItIs(facts), carrier: orderOf(facts).carrier, tracking: orderOf(facts).tracking }),
  arrived: (facts) => ({ ...asItIs(facts), return_until: inDays(facts, 14), withdraw_until: inDays(facts, 7) }),
  cancellation_requested: asItIs,
  cancellation_decided: (facts) => ({ ...asItIs(facts), accepted: false, reason: facts.answer }),
  return_decided: (facts) => ({ ...asItIs(facts), approved: true, collected: true, reason: '' }),
  refunded: (facts) => ({ ...asItIs(facts), amount: asItIs(facts).total }),
  verify_address: ({ name }) => ({ name, path: `/login${NO_LINK}` }),
  welcome: ({ name }) => ({ name }),
  password_reset: ({ name }) => ({ name, path: `/forgotPassword/reset${NO_LINK}`, minutes: 30 }),
  change_address: ({ name }) => ({ name, path: `/login${NO_LINK}` }),
  address_changing: ({ name, email }) => ({ name, email }),
  address_changed: ({ name, email }) => ({ name, email }),
  link_identity: ({ name }) => ({ name, provider: 'line', path: `/login${NO_LINK}`, minutes: 30 }),
  new_device: ({ name, now }) => ({ name, device: 'Firefox, Linux', at: now.toISOString() }),
  staff_invited: ({ name }) => ({ name, role: 'support', path: `/invitation${NO_LINK}`, days: 7 }),
  second_factor: ({ name, now }) => ({ name, change: 'on', at: now.toISOString() }),
  data_request_received: (facts) => ({ name: facts.name, request: 'export', due_at: inDays(facts, 30) }),
  data_export_ready: ({ name }) => ({ name, path: '/account' }),
  account_deleted: ({ name }) => ({ name }),
  message_answered: ({ name, question, answer }) => ({
    name,
    subject: question,
    text: answer,
    path: '/account/message',
  }),
  contact_received: ({ name }) => ({ name, number: 1 }),
  contact_new: ({ name, email, question }) => ({
    number: 1,
    kind: 'contact',
    name,
    email,
    phone: '+886 2 2345 6789',
    company: '',
    contents: question,
    path: '/admin/contact',
  }),
  contact_answer: (facts) => ({
    name: facts.name,
    number: 1,
    text: facts.answer,
    contents: facts.question,
    files: { names: ['frame.pdf'], path: `/contact${NO_LINK}`, until: inDays(facts, 30) },
  }),
  application_received: (facts) => ({ name: facts.name, due_at: inDays(facts, 5) }),
  application_needs_info: ({ name, answer }) => ({ name, question: answer }),
  application_approved: ({ name }) => ({ name }),
  application_rejected: ({ name, answer }) => ({ name, reason: answer }),
  application_suspended: ({ name, answer }) => ({ name, reason: answer }),
  application_reinstated: ({ name, answer }) => ({ name, reason: answer }),
  sale_made: saleOf,
  work_needs_changes: (facts) => ({ name: facts.name, ...workOf(facts), words: facts.answer }),
  work_online: (facts) => ({ name: facts.name, ...workOf(facts) }),
};

function orderOf({ order }: SampleFacts) {
  if (!order) throw new Refusal('not_found');
  return order;
}

function asItIs(facts: SampleFacts): OrderMail {
  return orderOf(facts).now;
}

function awaited(facts: SampleFacts): OrderMail {
  return orderOf(facts).awaited;
}

function workOf({ work }: SampleFacts) {
  if (!work) throw new Refusal('not_found');
  return work;
}

function inDays({ now }: SampleFacts, days: number): string {
  return new Date(now.getTime() + days * DAY_MS).toISOString();
}

function saleOf(facts: SampleFacts): SaleMail {
  const { tax_rate, now } = orderOf(facts);
  const lines = now.lines.map(({ amount: gross, ...line }) => {
    const net = Math.round(gross / (1 + tax_rate / 100));
    return { ...line, numbers: [], gross, net, rate_bp: RATE_BP, amount: Math.round((net * RATE_BP) / 10_000) };
  });
  return { name: facts.name, code: now.code, currency: now.currency, tax_rate, lines };
}
