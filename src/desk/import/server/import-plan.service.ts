import { highestNumber } from '#catalogue/works/server/edition.service.ts';
import { isTooDear } from '#catalogue/works/works.rules.ts';
import type { Db } from '#db/server/connect.ts';
import { isOpen } from '#desk/work-desk/server/work-desk.service.ts';
import { missingParts } from '#selling/studio/studio.rules.ts';
import { LANGS, type Lang, perLang } from '#shared/locale.ts';
import type { ImportLineFault, ImportLineWarning } from '../import.contract.ts';
import { type DraftLine, firstOf, fitSizes, groupArtists } from '../import-plan.rules.ts';
import { type ImportedRow, shortCell } from '../import-table.rules.ts';
import { artistKey, changesOf, columnCode, missingLanguages, newTexts } from '../import-work.rules.ts';
import type { workImportLine } from './import.tables.ts';
import { factsOf, type Known, type KnownWork } from './import-known.service.ts';

type LineRow = typeof workImportLine.$inferInsert;
type Planned = Omit<LineRow, 'import_id' | 'line'>;

interface Planning {
  db: Db;
  lang: Lang;
  known: Known;
  publish: boolean;
  newArtists: ReturnType<typeof groupArtists>;
  rowOfWork: Map<number, number | null>;
}

interface PicturedLine extends DraftLine<{ name: string; picture_id: number }> {}

/** What will happen with each line. What depends on the pictures' pixels is decided when they have been looked at. */
export async function planLines(
  db: Db,
  { lang, known, publish }: { lang: Lang; known: Known; publish: boolean },
  lines: readonly PicturedLine[],
): Promise<Planned[]> {
  const unknown = lines.filter(({ given }) => artistIds(given, known).size === 0).map(({ given }) => given);
  const planning = { db, lang, known, publish, newArtists: groupArtists(unknown), rowOfWork: new Map() };
  const planned: Planned[] = [];
  for (const line of lines) planned.push(await planLine(planning, line));
  return planned;
}

function artistIds({ artist }: ImportedRow, { artists }: Known): Set<number> {
  return new Set(Object.values(artist ?? {}).flatMap((name) => [...(artists.get(artistKey(name)) ?? [])]));
}

async function planLine(planning: Planning, line: PicturedLine): Promise<Planned> {
  const { lang } = planning;
  const given = { ...line.given };
  const faults = [...line.faults];
  const warnings = [...line.warnings];
  const base = {
    row: line.row,
    title: firstOf(given.texts.title, lang),
    artist: firstOf(given.artist, lang),
    file: line.picture?.name ?? given.file ?? null,
    picture_id: line.picture?.picture_id ?? null,
    faults,
    warnings,
  };
  if (line.isLeft) return { ...base, given, state: 'left', action: 'none' };
  setCategory(planning, given, faults);
  const { known } = planning;
  const dear = given.sizes?.find((one) => isTooDear({ ...one, enabled: true }, known.mouldings));
  if (dear) faults.push({ code: 'too_dear', column: 'sizes', size: `${dear.w_mm / 10}x${dear.h_mm / 10}` });
  const rest =
    given.item_id === undefined
      ? planNew(planning, given, line, { faults, warnings })
      : await planChange(planning, given, line, { faults, warnings });
  const state = faults.length > 0 ? 'error' : rest.action === 'none' ? 'nothing' : 'ready';
  return { ...base, ...rest, given, state };
}

interface Notes {
  faults: ImportLineFault[];
  warnings: ImportLineWarning[];
}

function setCategory({ known }: Planning, given: ImportedRow, faults: ImportLineFault[]): void {
  if (given.category === undefined) return;
  const found = known.categories.get(artistKey(given.category));
  const current = given.item_id === undefined ? undefined : known.works.get(given.item_id)?.row.category;
  if (found && (!found.hidden || found.code === current)) given.category = found.code;
  else if (given.category !== current)
    faults.push({ code: 'unknown_category', column: 'category', value: shortCell(given.category) });
}

function planNew({ known, newArtists, publish, lang }: Planning, given: ImportedRow, line: PicturedLine, notes: Notes) {
  const { faults, warnings } = notes;
  const found = [...artistIds(given, known)];
  const names = given.artist && newArtists.get(artistKey(Object.values(given.artist)[0] ?? ''));
  const column = columnOfArtist(given);
  if (found.length > 1) faults.push({ code: 'artist_twice', column, value: shortCell(firstOf(given.artist, lang)) });
  if (!given.artist) warnings.push({ code: 'no_artist' });
  const isNew = found.length === 0 && names !== undefined;
  if (isNew) {
    given.artist = { ...names };
    warnings.push({ code: 'new_artist', value: shortCell(firstOf(names, lang)) });
  }
  if (!line.picture && given.file === undefined) warnings.push({ code: 'row_without_picture' });
  const empty = perLang(() => '');
  const { title } = newTexts(given, { title: empty, texts: NO_TEXTS });
  for (const one of missingLanguages({ title })) warnings.push({ code: 'missing_language', lang: one });
  const publishes = publish && isComplete(given, { hasArtist: found.length === 1 || isNew, sizes: 1 });
  if (publish && !publishes) warnings.push({ code: 'incomplete' });
  return {
    action: 'create' as const,
    artist_id: found[0] ?? null,
    new_artist: isNew ? artistKey(firstOf(names, 'en')) : null,
    publishes: publishes && line.picture !== undefined,
  };
}

