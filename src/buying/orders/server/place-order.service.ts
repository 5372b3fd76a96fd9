import type { OrderRequest } from '#buying/checkout/checkout.contract.ts';
import { invoiceOf } from '#buying/checkout/checkout.rules.ts';
import type { PayType } from '#buying/checkout/pay-types.rules.ts';
import { type OrderedLine, type PricedOrder, priceOrder } from '#buying/checkout/server/quote.service.ts';
import { isSamePrint, type Line } from '#catalogue/cart/cart.rules.ts';
import { lockCartOf, takeOrderedLines } from '#catalogue/cart/server/cart-order.service.ts';
import { documentsInForce } from '#catalogue/pages/server/legal.service.ts';
import { readSettings, type SiteSettings } from '#catalogue/site/server/site.service.ts';
import { reserveEditions } from '#catalogue/works/server/edition.service.ts';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { formatAddress } from '#ground/places/taiwan-address.ts';
import { requireWithinLimit } from '#ground/throttle/server/throttle.service.ts';
import type { AddressEntry } from '#people/members/address.contract.ts';
import type { Profile } from '#people/members/member.contract.ts';
import { readRecipient } from '#people/members/server/address.service.ts';
import { Refusal } from '#shared/errors.ts';
import { type Lang, localeOf } from '#shared/locale.ts';
import { dialledPhone } from '#shared/phone.ts';
import type { Receiver } from '../order.contract.ts';
import { payBy } from '../order.rules.ts';
import { orderEvent, orderLine, shopOrder } from './order.tables.ts';
import { hashWith, newOrderCode, orderSecret } from './order-code.service.ts';
import { answeredBefore, claimKey, saveAnswer } from './order-idempotency.service.ts';
import { refuseHoarding } from './order-limits.service.ts';
import { mailAbout } from './order-mail.service.ts';
import { eventRow, type Moment, type OrderRow, type OrderWithLines } from './order-write.service.ts';

interface Ordered {
  member_id: number;
  request: OrderRequest;
  lang: Lang;
}

interface Placing extends Ordered {
  /** The ways of paying that the shop takes. */
  offered: readonly PayType[];
  /** What the client calls this order, so that sending it again is not ordering it again. */
  key?: string | undefined;
  now?: Date;
}

type Documents = Awaited<ReturnType<typeof documentsInForce>>;

/** An order as it is written into the books. */
export interface OrderEntry extends Ordered, Moment {
  /** The last letters of its code, for whoever must find it again; otherwise nobody can guess them. */
  ending?: string;
  settings?: SiteSettings;
  /** The versions of the documents that are agreed to. */
  documents?: Documents;
}

/** Spec §3 "Order response", as it goes over the wire. */
interface PlacedOrder {
  code: 'success';
  order: { code: string; hash: string };
}

/**
 * Places an order in one transaction (decision 12): key, cart, address, prices, editions, order and mail, all or nothing.
 * Everything is reckoned anew; the request decides only what is bought, where it goes and how it is paid.
 */
export async function placeOrder(db: Db, placing: Placing): Promise<PlacedOrder> {
  const { member_id, request, key, now = new Date() } = placing;
  if (!placing.offered.includes(request.paytype)) throw new Refusal('paytype_unavailable');
  const asked = { member_id, key, request, now };
  // None decides about money: where a transfer goes, the key of the hashes and what binds us are remembered under the notice.
  const [settings, secret] = [await readSettings(db), await orderSecret(db)];
  const documents = await documentsInForce(db, now);
  return inTransaction(db, async (tx) => {
    const given = await claimKey(tx, asked);
    if (given !== undefined) return JSON.parse(given) as PlacedOrder;
    const cart = await lockCartOf(tx, member_id);
    if (!cart || !holdsAsSent(cart.lines, request.items)) {
      const isRepeat = key === undefined && !holdsAnyOf(cart?.lines ?? [], request.items);
      const before = isRepeat ? await answeredBefore(tx, asked) : undefined;
      if (before !== undefined) return JSON.parse(before) as PlacedOrder;
      throw new Refusal('cart_changed');
    }
    // Only what is really placed counts: the same key again is the same order, however often it is sent.
    await requireWithinLimit(tx, { limit: 'order_place', who: String(member_id) });
    const { order } = await enterOrder(tx, { member_id, request, lang: placing.lang, now, settings, documents });
    await takeOrderedLines(tx, cart, request.items);
    const answer = answerFor(order.code, secret);
    await saveAnswer(tx, asked, JSON.stringify(answer));
    return answer;
  });
}

function answerFor(code: string, secret: string): PlacedOrder {
  return { code: 'success', order: { code, hash: hashWith(secret, code) } };
}

