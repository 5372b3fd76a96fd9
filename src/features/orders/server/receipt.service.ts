import { join } from 'node:path';
import type { Db } from '#db/server/connect.ts';
import { installed } from '#db/server/install-folder.ts';
import { readDrawingJob } from '#features/renderings/server/drawing-job.service.ts';
import { framedPicture } from '#features/renderings/server/framed.service.ts';
import { readSettings } from '#features/site/server/site.service.ts';
import { setInThread } from '#ground/documents/server/document-thread.ts';
import type { openStorage } from '#ground/storage/server/open-storage.ts';
import { openWorkshop } from '#ground/workshop/server/workshop.ts';
import { Refusal } from '#shared/errors.ts';
import { i18nFor } from '#shared/i18n.ts';
import { type Lang, localeOf } from '#shared/locale.ts';
import type { OrderLineView } from '../order.contract.ts';
import { findOrder } from './order.service.ts';
import { memberDetail } from './order-detail.service.ts';
import type { Receipt } from './receipt-drawing.ts';
import { receiptSheet } from './receipt-sheet.ts';

type Storage = ReturnType<typeof openStorage>;

interface Asked {
  code: string;
  /** Whose own order it has to be; nobody's in particular when staff ask. */
  member_id?: number | undefined;
  lang: Lang;
}

/** An entry of the build (vite.config.ts); where nothing is built, in development and in tests, Node runs the source. */
const WORKER = import.meta.env.PROD
  ? installed('dist/server/receipt-worker.js')
  : join(import.meta.dirname, 'receipt-worker.ts');
/** 16 mm on paper at some 500 dots per inch. */
const PICTURE_PX = 320;

const BOUNDS = { ms: 30_000, megabytes: 512 };

const drawOnce = openWorkshop<Uint8Array>({ atOnce: 1, waiting: 60 });

/** An order as a PDF in one language; set in a thread of its own, one at a time, so that nobody else waits for it. */
export async function makeReceipt(db: Db, storage: Storage, { code, member_id, lang }: Asked): Promise<Uint8Array> {
  const whole = await findOrder(db, code, member_id);
  const order = await memberDetail(db, whole, { lang, now: new Date() });
  const locale = localeOf(lang);
  const [i18n, { info }] = await Promise.all([i18nFor(locale), readSettings(db)]);
  const receipt = receiptSheet(order, { i18n, locale, info });
  // The same words give the same document: asked for twice at once, it is made once.
  return drawOnce(JSON.stringify(receipt), async () => {
    const pictures = await picturesOf(db, storage, order.lines);
    const lines = receipt.lines.map((line, at) => ({ ...line, picture: pictures.get(order.lines[at]?.image ?? '') }));
    return setInThread(WORKER, { ...receipt, lines } satisfies Receipt, BOUNDS);
  });
}

/** Each framed picture once; what cannot be drawn any more leaves its place empty. */
async function picturesOf(db: Db, storage: Storage, lines: readonly OrderLineView[]): Promise<Map<string, string>> {
  const pictures = new Map<string, string>();
  for (const line of lines) {
    if (pictures.has(line.image)) continue;
    const framed = await readDrawingJob(db, line, { width_px: PICTURE_PX, format: 'jpg', ground: '#ffffff' });
    const picture = framed && (await drawn(storage, framed));
    if (picture) pictures.set(line.image, `data:image/jpeg;base64,${picture.toString('base64')}`);
  }
  return pictures;
}

async function drawn(storage: Storage, framed: Parameters<typeof framedPicture>[1]): Promise<Buffer | undefined> {
  try {
    return await framedPicture(storage, framed);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not_found') return undefined;
    throw error;
  }
}
