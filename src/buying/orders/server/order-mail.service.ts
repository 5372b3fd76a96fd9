import { PAY_TYPES, paysByTransfer } from '#buying/checkout/pay-types.rules.ts';
import { readSettings, type SiteSettings } from '#catalogue/site/server/site.service.ts';
import type { Db } from '#db/server/connect.ts';
import { hurryMail, type QueuedMail, queueMail, withdrawMail } from '#people/mail/server/mail.service.ts';
import { readReaders } from '#people/members/server/reader.service.ts';
import type { Lang } from '#shared/locale.ts';
import { textIn } from '#shared/locale.ts';
import type { BankInfo } from '../order-facts.contract.ts';
import { expectedArrival } from './order-arrival.service.ts';
import type { LineRow, Moment, OrderRow, OrderWithLines } from './order-write.service.ts';

type OrderMail = Extract<QueuedMail, { kind: 'order_received' }>['data'];
type News<Mail> = Mail extends { kind: infer Kind; data: infer Data }
  ? { kind: Kind } & Omit<Data, keyof OrderMail>
  : never;
/** A kind of mail, and its data beyond the order. */
export type OrderNews = News<Extract<QueuedMail, { data: OrderMail }>>;

/** What a mail shows of an order. */
interface MailedOrder {
  order: OrderRow;
  lines: readonly Omit<LineRow, 'line_id' | 'order_id' | 'returned' | 'edition_numbers'>[];
}

/**
 * Queues a mail about an order, in the caller's transaction and in the order's language, to its member's current address; none
 * if it is quiet, or if the member has left.
 */
export async function mailAbout(
  tx: Db,
  placed: MailedOrder,
  news: OrderNews,
  { quiet = false }: Pick<Moment, 'quiet'> = {},
): Promise<void> {
  if (quiet) return;
  const { member_id } = placed.order;
  const to = (await readReaders(tx, [member_id])).get(member_id)?.email;
  if (to !== undefined) await queueMail(tx, await mailOf(tx, placed, news, { to }));
}

/** The mail that `mailAbout` queues. */
export async function mailOf(
  tx: Db,
  placed: MailedOrder,
  news: OrderNews,
  { to, settings }: { to: string; settings?: SiteSettings | undefined },
): Promise<QueuedMail> {
  const { order } = placed;
  const { kind, ...more } = news;
  const data = {
    ...orderMail(placed),
    ...(await howToPay(tx, order, settings)),
    ...(await arrivalOf(tx, order, kind, settings)),
    ...more,
  };
  return { to, lang: order.lang, ...(await inTurn(tx, order, news)), data } as QueuedMail;
}

/** Most buyers come back from the provider's page by then. */
const WAIT_FOR_PAYMENT_MS = 10 * 60_000;

/**
 * An order that is paid on a provider's page gets one mail if the payment arrives soon: the first one waits for it, also if the
 * buyer has tried another method. Other news sends the waiting mail first.
 */
async function inTurn(
  tx: Db,
  { code, created_at, paytype }: OrderRow,
  news: OrderNews,
): Promise<{ kind: OrderNews['kind']; after?: Date }> {
  const { kind } = news;
  if (kind === 'order_received') {
    const after = new Date(created_at.getTime() + WAIT_FOR_PAYMENT_MS);
    return PAY_TYPES[paytype].settles === 'redirect' && after > new Date() ? { kind, after } : { kind };
  }
  const first = { kind: 'order_received', code } as const;
  if (!endsTheWait(news)) {
    await hurryMail(tx, first);
    return { kind };
  }
  const isOnly = await withdrawMail(tx, first);
  return { kind: kind === 'paid' && isOnly ? 'order_paid' : kind };
}

/** Whether the first mail, which asks for money, would now be wrong. */
function endsTheWait(news: OrderNews): boolean {
  const { kind } = news;
  return kind === 'paid' || kind === 'order_expired' || (kind === 'cancellation_decided' && news.accepted);
}

