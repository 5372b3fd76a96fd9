import type { Db } from '#db/server/connect.ts';
import { picture } from './picture.tables.ts';

/** Pictures as something to join to, for features that read their rows and the pictures on them in one query. */
export function picturesToJoin(db: Db) {
  const { hash, width, height, thumbhash, ground, palette, widths } = picture;
  return db.select({ hash, width, height, thumbhash, ground, palette, widths }).from(picture).as('picture');
}
