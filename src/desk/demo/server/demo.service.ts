import { availableParallelism } from 'node:os';
import { colourNames } from '#catalogue/pictures/colour-names.rules.ts';
import { recordPicture } from '#catalogue/pictures/server/picture.service.ts';
import { worksBySlug } from '#catalogue/works/server/work-history.service.ts';
import { hangPicture } from '#catalogue/works/server/work-write.service.ts';
import type { Db, Log } from '#db/server/connect.ts';
import type { Job } from '#ground/jobs/server/job.ts';
import { openStorage, type StorageSettings } from '#ground/storage/server/open-storage.ts';
import type { CatalogueOutline } from '../../../../demo/catalogue.ts';
import { isPreview, PREVIEWS } from '../demo-preview.rules.ts';
import { demoArticleSlugs, writeArticles } from './demo-articles.ts';
import { writeDesk } from './demo-desk.ts';
import { adoptOlderDemo } from './demo-marks.service.ts';
import { writeOrders } from './demo-orders.service.ts';
import { hangingPictures, hangPreviews } from './demo-previews.ts';
import { writeSellers } from './demo-sellers.ts';
import { writeTexts } from './demo-texts.ts';
import { writeWorks } from './demo-works.service.ts';
import { paintAll } from './paint-all.ts';
import { callPainter, type Painter } from './painter.ts';

/** The first visitors come before the stages of a seller's works, whose pictures take encoders that are theirs now. */
const WORKS_AFTER_MS = 30_000;

export interface DemoProgress {
  done: number;
  total: number;
  /** The work whose picture was hung last. */
  current: string | undefined;
}

export interface DemoSeed {
  /** Writes the year's orders. */
  ordering: Job;
  /** Shows a seller's works at every stage. */
  works: Job;
  /** Hangs what is missing: in one process at a time, and another goes on where it was when that one ends. */
  painting: Job;
  progress(): DemoProgress;
  /** When every picture hangs: how many of them were painted here. Never when the shop closes before. */
  finished: Promise<number>;
}

interface DemoShop {
  db: Db;
  config: StorageSettings;
  log: Pick<Log, 'info' | 'warn' | 'error'>;
}

type Painted = 'all' | 'front' | 'first';

/** The work largest on the front page, and the one that the shop lists first. */
const FIRST = 2;

interface DemoOptions {
  /** The file that exports the catalogue, by its path in the repository. */
  catalogue?: string;
  /** The folder of its previews, likewise. */
  previews?: string;
  painters?: number;
  /** `front` paints the front page's works and no more: enough to try the shop, and quick. `first` paints its first two. */
  only?: Painted;
  onProgress?: (progress: DemoProgress) => void;
}

/**
 * Fills the shop with the demo: returns when all words are in, a small picture hangs for each work, and the shop can open.
 * Its year of orders and its paintings, the front page's first, follow while it is open.
 */
export async function seedDemo(shop: DemoShop, options: DemoOptions = {}): Promise<DemoSeed> {
  const {
    catalogue = 'demo/catalogue.ts',
    previews = PREVIEWS,
    only = 'all',
    painters = Math.min(2, availableParallelism()),
    onProgress,
  } = options;
  const call = () => callPainter(shop.config, catalogue);
  const outline = await readOutline(call);
  await adoptOlderDemo(shop.db, outline, await demoArticleSlugs());
  await writeTexts(shop.db, outline, new Date());
  await writeSellers(shop.db, shop.config, new Date());
  await writeArticles(shop.db, new Date());
  await writeDesk(shop.db);
  await hangPreviews(shop.db, openStorage(shop.config), slugsOf(outline), previews);
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
      run: (signal) => writeOrders(shop.db, new Date(), signal),
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

/** Works that have no more than a preview. */
async function withoutPainting({ db, config }: DemoShop, items: readonly Item[]): Promise<Item[]> {
  const hanging = await hangingPictures(db, openStorage(config), items);
  return items.filter(({ slug }) => {
    const picture = hanging.get(slug);
    return !picture || isPreview(picture);
  });
}

/** The front page first, then as the shop lists them: the newest work first. */
function inOrder(items: readonly Item[], front: readonly string[]): string[] {
  const place = ({ slug }: Item) => (front.includes(slug) ? front.indexOf(slug) : front.length);
  const age = ({ online_at }: Item) => -(online_at?.getTime() ?? 0);
  return items.toSorted((a, b) => place(a) - place(b) || age(a) - age(b)).map(({ slug }) => slug);
}
