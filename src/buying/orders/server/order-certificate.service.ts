import { inArray } from 'drizzle-orm';
import type { PrintCertificate } from '#buying/certificates/certificate.contract.ts';
import { printCertificate } from '#buying/certificates/server/certificate.service.ts';
import {
  type CertificateRow,
  certificatesOf,
  livingOf,
} from '#buying/certificates/server/certificate-issue.service.ts';
import { certificatePaper } from '#buying/certificates/server/certificate-paper.service.ts';
import { signDue } from '#buying/certificates/server/certificate-sign.service.ts';
import type { Db } from '#db/server/connect.ts';
import { type SealingSettings, sealerOf } from '#ground/sealing/server/sealing.ts';
import { Refusal } from '#shared/errors.ts';
import { findOrder, withLines } from './order.service.ts';
import { shopOrder } from './order.tables.ts';
import { framedPath } from './order-mail.service.ts';
import { framedPictures, type Storage } from './order-pictures.service.ts';
import type { OrderWithLines } from './order-write.service.ts';

/** 75 mm on paper. */
const PICTURE_PX = 640;

export interface CertificateShop {
  config: SealingSettings & { baseUrl: string };
  storage: Storage;
}

/** All certificates of an order, oldest first; with a member id, only of that member's own order. */
export async function orderCertificates(db: Db, code: string, memberId?: number): Promise<PrintCertificate[]> {
  const { order } = await findOrder(db, code, memberId);
  return (await certificatesOf(db, order.order_id)).map(printCertificate);
}

/** The valid certificates of an order as one PDF; not found before its prints are made. */
export async function orderPaper(db: Db, shop: CertificateShop, code: string, memberId?: number): Promise<Uint8Array> {
  const paper = await paperOf(db, shop, [await findOrder(db, code, memberId)]);
  if (!paper) throw new Refusal('not_found');
  return paper;
}

/** Those of many orders for the workshop, in the requested order; orders without certificates have no pages. */
export async function workshopPaper(db: Db, shop: CertificateShop, codes: readonly string[]): Promise<Uint8Array> {
  const rows = await db
    .select()
    .from(shopOrder)
    .where(inArray(shopOrder.code, [...codes]));
  const orders = new Map((await withLines(db, rows)).map((placed) => [placed.order.code, placed]));
  const asked = [...new Set(codes)];
  const found = asked.flatMap((code) => orders.get(code) ?? []);
  if (found.length < asked.length) throw new Refusal('not_found');
  const paper = await paperOf(db, shop, found);
  if (!paper) throw new Refusal('not_in_workshop', { more: { orders: asked } });
  return paper;
}

async function paperOf(
  db: Db,
  shop: CertificateShop,
  orders: readonly OrderWithLines[],
): Promise<Uint8Array | undefined> {
  const ids = orders.map(({ order }) => order.order_id);
  const rows = await signedOf(db, shop, ids);
  if (rows.length === 0) return undefined;
  const byOrder = Map.groupBy(rows, ({ order_id }) => order_id);
  const lines = orders.flatMap((placed) => placed.lines.map((line) => ({ ...line, image: framedPath(line) })));
  const pictures = async () => {
    const drawn = await framedPictures(db, shop.storage, lines, PICTURE_PX);
    return new Map(
      lines.flatMap(({ line_id, image }) => (drawn.has(image) ? [[line_id, drawn.get(image) ?? '']] : [])),
    );
  };
  const inOrder = ids.flatMap((id) => byOrder.get(id) ?? []);
  return certificatePaper(db, shop.storage, inOrder, { baseUrl: shop.config.baseUrl, pictures });
}

/** The job signs within seconds; nobody should have to wait for it. */
async function signedOf(db: Db, { config }: CertificateShop, ids: readonly number[]): Promise<CertificateRow[]> {
  const rows = await livingOf(db, ids);
  if (rows.every(({ signature }) => signature !== null)) return rows;
  await signDue(db, sealerOf(config));
  return (await livingOf(db, ids)).filter(({ signature }) => signature !== null);
}
