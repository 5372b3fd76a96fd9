import { sql } from 'drizzle-orm';
import { saveArtist } from '#catalogue/artists/server/artist.service.ts';
import { artistsBySlug } from '#catalogue/artists/server/artist-label.service.ts';
import { saveFrames } from '#catalogue/works/server/frame.service.ts';
import { recordHistory, worksBySlug } from '#catalogue/works/server/work-history.service.ts';
import { saveCategories, type WorkToWrite, writeWork } from '#catalogue/works/server/work-write.service.ts';
import type { Db } from '#db/server/connect.ts';
import { SEED_FRAMES } from '#ground/framing/frames.ts';
import { sizesFor } from '#ground/framing/framing.rules.ts';
import type { CatalogueOutline } from '../../../../demo/catalogue.ts';
import { type Figures, figuresOf } from '../demo-figures.rules.ts';
import { markDemo } from './demo-marks.service.ts';

type OutlineArtist = CatalogueOutline['artists'][number];
type OutlineWork = OutlineArtist['works'][number];

/**
 * Pixels of the print master per pixel of the painted proof. Painters work in units that do not depend on the
 * resolution, so the master is painted three times as large for printing.
 */
const MASTER = 3;

/** Writes everything but the pictures in one transaction. Existing works stay as they are: staff may have changed them. */
export async function writeTexts(db: Db, { categories, artists, front }: CatalogueOutline, now: Date): Promise<void> {
  const works = artists.flatMap((artist) => artist.works);
  const slugs = works.map((work) => work.slug);
  if ((await worksBySlug(db, slugs)).size === slugs.length) return;
  const figures = figuresOf(works, now, front);
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('demo'))`);
    const known = await worksBySlug(tx, slugs);
    if (known.size === 0) {
      await saveCategories(tx, categories);
      await saveFrames(tx, SEED_FRAMES);
    }
    for (const artist of artists) {
      const missing = artist.works.filter((work) => !known.has(work.slug));
      if (missing.length > 0) await writeArtist(tx, artist, missing, figures);
    }
  });
}

async function writeArtist(
  tx: Db,
  artist: OutlineArtist,
  works: readonly OutlineWork[],
  figures: Map<string, Figures>,
) {
  const { slug, kind, name, born, place, intro, story, categories } = artist;
  const known = await artistsBySlug(tx, [slug]);
  const artist_id = await saveArtist(tx, { slug, kind, name, born, place, intro, story, categories: [...categories] });
  if (known.size === 0) await markDemo(tx, 'artist', [artist_id]);
  for (const work of works) {
    const { online_at, ...history } = figures.get(work.slug) ?? {};
    const item_id = await writeWork(tx, draftOf(work, artist_id, online_at));
    await markDemo(tx, 'item', [item_id]);
    await recordHistory(tx, item_id, { views: 0, collectors: 0, sales: 0, edition_sold: 0, ...history });
  }
}

function draftOf(work: OutlineWork, artist_id: number, online_at: Date | undefined): WorkToWrite {
  const { slug, width, height, year, category, subjects, sale, offline } = work;
  const { title, ...texts } = work.texts;
  const original = { w_px: MASTER * width, h_px: MASTER * height };
  return {
    slug,
    artist_id,
    title,
    texts,
    year,
    category,
    subjects: [...subjects],
    original_w_px: original.w_px,
    original_h_px: original.h_px,
    sale_mode: sale.mode,
    exhibition_where: sale.mode === 'exhibition' ? sale.where : null,
    edition_size: sale.mode === 'edition' ? sale.edition_size : null,
    status: offline === undefined ? 'online' : 'offline',
    stage: offline ?? null,
    ...(online_at && { online_at }),
    sizes: sizesFor(width / height, original).map(({ w_mm, h_mm, price }) => ({ w_mm, h_mm, price })),
  };
}
