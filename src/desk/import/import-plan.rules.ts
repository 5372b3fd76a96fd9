import { hasShapeOf } from '#desk/work-desk/work-desk.rules.ts';
import { isSharpAt } from '#ground/framing/framing.rules.ts';
import { LANGS, type Lang, type Text } from '#shared/locale.ts';
import type { ImportLineFault, ImportLineWarning } from './import.contract.ts';
import { fileKey, matchFiles, titleFrom } from './import-names.rules.ts';
import type { ImportedSize } from './import-sizes.rules.ts';
import { type ImportedRow, shortCell } from './import-table.rules.ts';
import { artistKey, type OfferedSize } from './import-work.rules.ts';

interface Pixels {
  w_px: number;
  h_px: number;
}

/** A line before it is compared with the shop's data. */
export interface DraftLine<Picture> {
  row: number | null;
  given: ImportedRow;
  picture: Picture | undefined;
  faults: ImportLineFault[];
  warnings: ImportLineWarning[];
  /** A picture that no row of the table names: nothing is made of it. */
  isLeft: boolean;
}

/** The lines of an import: the rows of its table with their pictures, then the other pictures; without a table, every picture. */
export function linesOf<Picture extends { name: string }>(
  rows: readonly ImportedRow[] | undefined,
  pictures: readonly Picture[],
  lang: Lang,
): DraftLine<Picture>[] {
  if (!rows) return pictures.map((picture) => ofPicture(picture, lang));
  const named = rows.filter(({ file }) => file !== undefined);
  const { found, left } = matchFiles(
    pictures,
    named.map(({ file }) => file ?? ''),
  );
  const matched = new Map(named.map((row, at) => [row, found[at]]));
  const byTitle = matchTitles(
    rows.filter(({ file, item_id }) => file === undefined && item_id === undefined),
    left,
  );
  const lines = rows.map((given): DraftLine<Picture> => {
    const match = matched.get(given);
    const picture = (match && 'file' in match ? match.file : undefined) ?? byTitle.get(given);
    const faults = [...given.faults];
    if (match && 'problem' in match && match.problem)
      faults.push({ code: match.problem, column: 'file', value: shortCell(given.file ?? '') });
    return { row: given.line, given, picture, faults, warnings: [], isLeft: false };
  });
  const used = new Set(lines.map(({ picture }) => picture));
  const unused = left.filter((picture) => !used.has(picture));
  return [...lines, ...unused.map((picture): DraftLine<Picture> => ({ ...ofPicture(picture, lang), ...LEFT }))];
}

const LEFT = { isLeft: true, warnings: [{ code: 'picture_without_row' as const }] };

function ofPicture<Picture extends { name: string }>(picture: Picture, lang: Lang): DraftLine<Picture> {
  const given = { line: 0, texts: { title: titleFrom(picture.name, lang) }, faults: [] };
  return { row: null, given, picture, faults: [], warnings: [], isLeft: false };
}

/** Rows that name no file get the picture whose name is their title, if only one is. */
function matchTitles<Picture extends { name: string }>(rows: readonly ImportedRow[], left: readonly Picture[]) {
  const free = Map.groupBy(left, ({ name }) => fileKey(name));
  const found = new Map<ImportedRow, Picture>();
  for (const row of rows) {
    const keys = new Set(Object.values(row.texts.title ?? {}).map((title) => fileKey(title)));
    const fitting = [...keys].flatMap((key) => free.get(key) ?? []);
    const [picture, other] = fitting;
    if (!picture || other) continue;
    found.set(row, picture);
    free.delete(fileKey(picture.name));
  }
  return found;
}

/** The first language that a text has, the asker's own before the others. */
export function firstOf(text: Partial<Text> | undefined, lang: Lang): string {
  return [lang, ...LANGS].map((one) => text?.[one]).find(Boolean) ?? '';
}

/** New artists, each under the first of their names in the table: rows that share a name share the artist. */
export function groupArtists(rows: readonly { artist?: Partial<Text> }[]): Map<string, Partial<Text>> {
  const owner = new Map<string, Partial<Text>>();
  for (const { artist } of rows) {
    const keys = Object.values(artist ?? {}).map(artistKey);
    const names = keys.map((key) => owner.get(key)).find(Boolean) ?? {};
    for (const lang of LANGS) {
      const name = artist?.[lang];
      if (name && !names[lang]) names[lang] = name;
    }
    for (const key of keys) if (!owner.has(key)) owner.set(key, names);
  }
  return owner;
}

/**
 * Which sizes a picture can be printed in. One with too few pixels, or of another shape, is saved but not offered; one
 * that is already offered stays so whatever its shape.
 */
export function fitSizes(
  sizes: readonly (ImportedSize & { enabled?: boolean })[],
  original: Pixels,
  offered: readonly ImportedSize[] = [],
): { sizes: OfferedSize[]; warnings: ImportLineWarning[] } {
  const warnings: ImportLineWarning[] = [];
  const fitting = sizes.map((one): OfferedSize => {
    const isOffered = offered.some(({ w_mm, h_mm }) => w_mm === one.w_mm && h_mm === one.h_mm);
    const isWanted = one.enabled ?? true;
    const hasPicture = original.w_px > 1;
    const size = `${one.w_mm / 10}x${one.h_mm / 10}`;
    const isSharp = isSharpAt(one, original);
    const isShaped = isOffered || hasShapeOf(one, original);
    if (isWanted && hasPicture && !isSharp) warnings.push({ code: 'size_not_sharp', column: 'sizes', size });
    else if (isWanted && hasPicture && !isShaped) warnings.push({ code: 'size_shape', column: 'sizes', size });
    return { w_mm: one.w_mm, h_mm: one.h_mm, price: one.price, enabled: isWanted && isSharp && isShaped };
  });
  if (original.w_px > 1 && !fitting.some(({ enabled }) => enabled)) warnings.push({ code: 'no_sizes' });
  return { sizes: fitting, warnings };
}
