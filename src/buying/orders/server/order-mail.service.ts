import { paysByTransfer } from '#buying/checkout/pay-types.rules.ts';
import { readSettings, type SiteSettings } from '#catalogue/site/server/site.service.ts';
import type { Db } from '#db/server/connect.ts';
import { type QueuedMail, queueMail } from '#people/mail/server/mail.service.ts';
import { readReaders } from '#people/members/server/reader.service.ts';
import type { Lang } from '#shared/locale.ts';
import { textIn } from '#shared/locale.ts';
import type { BankInfo } from '../order.contract.ts';
import type { LineRow, Moment, OrderRow, OrderWithLines } from './order-write.service.ts';

/** What every mail about an order is told. */
type OrderMail = Extract<QueuedMail, { kind: 'order_received' }>['data'];
type News<Mail> = Mail extends { kind: infer Kind; data: infer Data }
  ? { kind: Kind } & Omit<Data, keyof OrderMail>
  : never;
/** What there is to tell about an order: a kind of mail, and what it says beyond the order itself. */
export type OrderNews = News<Extract<QueuedMail, { data: OrderMail }>>;

/** What the caller has read already, so that it is not read twice in one decision. */
interface KnownToMail {
  /** The address that the member has now. */
  to?: string;
  settings?: SiteSettings | undefined;
}

/**
 * Queues a mail about an order, in the caller's transaction and in the order's language, to the address its member has now;
 * none when it is quiet, or to somebody who has left.
 */
export async function mailAbout(
  tx: Db,
  placed: OrderWithLines,
  { kind, ...more }: OrderNews,
  { quiet = false, known = {} }: Pick<Moment, 'quiet'> & { known?: KnownToMail } = {},
): Promise<void> {
  if (quiet) return;
  const { order } = placed;
  const to = known.to ?? (await readReaders(tx, [order.member_id])).get(order.member_id)?.email;
  if (to === undefined) return;
  const data = { ...orderMail(placed), ...(await howToPay(tx, order, known.settings)), ...more };
  await queueMail(tx, { to, lang: order.lang, kind, data } as QueuedMail);
}

/** What a mail about an order is told in any language, for previews; `awaited`: as it was while its money was. */
export async function orderMailData(
  db: Db,
  { order, lines }: OrderWithLines,
  { lang, awaited = false }: { lang: Lang; awaited?: boolean },
): Promise<OrderMail> {
  const shown = { ...order, lang, ...(awaited && ({ payment_status: 'unpaid', cancellation: 'none' } as const)) };
  return { ...orderMail({ order: shown, lines }), ...(await howToPay(db, shown, undefined)) };
}

/** The shop's bank account in one language. */
export async function bankInfo(db: Db, lang: Lang, settings?: SiteSettings): Promise<BankInfo> {
  const { bank } = settings ?? (await readSettings(db));
  return {
    bank_name: textIn(bank.name, lang),
    bank_code: bank.code,
    bank_address: textIn(bank.address, lang),
    account_number: bank.account_number,
    account_holder: textIn(bank.account_holder, lang),
  };
}

type Framed = Pick<LineRow, 'item_id' | 'size_id' | 'frame_id' | 'picture_hash'>;

/** Where the framed picture of a line is, without width and format: the picture that was bought, whatever hangs there now. */
export function framedPath({ item_id, size_id, frame_id, picture_hash }: Framed): string {
  return `/framed/${item_id}-${size_id}-${frame_id}${picture_hash ? `~${picture_hash}` : ''}`;
}

function orderMail({ order, lines }: OrderWithLines): OrderMail {
  return {
    name: order.receiver.name,
    code: order.code,
    subtotal: order.subtotal,
    shipping_fee: order.shipping_fee,
    total: order.total,
    currency: order.currency,
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

async function howToPay(tx: Db, order: OrderRow, settings: SiteSettings | undefined) {
  const isAwaited = order.payment_status === 'unpaid' || order.payment_status === 'failed';
  if (!isAwaited || order.cancellation === 'accepted') return {};
  const bank = paysByTransfer(order.paytype) ? { bank: await bankInfo(tx, order.lang, settings) } : {};
  return { ...bank, pay_by: order.pay_by.toISOString() };
}
