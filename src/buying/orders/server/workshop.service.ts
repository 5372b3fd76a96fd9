import { join } from 'node:path';
import { msg } from '@lingui/core/macro';
import { inArray } from 'drizzle-orm';
import { logoForPaper } from '#catalogue/brand/server/brand.service.ts';
import { readSettings } from '#catalogue/site/server/site.service.ts';
import { allFrames } from '#catalogue/works/server/frame.service.ts';
import type { Db } from '#db/server/connect.ts';
import { installed } from '#db/server/install-folder.ts';
import { setInThread } from '#ground/documents/server/document-thread.ts';
import { openWorkshop } from '#ground/workshop/server/workshop.ts';
import { Refusal } from '#shared/errors.ts';
import { i18nFor } from '#shared/i18n.ts';
import { type Lang, localeOf, textIn } from '#shared/locale.ts';
import { isForWorkshop } from '../order-queues.rules.ts';
import type { PaperKind } from '../workshop.contract.ts';
import { withLines } from './order.service.ts';
import { shopOrder } from './order.tables.ts';
import { framedPath } from './order-mail.service.ts';
import { framedPictures, type Storage } from './order-pictures.service.ts';
import { factsOf, type OrderWithLines } from './order-write.service.ts';
import type { Papers } from './workshop-drawing.ts';
import { labelOf, slipOf } from './workshop-parcel.ts';
import { ticketsOf } from './workshop-ticket.ts';

/** An entry of the build (vite.config.ts); without a build, in development and in tests, Node runs the source. */
const WORKER = import.meta.env.PROD
  ? installed('dist/server/workshop-worker.js')
  : join(import.meta.dirname, 'workshop-worker.ts');
const BOUNDS = { ms: 120_000, megabytes: 512 };
/** 74 and 16 mm on paper. */
const PICTURE_PX = { tickets: 640, slips: 320 };

const drawOnce = openWorkshop<Uint8Array>({ atOnce: 1, waiting: 20 });

interface Asked {
  paper: PaperKind;
  codes: readonly string[];
  /** Of the person who prints it. */
  lang: Lang;
  now?: Date;
}

/**
 * Papers for many orders as one PDF, in the requested order. Skips orders without work for the workshop: nobody should cut a
 * frame for a refunded order.
 */
export async function makePapers(
  db: Db,
  storage: Storage,
  { paper, codes, lang, now = new Date() }: Asked,
): Promise<Uint8Array> {
  const rows = await db
    .select()
    .from(shopOrder)
    .where(inArray(shopOrder.code, [...codes]));
  const orders = new Map((await withLines(db, rows)).map((placed) => [placed.order.code, placed]));
  const asked = [...new Set(codes)].flatMap((code) => orders.get(code) ?? []);
  if (asked.length < new Set(codes).size) throw new Refusal('not_found');
  const gone = asked.filter((placed) => !isForWorkshop(factsOf(placed), now)).map(({ order }) => order.code);
  if (gone.length > 0) throw new Refusal('not_in_workshop', { more: { orders: gone } });
  const papers = await papersOf(db, paper, asked, lang);
  return drawOnce(JSON.stringify(papers), async () =>
    setInThread(WORKER, await withPictures(db, storage, papers, asked), BOUNDS),
  );
}

async function papersOf(db: Db, paper: PaperKind, orders: readonly OrderWithLines[], lang: Lang): Promise<Papers> {
  const [{ info }, en, hant, hans] = await Promise.all([
    readSettings(db),
    ...(['en', 'zh-Hant', 'zh-Hans'] as const).map((each) => i18nFor(localeOf(each))),
  ]);
  if (!en || !hant || !hans) throw new Error('a language is missing');
  const i18n = { en, 'zh-Hant': hant, 'zh-Hans': hans };
  const words = i18n[lang];
  const about = { locale: localeOf(lang), brand: textIn(info.brand, lang), date: newest(orders) };
  if (paper === 'tickets') {
    const frames = new Map(
      (await allFrames(db)).map(({ mat, ...row }) => [row.frame_id, { ...row, ...(mat && { mat }) }]),
    );
    const pages = orders.flatMap((placed) => ticketsOf(placed, { i18n: words, lang, frames }));
    return { ...about, kind: paper, title: words._(msg`Workshop tickets`), pages };
  }
  if (paper === 'slips') {
    const pages = orders.map((placed) => slipOf(placed, i18n[placed.order.lang], info));
    // The first slip's language decides the font order: a file has only one.
    const locale = localeOf(orders[0]?.order.lang ?? lang);
    return { ...about, locale, kind: paper, title: words._(msg`Packing slips`), pages };
  }
  const pages = orders.map((placed) => labelOf(placed, i18n, info));
  return { ...about, locale: 'zh-Hant', kind: paper, title: words._(msg`Labels`), pages };
}

/** The same orders give the same file, so its date is theirs. */
function newest(orders: readonly OrderWithLines[]): string {
  return new Date(Math.max(0, ...orders.map(({ order }) => order.created_at.getTime()))).toISOString();
}

async function withPictures(
  db: Db,
  storage: Storage,
  papers: Papers,
  orders: readonly OrderWithLines[],
): Promise<Papers> {
  if (papers.kind === 'labels') return papers;
  const lines = orders.flatMap((placed) => placed.lines.map((line) => ({ ...line, image: framedPath(line) })));
  const pictures = await framedPictures(db, storage, lines, PICTURE_PX[papers.kind]);
  const drawn = lines.map(({ image }) => pictures.get(image));
  if (papers.kind === 'tickets') {
    return { ...papers, pages: papers.pages.map((page, at) => ({ ...page, picture: drawn[at] })) };
  }
  let at = 0;
  const logo = await logoForPaper(storage, (await readSettings(db)).logo);
  const pages = papers.pages.map((page) => ({
    ...page,
    seller: { ...page.seller, logo },
    lines: page.lines.map((line) => ({ ...line, picture: drawn[at++] })),
  }));
  return { ...papers, pages };
}
