import { namesSince } from '#catalogue/artists/server/artist-label.service.ts';
import { readSettings } from '#catalogue/site/server/site.service.ts';
import { readCategories } from '#catalogue/works/server/category.service.ts';
import { allFrames } from '#catalogue/works/server/frame.service.ts';
import type { Db } from '#db/server/connect.ts';
import { rateOf } from '#shared/exchange.ts';
import { type Lang, localeOf, textIn } from '#shared/locale.ts';

/** Too many names for a list; find the works of other artists by keyword. */
const MOST_ARTISTS = 2_000;

/** The choices for a bulk change in the asker's language, and the current rate. */
export async function readPriceChoices(db: Db, lang: Lang) {
  const { compare } = new Intl.Collator(localeOf(lang));
  const artists = (await namesSince(db, undefined))
    .map(({ artist_id, name }) => ({ artist_id, name: textIn(name, lang) }))
    .sort((one, other) => compare(one.name, other.name))
    .slice(0, MOST_ARTISTS);
  const categories = await readCategories(db);
  const { exchange } = await readSettings(db);
  const frames = await allFrames(db);
  return {
    categories: categories.map(({ code, name }) => ({ code, name: textIn(name, lang) })),
    frames: frames
      .filter(({ enabled }) => enabled)
      .map(({ frame_id, name }) => ({ frame_id, name: textIn(name, lang) })),
    artists,
    rate: rateOf(exchange),
  };
}
