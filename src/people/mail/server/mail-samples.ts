import { businessDayAfter } from '#ground/places/taiwan-holidays.ts';
import { Refusal } from '#shared/errors.ts';
import type { Lang } from '#shared/locale.ts';
import { SHOP_UTC_OFFSET_HOURS, shopDay } from '#shared/shop-time.ts';
import type { MailData, MailKind, OrderMail, SaleMail } from '../mail.kinds.ts';

/** The shop's data for a preview. */
export interface SampleFacts {
  lang: Lang;
  now: Date;
  name: string;
  email: string;
  work?: { item_id: number; title: string } | undefined;
  /** A real order: as it is, and as it was while awaiting payment. */
  order?: { now: OrderMail; awaited: OrderMail; tax_rate: number; carrier: string; tracking: string } | undefined;
  /** A place of pickup. */
  place: { name: string; address: string; note: string };
  /** Example texts of staff and of a visitor. */
  answer: string;
  question: string;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** An example: each seller has their own rate. */
const RATE_BP = 3_000;
/** Staff never see links that open an account: these lead nowhere. */
const NO_LINK = '#preview';

/** The data of each kind's preview: the shop's own, with examples in place of texts that people write. */
export const SAMPLES: { [Kind in MailKind]: (facts: SampleFacts) => MailData[Kind] } = {
  order_received: (facts) => ({ ...awaited(facts), arrival: arrivalFrom(facts, 7) }),
  order_paid: (facts) => ({ ...asItIs(facts), arrival: arrivalFrom(facts, 7) }),
  payment_reminder: awaited,
  transfer_reported: (facts) => {
    const order = awaited(facts);
    return { ...order, digits: '01234', amount: order.total, wait_until: closingAfter(facts, 5) };
  },
  transfer_not_found: awaited,
  payment_number: (facts) => ({
    ...awaited(facts),
    pay_bank: '822',
    pay_number: '9001234567890123',
    until: endOfDay(facts, 3),
  }),
  paid: (facts) => ({ ...asItIs(facts), arrival: arrivalFrom(facts, 7) }),
  payment_failed: awaited,
  order_expired: asItIs,
  shipped: (facts) => ({
    ...asItIs(facts),
    arrival: arrivalFrom(facts, 1),
    carrier: orderOf(facts).carrier,
    tracking: orderOf(facts).tracking,
    invoice_number: 'AB12345678',
  }),
  pickup_ready: (facts) => ({
    ...collected(facts),
    pickup_code: '012345',
    pickup_until: endOfDay(facts, 14),
    invoice_number: 'AB12345678',
  }),
  pickup_reminder: (facts) => ({ ...collected(facts), pickup_code: '012345', pickup_until: endOfDay(facts, 3) }),
  arrived: (facts) => ({
    ...asItIs(facts),
    return_until: endOfDay(facts, asItIs(facts).return_days ?? 14),
    withdraw_until: endOfDay(facts, 7),
    kit: true,
  }),
  cancellation_requested: asItIs,
  cancellation_decided: (facts) => ({ ...asItIs(facts), accepted: false, reason: facts.answer }),
  return_decided: (facts) => ({ ...asItIs(facts), approved: true, collected: true, reason: '' }),
  refund_account: asItIs,
  refunded: (facts) => ({ ...asItIs(facts), amount: asItIs(facts).total }),
  verify_address: ({ name }) => ({ name, path: `/login${NO_LINK}`, code: '012345', minutes: 30 }),
  welcome: ({ name }) => ({ name }),
  password_reset: ({ name }) => ({ name, path: `/forgotPassword/reset${NO_LINK}`, minutes: 30 }),
  change_address: ({ name }) => ({ name, path: `/login${NO_LINK}` }),
  address_changing: ({ name, email }) => ({ name, email }),
  address_changed: ({ name, email }) => ({ name, email }),
  link_identity: ({ name }) => ({ name, provider: 'line', path: `/login${NO_LINK}`, minutes: 30 }),
  identity_linked: ({ name }) => ({ name, provider: 'line' }),
  new_device: ({ name, now }) => ({ name, device: 'Firefox, Linux', at: now.toISOString() }),
  staff_invited: ({ name }) => ({ name, role: 'support', path: `/invitation${NO_LINK}`, days: 7 }),
  second_factor: ({ name, now }) => ({ name, change: 'on', at: now.toISOString() }),
  data_request_received: (facts) => ({ name: facts.name, request: 'export', due_at: inDays(facts, 15) }),
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
  payout_paid: ({ name, now }) => ({
    name,
    reference: 'PO-1-1',
    day: shopDay(now),
    currency: 'NTD',
    gross: 24_000,
    withholding: 2_400,
    premium: 506,
    net: 21_094,
    last_digits: '8901',
    account: true,
    files: [],
  }),
  payee_changed: ({ name }) => ({ name, by: 'seller', what: ['account'], account: true }),
  work_needs_changes: (facts) => ({ name: facts.name, ...workOf(facts), words: facts.answer }),
  work_online: (facts) => ({ name: facts.name, ...workOf(facts) }),
  staff_notice: (facts) => ({ name: facts.name, ...noticesOf(facts, 1) }),
  staff_digest: (facts) => ({ name: facts.name, ...noticesOf(facts, 2) }),
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

/** The order as if it were picked up: at its own place, or at an example. */
function collected(facts: SampleFacts): OrderMail {
  const order = asItIs(facts);
  return { ...order, shipping_fee: 0, total: order.subtotal, pickup: order.pickup ?? facts.place };
}

function workOf({ work }: SampleFacts) {
  if (!work) throw new Refusal('not_found');
  return work;
}

function inDays({ now }: SampleFacts, days: number): string {
  return new Date(now.getTime() + days * DAY_MS).toISOString();
}

function arrivalFrom(facts: SampleFacts, days: number) {
  return { from: inDays(facts, days).slice(0, 10), to: inDays(facts, days + 6).slice(0, 10) };
}

/** A reported transfer is looked for until 18:00 of a business day. */
function closingAfter({ now }: SampleFacts, days: number): string {
  return new Date(
    Date.parse(businessDayAfter(shopDay(now), days)) + (18 - SHOP_UTC_OFFSET_HOURS) * HOUR_MS,
  ).toISOString();
}

/** Returns are possible until the end of a day in Taipei. */
function endOfDay({ now }: SampleFacts, days: number): string {
  const midnight = Date.parse(shopDay(now)) - SHOP_UTC_OFFSET_HOURS * HOUR_MS;
  return new Date(midnight + (days + 1) * DAY_MS - 1).toISOString();
}

/** A new order, and in the summary an enquiry and a message too. */
function noticesOf(facts: SampleFacts, orders: number): Pick<MailData['staff_notice'], 'counts' | 'lines'> {
  const { code, total: amount, currency } = orderOf(facts).now;
  const order = { kind: 'new_order', subject: code, facts: { amount, currency } } as const;
  const enquiry = { kind: 'enquiry', subject: '1', facts: {} } as const;
  if (orders === 1) return { counts: [{ kind: 'new_order', count: 1 }], lines: [order] };
  return {
    counts: [
      { kind: 'new_order', count: 1 },
      { kind: 'enquiry', count: 1 },
    ],
    lines: [order, enquiry],
  };
}

function saleOf(facts: SampleFacts): SaleMail {
  const { tax_rate, now } = orderOf(facts);
  const lines = now.lines.map(({ amount: gross, ...line }) => {
    const net = Math.round(gross / (1 + tax_rate / 100));
    return { ...line, numbers: [], gross, net, rate_bp: RATE_BP, amount: Math.round((net * RATE_BP) / 10_000) };
  });
  return { name: facts.name, code: now.code, currency: now.currency, tax_rate, lines };
}
