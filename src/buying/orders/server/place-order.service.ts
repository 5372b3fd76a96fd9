import { sql } from 'drizzle-orm';
import type { OrderRequest } from '#buying/checkout/checkout.contract.ts';
import { invoiceOf } from '#buying/checkout/checkout.rules.ts';
import { takesAmount } from '#buying/checkout/pay-types.rules.ts';
import { offeredPayTypes } from '#buying/checkout/server/offered-pay-types.service.ts';
import { type PricedOrder, priceOrder } from '#buying/checkout/server/quote.service.ts';
import { isSamePrint, type Line } from '#catalogue/cart/cart.rules.ts';
import { deleteOrderedLines, lockCartOf, orderedLines } from '#catalogue/cart/server/cart-order.service.ts';
import { documentsInForce } from '#catalogue/pages/server/legal.service.ts';
import { readSettings, type SiteSettings } from '#catalogue/site/server/site.service.ts';
import { holdTestMode } from '#catalogue/site/server/test-mode.service.ts';
import { reserveEditions } from '#catalogue/works/server/edition.service.ts';
import type { Db } from '#db/server/connect.ts';
import { statement } from '#db/server/statement.ts';
import { inTransaction } from '#db/server/transaction.ts';
import type { Sealer } from '#ground/sealing/server/sealing.ts';
import { requireWithinLimit } from '#ground/throttle/server/throttle.service.ts';
import type { Config } from '#http/server/config.ts';
import { Refusal } from '#shared/errors.ts';
import type { Lang } from '#shared/locale.ts';
import { payBy } from '../order.rules.ts';
import type { Receiver } from '../order-facts.contract.ts';
import { noticeAbout } from '../order-notices.rules.ts';
import { hashWith, orderSecret } from './order-code.service.ts';
import { withGift } from './order-gift.service.ts';
import { answeredBefore, answerValues, claimKey, saveAnswer } from './order-idempotency.service.ts';
import { insertOrder, insertOrderParts, lineRows } from './order-insert.service.ts';
import { refuseHoarding } from './order-limits.service.ts';
import { mailOf } from './order-mail.service.ts';
import { recipientOf } from './order-receiver.service.ts';
import type { Moment, OrderWithLines } from './order-write.service.ts';

interface Ordered {
  member_id: number;
  request: OrderRequest;
  lang: Lang;
  /** Seals the link of a gift; without it, the buyer makes the link later. */
  sealer?: Sealer | undefined;
}

interface Placing extends Ordered {
  /** The providers that the shop has keys of. */
  payments: Config['payments'];
  /** The shop is closed: only test orders can be placed. */
  isClosed?: boolean;
  /** The client's key of this order, so that a retry is not a second order. */
  key?: string | undefined;
  now?: Date;
}

type Documents = Awaited<ReturnType<typeof documentsInForce>>;

export interface OrderEntry extends Ordered, Moment {
  /** The last letters of its code, for callers that must find it again; otherwise random. */
  ending?: string;
  settings?: SiteSettings;
  /** The versions of the documents the buyer agrees to. */
  documents?: Documents;
  /** Placed in test mode: marked, and without numbers of limited editions. */
  test?: boolean;
}

/** Spec §3 "Order response", as it is sent. */
interface PlacedOrder {
  code: 'success';
  order: { code: string; hash: string };
}

/**
 * Places an order in one transaction (decision 12): key, cart, address, prices, editions, order and mail, all or nothing.
 * Everything is recalculated; the request decides only what is bought, where it is sent and how it is paid.
 */
export async function placeOrder(db: Db, placing: Placing): Promise<PlacedOrder> {
  const { member_id, request, key, now = new Date() } = placing;
  const asked = { member_id, key, request, now };
  // None of these decides about money: the bank account, the key of the hashes and the document versions come from the cache.
  const [settings, secret] = [await readSettings(db), await orderSecret(db)];
  const documents = await documentsInForce(db, now);
  return inTransaction(db, async (tx) => {
    const given = await claimKey(tx, asked);
    if (given !== undefined) return JSON.parse(given) as PlacedOrder;
    const test = await heldMode(tx, placing);
    if (!offeredPayTypes(settings, { ...placing, test }).includes(request.paytype))
      throw new Refusal('paytype_unavailable');
    const cart = await lockCartOf(tx, member_id);
    if (!cart || !holdsAsSent(cart.lines, request.items)) {
      const isRepeat = key === undefined && !holdsAnyOf(cart?.lines ?? [], request.items);
      const before = isRepeat ? await answeredBefore(tx, asked) : undefined;
      if (before !== undefined) return JSON.parse(before) as PlacedOrder;
      throw new Refusal('cart_changed');
    }
    // Only placed orders count: a retry with the same key is the same order.
    await requireWithinLimit(tx, { limit: 'order_place', who: String(member_id) });
    const { order } = await enterOrder(tx, { ...placing, now, settings, documents, test });
    const answer = answerFor(order.code, secret);
    await endOrder(tx, { ...orderedLines(cart, request.items), ...answerValues(asked, JSON.stringify(answer)) });
    return answer;
  });
}

