import { changedText, TEXT_LIMITS, type TextPart, withoutGuard } from '#desk/work-desk/work-table.rules.ts';
import { LANGS, type Lang, type Text } from '#shared/locale.ts';
import type { ImportedSize } from './import-sizes.rules.ts';
import { type ImportedRow, splitSubjects } from './import-table.rules.ts';

type LongPart = Exclude<TextPart, 'title'>;
export interface OfferedSize extends ImportedSize {
  enabled: boolean;
}

/** What an import can write of a work. */
export interface WorkFacts {
  artist_id: number | null;
  title: Text;
  texts: Record<LongPart, Text>;
  year: number;
  category: string;
  subjects: string[];
  sale_mode: 'online' | 'exhibition' | 'edition';
  edition_size: number | null;
  sizes: OfferedSize[];
}
export type WrittenFacts = Partial<WorkFacts>;

interface WorkChange {
  set: WrittenFacts;
  /** The codes of the columns that differ. */
  columns: string[];
}

const PARTS = Object.keys(TEXT_LIMITS) as TextPart[];

export function columnCode(part: TextPart | 'artist', lang: Lang): string {
  return `${part}_${lang.toLowerCase().replace('-', '_')}`;
}

/** What a row changes of a work; `artist_id` is the artist its names belong to. Empty cells change nothing. */
export function changesOf(given: ImportedRow, artist_id: number | undefined, now: WorkFacts): WorkChange {
  const { set, columns } = textChanges(given, now);
  if (artist_id !== undefined && artist_id !== now.artist_id) {
    set.artist_id = artist_id;
    columns.push(...LANGS.filter((lang) => given.artist?.[lang]).map((lang) => columnCode('artist', lang)));
  }
  const { year, category, subjects, sale_mode, edition_size, sizes } = given;
  const note = <Name extends keyof WorkFacts>(name: Name, value: WorkFacts[Name] | undefined, isSame: boolean) => {
    if (value === undefined || isSame) return;
    set[name] = value;
    columns.push(name);
  };
  note('year', year, year === now.year);
  note('category', category, category === now.category);
  // A subject with a comma is written as one and read as two.
  const isSameList = subjects?.join('\n') === splitSubjects(now.subjects.join('、')).join('\n');
  note('subjects', subjects, isSameList);
  note('sale_mode', sale_mode, sale_mode === now.sale_mode);
  const mode = sale_mode ?? now.sale_mode;
  if (mode === 'edition') note('edition_size', edition_size, edition_size === now.edition_size);
  else if (set.sale_mode && now.edition_size !== null) set.edition_size = null;
  const offered = now.sizes.filter(({ enabled }) => enabled);
  note('sizes', sizes && sizesAfter(sizes, now.sizes), sizes !== undefined && isSameOffer(sizes, offered));
  return { set, columns };
}

function textChanges(given: ImportedRow, now: WorkFacts): WorkChange {
  const set: WrittenFacts = {};
  const columns: string[] = [];
  for (const part of PARTS) {
    for (const lang of LANGS) {
      const cell = given.texts[part]?.[lang];
      const current = part === 'title' ? now.title : now.texts[part];
      const text = cell === undefined ? undefined : changedText(cell, current[lang] ?? '');
      if (text === undefined) continue;
      columns.push(columnCode(part, lang));
      if (part === 'title') set.title = { ...(set.title ?? now.title), [lang]: text };
      else {
        const texts = set.texts ?? now.texts;
        set.texts = { ...texts, [part]: { ...texts[part], [lang]: text } };
      }
    }
  }
  return { set, columns };
}

const isExtent = (one: ImportedSize) => (other: ImportedSize) => one.w_mm === other.w_mm && one.h_mm === other.h_mm;

function isSameOffer(wanted: readonly ImportedSize[], offered: readonly ImportedSize[]): boolean {
  const isThere = (one: ImportedSize) =>
    offered.some(
      (other) => isExtent(one)(other) && one.price.NTD === other.price.NTD && one.price.USD === other.price.USD,
    );
  return wanted.length === offered.length && wanted.every(isThere);
}

/** The cell names all sizes that are offered; the others are withdrawn. */
function sizesAfter(wanted: readonly ImportedSize[], now: readonly OfferedSize[]): OfferedSize[] {
  const withdrawn = now.filter((one) => !wanted.some(isExtent(one))).map((one) => ({ ...one, enabled: false }));
  return [...wanted.map((one) => ({ ...one, enabled: true })), ...withdrawn];
}

/** The texts of a new work, on top of the shop's standard ones. */
export function newTexts(given: ImportedRow, standard: Pick<WorkFacts, 'title' | 'texts'>) {
  const filled = (part: TextPart, text: Text): Text => {
    const cells = Object.entries(given.texts[part] ?? {}).map(([lang, cell]) => [lang, withoutGuard(cell ?? '')]);
    return { ...text, ...Object.fromEntries(cells) };
  };
  const texts = PARTS.filter((part): part is LongPart => part !== 'title').map((part) => [
    part,
    filled(part, standard.texts[part]),
  ]);
  return { title: filled('title', standard.title), texts: Object.fromEntries(texts) as WorkFacts['texts'] };
}

/** Languages in which a work has some texts but lacks its title, or has a title but lacks the others. */
export function missingLanguages({ title }: { title: Text }): Lang[] {
  return LANGS.filter((lang) => !title[lang]?.trim());
}

/** Names that differ only in case, width or spaces are the same artist's. */
export function artistKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
}
