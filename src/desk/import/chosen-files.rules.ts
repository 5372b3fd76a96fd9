import { type FileKind, kindOf, LARGEST_FILE } from './import.rules.ts';
import { cleanName, isHiddenName } from './import-names.rules.ts';

/** A chosen file, with its folders if it was chosen as part of one. */
export interface ChosenFile<Body> {
  name: string;
  size: number;
  body: Body;
}

/** Why a chosen file is not uploaded. */
export type LeftOutReason = 'kind' | 'empty' | 'large';
export interface LeftOut {
  name: string;
  reason: LeftOutReason;
}

interface SortedFiles<Body> {
  files: (ChosenFile<Body> & { kind: FileKind })[];
  leftOut: LeftOut[];
}

/**
 * The files to upload, each name once, and those that the import cannot use. Hidden files, which most folders contain, are
 * not reported.
 */
export function sortChosen<Body>(chosen: readonly ChosenFile<Body>[]): SortedFiles<Body> {
  const files = new Map<string, SortedFiles<Body>['files'][number]>();
  const leftOut: LeftOut[] = [];
  for (const { name: given, size, body } of chosen) {
    const name = cleanName(given);
    const kind = kindOf(name);
    if (isHiddenName(name) || /(?:^|\/)(?:thumbs\.db|desktop\.ini)$/i.test(name)) continue;
    if (!kind) leftOut.push({ name, reason: 'kind' });
    else if (size === 0) leftOut.push({ name, reason: 'empty' });
    else if (size > LARGEST_FILE[kind]) leftOut.push({ name, reason: 'large' });
    else files.set(name, { name, size, body, kind });
  }
  return { files: [...files.values()], leftOut };
}

interface Known {
  name: string;
  size: number;
}

const lastOf = (name: string) => name.split('/').at(-1) ?? name;

/**
 * Names a file as it was named before, if it is the same: someone who chose a folder first and continues with its files
 * chooses `scans/salt.tif` and `salt.tif`.
 */
export function withKnownNames<File extends Known>(files: readonly File[], known: readonly Known[]): File[] {
  const names = new Set(known.map(({ name }) => name));
  const keyOf = ({ name, size }: Known) => `${size} ${lastOf(name)}`;
  const byKey = Map.groupBy(known, keyOf);
  const once = Map.groupBy(files, keyOf);
  return files.map((file) => {
    const [same, other] = byKey.get(keyOf(file)) ?? [];
    const isOnly = same && !other && once.get(keyOf(file))?.length === 1;
    return names.has(file.name) || !isOnly ? file : { ...file, name: same.name };
  });
}
