import { availableParallelism } from 'node:os';
import { colourNames } from '#catalogue/pictures/colour-names.rules.ts';
import { recordPicture } from '#catalogue/pictures/server/picture.service.ts';
import { worksBySlug } from '#catalogue/works/server/work-history.service.ts';
import { hangPicture } from '#catalogue/works/server/work-write.service.ts';
import type { Db, Log } from '#db/server/connect.ts';
import type { Job } from '#ground/jobs/server/job.ts';
import type { SealingSettings } from '#ground/sealing/server/sealing.ts';
import { openStorage, type StorageSettings } from '#ground/storage/server/open-storage.ts';
import type { CatalogueOutline } from '../../../../demo/catalogue.ts';
import { isPreview, PREVIEWS } from '../demo-preview.rules.ts';
import { demoArticleSlugs, writeArticles } from './demo-articles.ts';
import { writeDesk } from './demo-desk.ts';
import { adoptOlderDemo } from './demo-marks.service.ts';
import { writeOrders } from './demo-orders.service.ts';
import { writePayouts } from './demo-payouts.service.ts';
import { addPreviews, existingPictures } from './demo-previews.ts';
import { writeSellers } from './demo-sellers.ts';
import { writeTexts } from './demo-texts.ts';
import { writeWorks } from './demo-works.service.ts';
import { paintAll } from './paint-all.ts';
import { type Painter, startPainter } from './painter.ts';

/** Gives the first visitors priority over the seller's works, whose pictures use the same encoders. */
const WORKS_AFTER_MS = 30_000;

export interface DemoProgress {
  done: number;
  total: number;
  /** The work painted last. */
  current: string | undefined;
}

export interface DemoSeed {
  ordering: Job;
  works: Job;
  /** Paints missing pictures in one process at a time; when that process ends, another one continues. */
  painting: Job;
  progress(): DemoProgress;
  /** Resolves when every picture is painted, with the number painted here; never if the shop shuts down first. */
  finished: Promise<number>;
}

interface DemoShop {
  db: Db;
  config: StorageSettings & Partial<SealingSettings>;
  log: Pick<Log, 'info' | 'warn' | 'error'>;
}

type Painted = 'all' | 'front' | 'first';

/** The largest work on the front page, and the first in the shop's list. */
const FIRST = 2;

interface DemoOptions {
  /** Path in the repository of the file that exports the catalogue. */
  catalogue?: string;
  /** Path in the repository of the previews' folder. */
  previews?: string;
  painters?: number;
  /** `front` paints only the front page's works: enough to try the shop, and quick. `first` paints its first two. */
  only?: Painted;
  onProgress?: (progress: DemoProgress) => void;
}

/**
 * Fills the shop with the demo: returns when all texts are written, each work has a preview, and the shop can
 * open. The year of orders with its payouts and the paintings, the front page's first, follow in the background.
 */
export async function seedDemo(shop: DemoShop, options: DemoOptions = {}): Promise<DemoSeed> {
  const {
    catalogue = 'demo/catalogue.ts',
    previews = PREVIEWS,
    only = 'all',
    painters = Math.min(2, availableParallelism()),
    onProgress,
  } = options;
  const call = () => startPainter(shop.config, catalogue);
  const outline = await readOutline(call);
  await adoptOlderDemo(shop.db, outline, await demoArticleSlugs());
  await writeTexts(shop.db, outline, new Date());
  await writeSellers(shop.db, shop.config, new Date());
  await writeArticles(shop.db, new Date());
  await writeDesk(shop.db);
  await addPreviews(shop.db, openStorage(shop.config), slugsOf(outline), previews);
  const progress: DemoProgress = { done: 0, total: 0, current: undefined };
  let painted = 0;
  const report = (change: Partial<DemoProgress>) => {
    if (change.current !== undefined) painted += 1;
    Object.assign(progress, change);
    onProgress?.({ ...progress });
  };
  const { promise: finished, resolve: finish } = Promise.withResolvers<number>();
  const run = async (signal: AbortSignal) => {
    await paintMissing(shop, outline, { call, only, painters, signal, progress, report });
    if (!signal.aborted) finish(painted);
  };
  return {
    ordering: {
      name: 'demo_orders',
      runsIn: 'one_process',
      every: 'once',
      run: async (signal) => {
        await writeOrders(shop.db, new Date(), signal);
        if (!signal.aborted) await writePayouts(shop.db, { secretsKeys: [], ...shop.config }, new Date());
      },
    },
    works: {
      name: 'demo_works',
      after: WORKS_AFTER_MS,
      runsIn: 'one_process',
      every: 'once',
      run: (signal) => writeWorks(shop, signal),
    },
    painting: { name: 'demo_painting', runsIn: 'one_process', every: 'once', run },
    progress: () => ({ ...progress }),
    finished,
  };
}

async function readOutline(call: () => Painter): Promise<CatalogueOutline> {
  const painter = call();
  try {
    return await painter.outline();
  } finally {
    await painter.close();
  }
}

interface Painting {
  only: Painted;
  call: () => Painter;
  painters: number;
  signal: AbortSignal;
  progress: DemoProgress;
  report: (change: Partial<DemoProgress>) => void;
}

async function paintMissing(shop: DemoShop, outline: CatalogueOutline, painting: Painting): Promise<void> {
  const { db, log } = shop;
  const { progress, report, painters, only, ...workshop } = painting;
  const items = await worksBySlug(db, toPaint(outline, only));
  const missing = await withoutPainting(shop, [...items.values()]);
  report({ total: items.size, done: items.size - missing.length });
  if (missing.length === 0) return;
  log.info({ total: missing.length }, 'painting the demo; the shop is open meanwhile');
  await paintAll(inOrder(missing, outline.front), painters, {
    ...workshop,
    onPainted: async (work, picture) => {
      const item = items.get(work);
      if (!item) return;
      await recordPicture(db, picture);
      await hangPicture(db, item.item_id, { picture_hash: picture.hash, colours: colourNames(picture.palette) });
      report({ done: progress.done + 1, current: work });
      log.info({ ...progress }, `painted ${progress.done} of ${progress.total}`);
    },
    onFailed: (work, err) => log.error({ err, work }, 'a work of the demo could not be painted'),
  });
  if (!workshop.signal.aborted) log.info({ ...progress }, 'the demo is painted');
}

type Item = Awaited<ReturnType<typeof worksBySlug>> extends Map<string, infer Row> ? Row : never;

function slugsOf({ artists }: CatalogueOutline): string[] {
  return artists.flatMap((artist) => artist.works.map((work) => work.slug));
}

function toPaint(outline: CatalogueOutline, only: Painted): readonly string[] {
  if (only === 'all') return slugsOf(outline);
  return only === 'front' ? outline.front : outline.front.slice(0, FIRST);
}

/** Works that have only a preview. */
async function withoutPainting({ db, config }: DemoShop, items: readonly Item[]): Promise<Item[]> {
  const hanging = await existingPictures(db, openStorage(config), items);
  return items.filter(({ slug }) => {
    const picture = hanging.get(slug);
    return !picture || isPreview(picture);
  });
}

/** The front page first, then as in the shop's list: newest first. */
function inOrder(items: readonly Item[], front: readonly string[]): string[] {
  const place = ({ slug }: Item) => (front.includes(slug) ? front.indexOf(slug) : front.length);
  const age = ({ online_at }: Item) => -(online_at?.getTime() ?? 0);
  return items.toSorted((a, b) => place(a) - place(b) || age(a) - age(b)).map(({ slug }) => slug);
}
