import type { Lang } from '#shared/locale.ts';
import { textIn } from '#shared/locale.ts';
import type { StaffRole } from '#shared/rights.ts';
import { ORDER_COLUMNS, type OrderLineView, type OrderSummary } from '../order.contract.ts';
import { AWAITED, orderStatus, returnUntil } from '../order.rules.ts';
import { actionsOf } from '../order-steps.rules.ts';
import { framedPath } from './order-mail.service.ts';
import { factsOf, type LineRow, type OrderRow, type OrderWithLines } from './order-write.service.ts';

export interface Viewing {
  lang: Lang;
  now: Date;
}

export function memberSummary(placed: OrderWithLines, viewing: Viewing): OrderSummary {
  const actions = actionsOf(factsOf(placed), viewing.now, 'member');
  return { ...summaryOf(placed, viewing), actions };
}

export function staffSummary(placed: OrderWithLines, roles: readonly StaffRole[], viewing: Viewing) {
  const { receiver, refund_due } = placed.order;
  const actions = actionsOf(factsOf(placed), viewing.now, roles);
  return { ...summaryOf(placed, viewing), receiver_name: receiver.name, email: receiver.email, refund_due, actions };
}

export function lineView(line: LineRow, lang: Lang): OrderLineView {
  const { line_id, item_id, size_id, frame_id, size, outer, unit_price, nums, line_total, custom, returned } = line;
  return {
    line_id,
    item_id,
    size_id,
    frame_id,
    title: textIn(line.title, lang),
    artist: textIn(line.artist.name, lang),
    frame: textIn(line.frame.name, lang),
    size,
    outer,
    unit_price,
    nums,
    line_total,
    edition_numbers: line.edition_numbers,
    custom,
    returned,
    image: framedPath(line),
  };
}

export function iso(moment: Date | null): string | null {
  return moment?.toISOString() ?? null;
}

function summaryOf({ order, lines }: OrderWithLines, { lang }: Viewing): Omit<OrderSummary, 'actions'> {
  const isAwaited = AWAITED.includes(order.payment_status);
  return {
    ...picked(order, ORDER_COLUMNS),
    created_at: order.created_at.toISOString(),
    pickup_type: order.receiver.pickup_type,
    gift: giftOf(order),
    ship_from: order.ship_from,
    pickup_until: iso(order.pickup_until),
    status: orderStatus(order),
    cancellation: {
      status: order.cancellation,
      reason: order.cancel_reason ?? '',
      answer: order.cancel_answer ?? '',
    },
    return_until: order.arrival_at && returnUntil(order.arrival_at, order.return_days).toISOString(),
    return_days: order.return_days,
    pay_by: isAwaited && order.cancellation !== 'accepted' ? order.pay_by.toISOString() : null,
    lines: lines.map((line) => lineView(line, lang)),
    freight: freightView(order),
  };
}

function giftOf({ gift }: OrderRow): OrderSummary['gift'] {
  if (!gift) return null;
  const { recipient, message, card_link, not_before } = gift;
  return { recipient, message, card_link, not_before };
}

function picked<Row, Column extends keyof Row>(row: Row, columns: readonly Column[]): Pick<Row, Column> {
  return Object.fromEntries(columns.map((column) => [column, row[column]])) as Pick<Row, Column>;
}

function freightView(order: OrderRow): OrderSummary['freight'] {
  return {
    id: order.tracking ?? '',
    carrier: order.carrier ?? '',
    tracking_url: order.tracking_url,
    times: {
      generate: iso(order.generate_at),
      complete: iso(order.complete_at),
      delivery: iso(order.delivery_at),
      arrival: iso(order.arrival_at),
    },
    production_at: iso(order.production_at),
    fee: order.shipping_fee,
    payment_method: order.paytype,
    payment_status: order.payment_status,
    status: order.freight_stage,
  };
}