/** A cart that was changed meanwhile is ordered as it was sent or not at all, never as a mixture of both. */
function holdsAsSent(inCart: readonly Line[], sent: readonly Line[]): boolean {
  return sent.every((line) => inCart.some((other) => isSamePrint(other, line) && other.nums === line.nums));
}

/** A print that lies in the cart again, in whatever number, is wanted anew: the order of the last time is no answer to that. */
function holdsAnyOf(inCart: readonly Line[], sent: readonly Line[]): boolean {
  return sent.some((line) => inCart.some((other) => isSamePrint(other, line)));
}

/**
 * Writes an order into the books: priced from the catalogue as it is, its editions reserved, its member told. Where its
 * lines come from, and whether the shop takes such a payment, is the caller's to know.
 */
export async function enterOrder(tx: Db, entry: OrderEntry): Promise<OrderWithLines> {
  const { member_id, request, lang, now, quiet, ending } = entry;
  const { items, currency, total } = request;
  const { address, owner } = await readRecipient(tx, member_id, request.address_id);
  const receiver = receiverAt(address, owner, lang);
  const priced = await priceOrder(tx, { items, currency, destination: receiver, now });
  await refuseHoarding(tx, { member_id, isProved: owner.email_verified, lines: priced.lines });
  if (total !== undefined && total !== priced.total)
    throw new Refusal('price_changed', { more: { figures: figuresOf(priced) } });
  const numbers = await reserveEditions(
    tx,
    priced.lines.filter(({ edition }) => edition),
  );
  const documents = entry.documents ?? (await documentsInForce(tx, now));
  const order = await insertOrder(tx, { ...orderRow(entry, receiver, priced), agree: agreed(documents, now) }, ending);
  const event = eventRow({ order }, { what: 'placed', by: { actor: 'member', member_id }, now });
  const lines = await tx
    .with(tx.$with('event').as(tx.insert(orderEvent).values(event).returning({ at: orderEvent.at })))
    .insert(orderLine)
    .values(lineRows(order.order_id, priced.lines, numbers))
    .returning();
  const placed: OrderWithLines = { order, lines };
  await mailAbout(
    tx,
    placed,
    { kind: 'order_received' },
    { quiet, known: { to: owner.email, settings: entry.settings } },
  );
  return placed;
}

/** What the buyer has agreed to, and when. */
function agreed(documents: Documents, now: Date) {
  return { ...documents, at: now.toISOString() };
}

/** What an order remembers when it is placed, all but its code, its lines and what was agreed to. */
function orderRow({ member_id, request, lang, now }: OrderEntry, receiver: Receiver, priced: PricedOrder) {
  return {
    member_id,
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
    pay_by: payBy(request.paytype, now),
    created_at: now,
  };
}

/** Two orders may be given the same code, once in a million: the second is given another. */
async function insertOrder(
  tx: Db,
  row: Omit<typeof shopOrder.$inferInsert, 'code'> & { created_at: Date },
  ending?: string,
): Promise<OrderRow> {
  for (;;) {
    const code = newOrderCode(row.created_at, ending);
    const [order] = await tx
      .insert(shopOrder)
      .values({ ...row, code })
      .onConflictDoNothing()
      .returning();
    if (order) return order;
    if (ending !== undefined) throw new Error(`there is an order ${code} already`);
  }
}

function lineRows(order_id: number, lines: readonly OrderedLine[], numbers: Map<number, number[]>) {
  return lines.map(({ edition, ...line }, position) => ({
    ...line,
    order_id,
    position,
    // Two lines of one work share its numbers; each takes its own from the front.
    edition_numbers: edition ? (numbers.get(line.item_id)?.splice(0, line.nums) ?? []) : [],
  }));
}

function figuresOf({ currency, subtotal, shipping, tax, total }: PricedOrder) {
  return { currency, subtotal, shipping, tax, total };
}

/** An address of a member's book as an order remembers it, written in the order's language. */
function receiverAt(
  address: AddressEntry,
  owner: Pick<Profile, 'username' | 'email' | 'mobile'>,
  lang: Lang,
): Receiver {
  const mobile = address.mobile ?? owner.mobile;
  if (!mobile.number) throw new Refusal('phone_missing');
  return {
    name: address.receiver || owner.username,
    address: formatAddress(address, localeOf(lang)),
    email: owner.email,
    // As it is dialled from abroad, without the zero that it has at home.
    phone: dialledPhone(mobile),
    address_id: address.address_id,
    pickup_type: 'delivery',
    country_code: address.country_code,
    city: address.city,
    township: address.township,
    postal_code: address.postal_code,
    street: address.address,
    remark: address.remark,
  };
}