/** Writes the first mail again, if it still waits: the buyer has chosen another method, with its own deadline and account. */
export async function renewFirstMail(tx: Db, placed: OrderWithLines, { quiet = false }: Pick<Moment, 'quiet'>) {
  if (quiet || !(await withdrawMail(tx, { kind: 'order_received', code: placed.order.code }))) return;
  await mailAbout(tx, placed, { kind: 'order_received' });
}

/** The data of a mail in any language, for previews; `awaited`: as it was before payment. */
export async function orderMailData(
  db: Db,
  { order, lines }: OrderWithLines,
  { lang, awaited = false }: { lang: Lang; awaited?: boolean },
): Promise<OrderMail> {
  const shown = { ...order, lang, ...(awaited && ({ payment_status: 'unpaid', cancellation: 'none' } as const)) };
  return { ...orderMail({ order: shown, lines }), ...(await howToPay(db, shown, undefined)) };
}

/** Null before the owner has entered an account. */
export async function bankInfo(db: Db, lang: Lang, settings?: SiteSettings): Promise<BankInfo | null> {
  const { bank } = settings ?? (await readSettings(db));
  if (!bank.account_number) return null;
  return {
    bank_name: textIn(bank.name, lang),
    bank_code: bank.code,
    bank_address: textIn(bank.address, lang),
    account_number: bank.account_number,
    account_holder: textIn(bank.account_holder, lang),
  };
}

type Framed = Pick<LineRow, 'item_id' | 'size_id' | 'frame_id' | 'picture_hash'>;

/**
 * The path of a line's framed picture, without width and format: the picture that was bought, even if the work has another one
 * now.
 */
export function framedPath({ item_id, size_id, frame_id, picture_hash }: Framed): string {
  return `/framed/${item_id}-${size_id}-${frame_id}${picture_hash ? `~${picture_hash}` : ''}`;
}

function orderMail({ order, lines }: MailedOrder): OrderMail {
  return {
    ...(order.test && ({ test: true } as const)),
    // The parcel of a gift has another name than the mail.
    name: order.gift?.giver || order.receiver.name,
    code: order.code,
    subtotal: order.subtotal,
    shipping_fee: order.shipping_fee,
    total: order.total,
    currency: order.currency,
    ...placeOf(order),
    return_days: order.return_days,
    ...(order.gift && { gift: giftOf(order.gift) }),
    lines: lines.map((line) => ({
      title: textIn(line.title, order.lang),
      artist: textIn(line.artist.name, order.lang),
      frame: textIn(line.frame.name, order.lang),
      size: line.size,
      nums: line.nums,
      amount: line.line_total,
      picture: `${framedPath(line)}-320.jpg`,
    })),
  };
}

function giftOf({ recipient, not_before }: NonNullable<OrderRow['gift']>): NonNullable<OrderMail['gift']> {
  return { ...(recipient && { recipient }), ...(not_before && { not_before }) };
}

function placeOf({ receiver: { pickup_place: place, address } }: OrderRow): Pick<OrderMail, 'pickup'> {
  return place ? { pickup: { name: place.name, address, note: place.note } } : {};
}

/** Mails that say when the order will arrive. */
const WITH_ARRIVAL: ReadonlySet<OrderNews['kind']> = new Set(['order_received', 'order_paid', 'paid', 'shipped']);

async function arrivalOf(tx: Db, order: OrderRow, kind: OrderNews['kind'], settings: SiteSettings | undefined) {
  if (!WITH_ARRIVAL.has(kind)) return {};
  const arrival = expectedArrival(settings ?? (await readSettings(tx)), order, new Date());
  return arrival ? { arrival } : {};
}

async function howToPay(tx: Db, order: OrderRow, settings: SiteSettings | undefined) {
  const isAwaited = order.payment_status === 'unpaid' || order.payment_status === 'failed';
  if (!isAwaited || order.cancellation === 'accepted') return {};
  const bank = paysByTransfer(order.paytype) && (await bankInfo(tx, order.lang, settings));
  return { ...(bank && { bank }), pay_by: order.pay_by.toISOString() };
}