const NO_TEXTS = {
  alt: perLang(() => ''),
  inspiration: perLang(() => ''),
  material: perLang(() => ''),
  certification: perLang(() => ''),
  maintenance: perLang(() => ''),
};

/** Whether a new work could go on sale with a picture that has so many sizes. */
export function isComplete(given: ImportedRow, { hasArtist, sizes }: { hasArtist: boolean; sizes: number }): boolean {
  const { title, texts } = newTexts(given, { title: perLang(() => ''), texts: NO_TEXTS });
  const { category = '', subjects = [], sale_mode = 'online', edition_size = null } = given;
  const about = { title, ...texts, category, subjects, sale_mode, edition_size, has_picture: true, sizes };
  const missing = missingParts(about).filter(({ part }) => part !== 'subjects');
  // The place of a work in exhibition stores is not in the table.
  return hasArtist && sale_mode !== 'exhibition' && missing.length === 0;
}

function columnOfArtist({ artist }: ImportedRow): string {
  return columnCode('artist', LANGS.find((lang) => artist?.[lang]) ?? 'en');
}

async function planChange(planning: Planning, given: ImportedRow, line: PicturedLine, notes: Notes) {
  const { known, rowOfWork, db } = planning;
  const { faults, warnings } = notes;
  const item_id = given.item_id ?? 0;
  const work = known.works.get(item_id);
  const nothing = { action: 'none' as const, item_id: null };
  if (!work) {
    faults.push({ code: 'unknown_work', column: 'id', item_id });
    return nothing;
  }
  const other = rowOfWork.get(item_id);
  if (other != null) faults.push({ code: 'work_twice', column: 'id', item_id, row: other });
  rowOfWork.set(item_id, line.row);
  if (work.needsColleague) faults.push({ code: 'own_work', item_id });
  if (work.row.stage === 'removed') faults.push({ code: 'removed_work', item_id });
  if (line.picture && work.row.picture_hash !== null) faults.push({ code: 'has_picture', column: 'file', item_id });
  const artist_id = artistOfWork(planning, given, work, faults);
  const facts = factsOf(work.row, work.prints);
  const { set, columns } = changesOf(given, artist_id, facts);
  if (line.picture) columns.unshift('file');
  const isFree = isOpen(work.row, work.seller_id);
  if (set.artist_id !== undefined && !isFree) faults.push({ code: 'artist_fixed', column: columnOfArtist(given) });
  if (set.sale_mode !== undefined && !isFree) faults.push({ code: 'sale_fixed', column: 'sale_mode' });
  if (set.sale_mode === 'edition' && given.edition_size === undefined)
    faults.push({ code: 'edition_size', column: 'edition_size' });
  if (set.edition_size != null) await requireEdition(db, work, set.edition_size, faults);
  if (set.sizes && !line.picture) {
    const { row } = work;
    const offered = facts.sizes.filter(({ enabled }) => enabled);
    const fit = fitSizes(set.sizes, { w_px: row.original_w_px, h_px: row.original_h_px }, offered);
    warnings.push(...fit.warnings);
    if (row.status === 'online' && !fit.sizes.some(({ enabled }) => enabled))
      faults.push({ code: 'bad_sizes', column: 'sizes' });
    if (isSameOffer(fit.sizes, facts.sizes)) columns.splice(columns.indexOf('sizes'), 1);
  }
  const action = columns.length > 0 ? ('change' as const) : ('none' as const);
  return { action, item_id, version: work.row.version, columns, artist_id: artist_id ?? null };
}

type Sizes = Parameters<typeof fitSizes>[0];
function isSameOffer(after: Sizes, before: Sizes): boolean {
  const offer = (sizes: Sizes) =>
    sizes
      .filter(({ enabled }) => enabled)
      .map(({ w_mm, h_mm, price }) => `${w_mm} ${h_mm} ${price.NTD} ${price.USD}`)
      .toSorted()
      .join();
  return offer(after) === offer(before);
}

/** A work keeps its artist if the row has one of their names; undefined if nothing is to change. */
function artistOfWork(planning: Planning, given: ImportedRow, work: KnownWork, faults: ImportLineFault[]) {
  if (!given.artist) return undefined;
  const own = Object.values(work.artist ?? {}).map(artistKey);
  if (Object.values(given.artist).every((name) => own.includes(artistKey(name)))) return undefined;
  const found = [...artistIds(given, planning.known)];
  const [one, other] = found.filter((id) => id !== work.row.artist_id || found.length === 1);
  if (one !== undefined && other === undefined) return one === work.row.artist_id ? undefined : one;
  const value = shortCell(firstOf(given.artist, planning.lang));
  faults.push({ code: other === undefined ? 'artist_fixed' : 'artist_twice', column: columnOfArtist(given), value });
  return undefined;
}

/** Product §3.20: once numbers are given out, an edition may only shrink, and not below them. */
async function requireEdition(db: Db, { row }: KnownWork, wanted: number, faults: ImportLineFault[]): Promise<void> {
  if (row.edition_size === null) return;
  const given = await highestNumber(db, row);
  if (given > 0 && (wanted < given || wanted > row.edition_size))
    faults.push({ code: 'edition_fixed', column: 'edition_size' });
}
