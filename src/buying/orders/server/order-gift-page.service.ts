import { eq } from 'drizzle-orm';
import { LIVING } from '#buying/certificates/certificate-states.rules.ts';
import { certificatesOf } from '#buying/certificates/server/certificate-issue.service.ts';
import type { GiftPage, GiftWork } from '#buying/gifts/gift.contract.ts';
import { orderOfGift } from '#buying/gifts/server/gift-link.service.ts';
import type { PaperName } from '#catalogue/hanging-kit/paper.rules.ts';
import { type CertifiedWork, certifiedWorks } from '#catalogue/works/server/certified-works.service.ts';
import type { Db } from '#db/server/connect.ts';
import { requireWithinLimit } from '#ground/throttle/server/throttle.service.ts';
import { MAX_WORKS } from '#ground/wall-address/wall-address.ts';
import { Refusal } from '#shared/errors.ts';
import { type Lang, textIn } from '#shared/locale.ts';
import { orderStatus, PAID } from '../order.rules.ts';
import { framedCount, framedLines } from '../order-kit.rules.ts';
import { shopOrder } from './order.tables.ts';
import { type CertificateShop, orderPaper } from './order-certificate.service.ts';
import { kitOfOrder } from './order-kit.service.ts';
import { lineView } from './order-view.ts';
import { type LineRow, type OrderWithLines, orderLines } from './order-write.service.ts';

interface Asked {
  secret: string;
  /** The network that asks. */
  who: string;
  lang: Lang;
}

/** The page of a gift for its recipient: its works, and nothing of the buyer or the price. */
export async function readGift(db: Db, asked: Asked): Promise<GiftPage> {
  await requireWithinLimit(db, { limit: 'gift_open', who: asked.who });
  const { order, lines } = await openGift(db, asked.secret);
  const works = await certifiedWorks(
    db,
    lines.map(({ item_id }) => item_id),
  );
  const certificates = Map.groupBy(
    (await certificatesOf(db, order.order_id)).filter(({ state }) => LIVING.includes(state)),
    ({ line_id }) => line_id,
  );
  const numbersOf = ({ line_id }: LineRow) => (certificates.get(line_id) ?? []).map((one) => one.certificate_id);
  return {
    recipient: order.gift?.recipient || order.receiver.name,
    message: order.gift?.message ?? '',
    test: order.test,
    kit: framedLines(lines).length > 0 && framedCount(framedLines(lines)) <= MAX_WORKS,
    works: lines.map((line) => ({
      ...workOf(line, works.get(line.item_id), asked.lang),
      certificates: numbersOf(line),
    })),
  };
}

function workOf(line: LineRow, work: CertifiedWork | undefined, lang: Lang): Omit<GiftWork, 'certificates'> {
  const {
    unit_price: _price,
    line_total: _total,
    item_id: _item,
    size_id: _size,
    frame_id: _frame,
    ...view
  } = lineView(line, lang);
  const { custom: _custom, returned, nums, ...shown } = view;
  return {
    ...shown,
    nums: nums - returned,
    year: work?.year ?? null,
    material: work ? textIn(work.material, lang) : '',
    story: work ? textIn(work.inspiration, lang) : '',
    edition_size: work?.edition_size ?? null,
    hangs: framedLines([line]).length > 0,
  };
}

/** The hanging kit of all its works, or of one of them. */
export async function giftKit(db: Db, asked: Asked & { paper: PaperName; line?: number | undefined }) {
  const { who, secret, ...reading } = asked;
  await requireWithinLimit(db, { limit: 'gift_paper', who });
  return kitOfOrder(db, await openGift(db, secret), reading);
}

/** The valid certificates of its prints as a PDF. */
export async function giftCertificates(db: Db, shop: CertificateShop, { secret, who }: Omit<Asked, 'lang'>) {
  await requireWithinLimit(db, { limit: 'gift_paper', who });
  const { order } = await openGift(db, secret);
  return orderPaper(db, shop, order.code);
}

/**
 * The order behind a secret, without prints that came back. An unknown, withdrawn, unpaid, cancelled or refunded gift is not
 * found in the same way: the recipient learns nothing from it.
 */
async function openGift(db: Db, secret: string): Promise<OrderWithLines> {
  const orderId = await orderOfGift(db, secret);
  if (orderId === undefined) throw new Refusal('not_found');
  const [order] = await db.select().from(shopOrder).where(eq(shopOrder.order_id, orderId));
  if (!order?.gift || !isGiven(order)) throw new Refusal('not_found');
  const lines = (await orderLines(db, orderId)).filter(({ nums, returned }) => returned < nums);
  if (lines.length === 0) throw new Refusal('not_found');
  return { order, lines };
}

function isGiven(order: OrderWithLines['order']): boolean {
  const { payment_status } = order;
  return PAID.has(payment_status) && payment_status !== 'refunded' && orderStatus(order) !== 'cancelled';
}