/** Takes the ordered lines out of the cart and saves the answer. */
const endOrder = statement((db) => db.execute(sql`with taken as (${deleteOrderedLines}) ${saveAnswer(db)}`));

/** Whether this is a test order. The mode does not change until the order is placed, so mark and payment agree. */
async function heldMode(tx: Db, { request, isClosed = false }: Placing): Promise<boolean> {
  const test = await holdTestMode(tx);
  if (isClosed && !test) throw new Refusal('shop_closed');
  if (request.test !== undefined && request.test !== test) throw new Refusal('test_mode_changed');
  return test;
}

function answerFor(code: string, secret: string): PlacedOrder {
  return { code: 'success', order: { code, hash: hashWith(secret, code) } };
}

/** A cart that was changed in the meantime is ordered as it was sent or not at all, never as a mixture of both. */
function holdsAsSent(inCart: readonly Line[], sent: readonly Line[]): boolean {
  return sent.every((line) => inCart.some((other) => isSamePrint(other, line) && other.nums === line.nums));
}

/** A print that is in the cart again is a new purchase: the last order is not its answer. */
function holdsAnyOf(inCart: readonly Line[], sent: readonly Line[]): boolean {
  return sent.some((line) => inCart.some((other) => isSamePrint(other, line)));
}

/**
 * Writes an order: priced from the current catalogue, its editions reserved, its member notified. The caller checks where the
 * lines come from, and whether the shop accepts the payment method.
 */
export async function enterOrder(tx: Db, entry: OrderEntry): Promise<OrderWithLines> {
  const { member_id, request, now, quiet, ending } = entry;
  const { items, currency, total } = request;
  const { owner, destination, receiverOf } = await recipientOf(tx, entry);
  const priced = await priceOrder(tx, { items, currency, destination, now });
  const receiver = receiverOf(priced);
  await refuseHoarding(tx, { member_id, isProved: owner.email_verified, lines: priced.lines });
  const { orders: rules, pay_methods } = entry.settings ?? (await readSettings(tx));
  if (total !== undefined && total !== priced.total)
    throw new Refusal('price_changed', { more: { figures: figuresOf(priced) } });
  if (!takesAmount(request.paytype, priced.total, pay_methods.most)) throw new Refusal('paytype_unavailable');
  const numbers = await reserveEditions(
    tx,
    priced.lines.filter(({ edition }) => edition && !entry.test),
  );
  const documents = entry.documents ?? (await documentsInForce(tx, now));
  const row = { ...orderRow(entry, receiver, priced, rules), agree: agreed(documents, now) };
  const order = await withGift(tx, await insertOrder(tx, row, rules.code_prefix, ending), { entry, priced, owner });
  const lines = lineRows(priced.lines, numbers);
  const mail = { kind: 'order_received' } as const;
  return insertOrderParts(tx, order, {
    lines,
    now,
    notices: quiet ? [] : [noticeAbout('new_order', order)],
    mails: quiet ? [] : [await mailOf(tx, { order, lines }, mail, { to: owner.email, settings: entry.settings })],
  });
}

function agreed(documents: Documents, now: Date) {
  return { ...documents, at: now.toISOString() };
}

/** All columns except its code, its lines and the documents. */
function orderRow(
  { member_id, request, lang, now, test = false }: OrderEntry,
  receiver: Receiver,
  priced: PricedOrder,
  rules: SiteSettings['orders'],
) {
  return {
    member_id,
    test,
    lang,
    currency: request.currency,
    paytype: request.paytype,
    subtotal: priced.subtotal,
    shipping_fee: priced.shipping,
    net: priced.tax.net,
    tax: priced.tax.tax,
    tax_rate: priced.tax.rate,
    total: priced.total,
    receiver,
    invoice: invoiceOf(request),
    remark: request.remark || null,
    pay_by: payBy(request.paytype, now, rules.transfer_days),
    return_days: rules.return_days,
    created_at: now,
  };
}

function figuresOf({ currency, subtotal, shipping, tax, total }: PricedOrder) {
  return { currency, subtotal, shipping, tax, total };
}
