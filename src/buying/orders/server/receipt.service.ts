import { join } from 'node:path';
import { logoForPaper } from '#catalogue/brand/server/brand.service.ts';
import { readSettings } from '#catalogue/site/server/site.service.ts';
import type { Db } from '#db/server/connect.ts';
import { installed } from '#db/server/install-folder.ts';
import { setInThread } from '#ground/documents/server/document-thread.ts';
import { openWorkshop } from '#ground/workshop/server/workshop.ts';
import { i18nFor } from '#shared/i18n.ts';
import { type Lang, localeOf } from '#shared/locale.ts';
import { findOrder } from './order.service.ts';
import { memberDetail } from './order-detail.service.ts';
import { framedPictures, type Storage } from './order-pictures.service.ts';
import type { Receipt } from './receipt-drawing.ts';
import { receiptSheet } from './receipt-sheet.ts';

interface Asked {
  code: string;
  /** The order's owner; undefined if staff ask. */
  member_id?: number | undefined;
  lang: Lang;
}

/** An entry of the build (vite.config.ts); without a build, in development and in tests, Node runs the source. */
const WORKER = import.meta.env.PROD
  ? installed('dist/server/receipt-worker.js')
  : join(import.meta.dirname, 'receipt-worker.ts');
/** 16 mm on paper at some 500 dots per inch. */
const PICTURE_PX = 320;

const BOUNDS = { ms: 30_000, megabytes: 512 };

const drawOnce = openWorkshop<Uint8Array>({ atOnce: 1, waiting: 60 });

/** Made in a separate thread, one at a time, so that it blocks nobody. */
export async function makeReceipt(db: Db, storage: Storage, { code, member_id, lang }: Asked): Promise<Uint8Array> {
  const placed = await findOrder(db, code, member_id);
  const order = await memberDetail(db, placed, { lang, now: new Date() });
  const locale = localeOf(lang);
  const [i18n, { info, logo: ownLogo }] = await Promise.all([i18nFor(locale), readSettings(db)]);
  const receipt = receiptSheet(order, { i18n, locale, info });
  // The same texts give the same document: concurrent requests share one run.
  return drawOnce(JSON.stringify(receipt), async () => {
    const pictures = await framedPictures(db, storage, order.lines, PICTURE_PX);
    const lines = receipt.lines.map((line, at) => ({ ...line, picture: pictures.get(order.lines[at]?.image ?? '') }));
    const seller = { ...receipt.seller, logo: await logoForPaper(storage, ownLogo) };
    return setInThread(WORKER, { ...receipt, seller, lines } satisfies Receipt, BOUNDS);
  });
}
