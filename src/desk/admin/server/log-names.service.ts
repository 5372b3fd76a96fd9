import { articleCards } from '#catalogue/articles/server/article.service.ts';
import { artistLabels } from '#catalogue/artists/server/artist-label.service.ts';
import { readCategories } from '#catalogue/works/server/category.service.ts';
import { allFrames } from '#catalogue/works/server/frame.service.ts';
import { listStores } from '#catalogue/works/server/store.service.ts';
import { workSummaries } from '#catalogue/works/server/works.service.ts';
import type { Db } from '#db/server/connect.ts';
import type { AuditSubject, Facts } from '#ground/audit/audit.rules.ts';
import { readReaders } from '#people/members/server/reader.service.ts';
import { type Lang, textIn } from '#shared/locale.ts';

/** Facts whose values are ids or codes of something that has a name. */
const NAMES: Readonly<Record<string, AuditSubject>> = {
  assigned_to: 'member',
  approved_by: 'member',
  invited_by: 'member',
  category: 'category',
  categories: 'category',
  artist_id: 'artist',
  artists: 'artist',
  cover_item_id: 'artwork',
  hero: 'artwork',
  evening: 'artwork',
  articles: 'article',
  frame_id: 'frame',
  stores: 'store',
};

type Names = ReadonlyMap<string, string>;
type Reading = (db: Db, lang: Lang, ids: readonly number[]) => Promise<Names>;

/** Reads the names of one kind of thing in a language; kinds without names, and removed things, have none. */
const READING: Partial<Record<AuditSubject, Reading>> = {
  artwork: async (db, lang, ids) => named(await workSummaries(db, lang, ids, { offline: true }), 'item_id', 'title'),
  artist: async (db, lang, ids) => named(await artistLabels(db, lang, ids), 'artist_id', 'name'),
  article: async (db, lang, ids) => named(await articleCards(db, lang, ids), 'id', 'title'),
  category: async (db, lang) => new Map((await readCategories(db)).map(({ code, name }) => [code, textIn(name, lang)])),
  frame: async (db, lang) =>
    new Map((await allFrames(db)).map(({ frame_id, name }) => [String(frame_id), textIn(name, lang)])),
  store: async (db, lang) =>
    new Map((await listStores(db)).map(({ store_id, name }) => [String(store_id), textIn(name, lang)])),
  member: readPeople,
  staff: readPeople,
};

interface Logged {
  subject: AuditSubject;
  subject_id: string;
  before: Facts;
  after: Facts;
}

/** Names for ids and codes: of the changed thing, and in the facts of the change. */
export async function readLogNames(db: Db, lang: Lang, rows: readonly Logged[]) {
  const wanted = new Map<AuditSubject, Set<string>>();
  const want = (subject: AuditSubject, id: unknown) => {
    const ids = wanted.get(subject) ?? new Set();
    wanted.set(subject, ids.add(String(id)));
  };
  for (const { subject, subject_id, before, after } of rows) {
    want(subject, subject_id);
    for (const facts of [before, after]) withNames(facts, (kind, id) => want(kind, id));
  }
  const names = new Map<AuditSubject, Names>();
  for (const [subject, ids] of wanted) {
    const numbers = [...ids].filter((id) => /^\d{1,9}$/.test(id)).map(Number);
    names.set(subject, (await READING[subject]?.(db, lang, numbers)) ?? new Map());
  }
  const nameOf = (subject: AuditSubject, id: unknown) => names.get(subject)?.get(String(id));
  return {
    nameOf,
    inWords: (facts: Facts) => withNames(facts, (subject, id) => nameOf(subject, id) ?? id) as Facts,
  };
}

/** Replaces each id or code in the facts, also nested ones. */
function withNames(value: unknown, name: (subject: AuditSubject, id: unknown) => unknown, fact = ''): unknown {
  if (value === null || value === undefined) return value;
  if (Array.isArray(value)) return value.map((one) => withNames(one, name, fact));
  if (typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withNames(part, name, key)]));
  const subject = NAMES[fact];
  return subject ? name(subject, value) : value;
}

async function readPeople(db: Db, _lang: Lang, ids: readonly number[]): Promise<Names> {
  const people = await readReaders(db, ids);
  return new Map([...people].map(([id, { name }]) => [String(id), name]));
}

function named<Id extends string, Name extends string>(
  rows: readonly (Record<Id, number> & Record<Name, string>)[],
  id: Id,
  name: Name,
): Names {
  return new Map(rows.map((row) => [String(row[id]), row[name]]));
}
