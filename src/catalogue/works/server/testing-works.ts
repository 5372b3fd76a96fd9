import { saveArtist } from '#catalogue/artists/server/artist.service.ts';
import { recordPicture } from '#catalogue/pictures/server/picture.service.ts';
import type { Db } from '#db/server/connect.ts';
import { SEED_FRAMES } from '#ground/framing/frames.ts';
import { sizesFor } from '#ground/framing/framing.rules.ts';
import type { Text } from '#shared/locale.ts';
import { saveFrames } from './frame.service.ts';
import { saveCategories, type WorkToWrite, writeWork } from './work-write.service.ts';

/** The same words in every language, with a mark for each. */
export function words(en: string): Text {
  return { en, 'zh-Hant': `${en}（繁）`, 'zh-Hans': `${en}（简）` };
}

/** Adds the initial frames and three categories to a test's shop. */
export async function openWorkIndex(db: Db): Promise<void> {
  await saveFrames(db, SEED_FRAMES);
  await saveCategories(db, [
    { code: 'landscape', name: words('Landscape') },
    { code: 'sea', name: words('Sea') },
    { code: 'city', name: words('City') },
  ]);
}

export function addArtist(db: Db, name: string, more: Partial<Parameters<typeof saveArtist>[1]> = {}): Promise<number> {
  const slug = name.toLowerCase().replace(/[^a-z]+/g, '-');
  const texts = {
    place: words('Puli'),
    intro: words(`${name} paints.`),
    story: words(`${name} has painted for long.`),
  };
  return saveArtist(db, {
    slug,
    kind: 'artist',
    name: words(name),
    born: 1951,
    categories: ['landscape'],
    ...texts,
    ...more,
  });
}

/** Adds a work: by default 60 × 40 cm in every size its pixels allow. */
export function hangWork(db: Db, artist_id: number, title: string, more: Partial<WorkToWrite> = {}): Promise<number> {
  const { original_w_px = 9000, original_h_px = 6000 } = more;
  const text = (kind: string) => words(`${kind} of ${title}`);
  return writeWork(db, {
    slug: title.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    artist_id,
    title: words(title),
    texts: {
      alt: text('Picture'),
      inspiration: text('Inspiration'),
      material: text('Material'),
      certification: text('Certification'),
      maintenance: text('Care'),
    },
    year: 2020,
    category: 'landscape',
    subjects: ['mountain'],
    original_w_px,
    original_h_px,
    sale_mode: 'online',
    status: 'online',
    sizes: sizesFor(original_w_px / original_h_px, { w_px: original_w_px, h_px: original_h_px }),
    ...more,
  });
}

/** A picture of one colour that exists only in the database. */
export async function paintPicture(db: Db, hash: string, hex: string): Promise<string> {
  const palette = [{ hex, share: 1, name: 'blue' as const }];
  await recordPicture(db, {
    hash,
    width: 1600,
    height: 1067,
    thumbhash: 'aGFzaA==',
    ground: hex,
    widths: [400, 1600],
    palette,
  });
  return hash;
}
