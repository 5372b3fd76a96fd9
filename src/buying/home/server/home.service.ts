import { articleCards, latestArticles } from '#catalogue/articles/server/article.service.ts';
import { arrivalRange, type WorkshopDays } from '#catalogue/delivery/arrival.rules.ts';
import type { DeliveryRates, DeliveryZone } from '#catalogue/site/delivery-rates.rules.ts';
import { readSettings, workshopDays } from '#catalogue/site/server/site.service.ts';
import { benchPicture } from '#catalogue/wall/server/room-picture.service.tsx';
import { asHung } from '#catalogue/works/hanging-order.rules.ts';
import { readChoices } from '#catalogue/works/server/choices.service.ts';
import { listWorks, workSummaries } from '#catalogue/works/server/works.service.ts';
import { listQuery, type WorkSummary } from '#catalogue/works/works.contract.ts';
import type { Db } from '#db/server/connect.ts';
import { artistCards, readDirectory } from '#selling/directory/server/directory.service.ts';
import { dayRange } from '#shared/day-range.ts';
import { type Lang, localeOf } from '#shared/locale.ts';
import type { Home } from '../home.contract.ts';
import {
  canBeBought,
  HUNG_TOGETHER,
  newWorksShown,
  ofTheMonth,
  SEASON_COLOURS,
  seasonOf,
  threeToHang,
} from '../home.rules.ts';
import type { HomeChoice } from '../home-choice.rules.ts';
import { readHomeChoice } from './home-choice.service.ts';
import { eveningWith, largest } from './home-hanging.ts';

const ARTISTS = 3;

/** The editors' choice, as far as it is published; else the shop chooses by the day in Taipei. */
export async function readHome(db: Db, lang: Lang, now = new Date()): Promise<Home> {
  return homeWith(db, lang, await readHomeChoice(db), now);
}

/** The front page with this choice; writes nothing. */
export async function homeWith(db: Db, lang: Lang, choice: HomeChoice, now = new Date()): Promise<Home> {
  const newest = await list(db, lang, {});
  const settings = await readSettings(db);
  const arrival = { rates: settings.delivery, days: workshopDays(settings, now), lang, now };
  return {
    ...(await hangings(db, lang, { choice, newest, now })),
    works: asHung(newest.slice(0, newWorksShown(newest.length)), 'alone'),
    ...(await articlesShown(db, lang, choice)),
    artists: await artistsShown(db, lang, choice, now),
    parts: choice.parts,
    arrival: { NTD: arrivalIn('tw_main', arrival), USD: arrivalIn('north_america', arrival) },
  };
}

async function list(db: Db, lang: Lang, query: Partial<Record<keyof typeof listQuery.shape, unknown>>) {
  return (await listWorks(db, lang, listQuery.parse(query))).list;
}

interface Hanging {
  choice: HomeChoice;
  newest: readonly WorkSummary[];
  now: Date;
}

async function hangings(db: Db, lang: Lang, { choice, newest, now }: Hanging): Promise<Pick<Home, 'hero' | 'evening'>> {
  const wide = { sort: 'popular', orientation: ['landscape'] };
  const seasonal = await list(db, lang, { ...wide, colour: SEASON_COLOURS[seasonOf(now)] });
  const best = seasonal.find(canBeBought) ?? (await list(db, lang, wide)).find(canBeBought) ?? newest[0];
  const upright = await list(db, lang, { sort: 'popular', orientation: ['portrait', 'square'] });
  const chosen = await workSummaries(db, lang, [...new Set([...choice.hero, ...choice.evening])]);
  const among = (ids: readonly number[]) =>
    ids.flatMap((id) => chosen.filter((work) => work.item_id === id && hasPicture(work)));
  const first = [...among(choice.hero), ...(best ? [best] : [])];
  const three = threeToHang(upright, now, first[0]?.item_id);
  const wanted = among(choice.evening);
  const choices = await readChoices(db, lang, [
    ...new Set([...first, ...three, ...wanted].map(({ item_id }) => item_id)),
  ]);
  const hero = firstOf(first, (work) => largest(work, choices));
  const sets = [wanted.length === HUNG_TOGETHER ? wanted : [], three];
  const evening = firstOf(sets, (works) => eveningWith(works, choices));
  return { ...(hero && { hero: { ...hero, bench: benchPicture() } }), ...(evening && { evening }) };
}

async function articlesShown(
  db: Db,
  lang: Lang,
  { articles }: HomeChoice,
): Promise<Pick<Home, 'articles' | 'articles_by'>> {
  const chosen = await articleCards(db, lang, articles);
  if (chosen.length > 0) return { articles: chosen, articles_by: 'editor' };
  return { articles: await latestArticles(db, lang, 1), articles_by: 'shop' };
}

async function artistsShown(db: Db, lang: Lang, { artists }: HomeChoice, now: Date): Promise<Home['artists']> {
  const chosen = await artistCards(db, lang, artists);
  if (chosen.length > 0) return chosen;
  const directory = await readDirectory(db, lang, { category: undefined, page: 1 });
  return ofTheMonth(directory.list, ARTISTS, now);
}

interface Arriving {
  rates: DeliveryRates;
  days: WorkshopDays;
  lang: Lang;
  now: Date;
}

function arrivalIn(zone: DeliveryZone, { rates, days, lang, now }: Arriving): Home['arrival']['NTD'] {
  const { from, to } = arrivalRange(rates, zone, now, days);
  return { from, to, text: dayRange({ from, to }, localeOf(lang)) };
}

const hasPicture = ({ picture }: WorkSummary) => picture !== undefined;

/** The first result that is not undefined. */
function firstOf<Thing, Made>(things: readonly Thing[], make: (thing: Thing) => Made | undefined): Made | undefined {
  for (const thing of things) {
    const made = make(thing);
    if (made !== undefined) return made;
  }
  return undefined;
}
