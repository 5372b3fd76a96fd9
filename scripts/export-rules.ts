import { importsOf } from './import-rules.ts';

export interface Source {
  file: string;
  text: string;
}

interface Unused {
  file: string;
  name: string;
  why: string;
  isUsedInside: boolean;
}

const EXPORT =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm;
/** Called by a framework or another program, or loaded by tests, by name. */
const ENTRIES =
  /^src\/app\/(?:routes\/|router\.tsx|server\.ts|client\.tsx|route-tree\.gen\.ts)|^src\/kit\/trans\.tsx$|\/testing[\w.-]*\.tsx?$/;
/** Rules that a database query repeats: a test compares both. */
const MODELS = /\/order-queues\.rules\.ts$/;
const TEST = /\.test\.tsx?$|\.e2e\.ts$/;

/** Exports of product code that no other product code imports. One that a test needs may stay, if its own file uses it too. */
export function unusedExports(sources: readonly Source[]): Unused[] {
  const importers = new Map<string, Source[]>();
  for (const source of sources)
    for (const imported of new Set(importsOf(source.file, source.text)))
      importers.set(imported, [...(importers.get(imported) ?? []), source]);
  return sources
    .filter(({ file }) => file.startsWith('src/') && !TEST.test(file) && !ENTRIES.test(file))
    .flatMap((source) => unusedOf(source, importers.get(source.file) ?? []));
}

function unusedOf({ file, text }: Source, importers: readonly Source[]): Unused[] {
  return [...text.matchAll(EXPORT)].flatMap(([, name = '']) => {
    const named = new RegExp(`\\b${name}\\b`);
    const users = importers.filter((one) => named.test(one.text));
    if (users.some((one) => !TEST.test(one.file))) return [];
    const isUsedInside = [...text.matchAll(new RegExp(`\\b${name}\\b`, 'g'))].length > 1;
    if (users.length === 0) return [{ file, name, isUsedInside, why: 'no other file uses it' }];
    return isUsedInside || MODELS.test(file) ? [] : [{ file, name, isUsedInside, why: 'only a test uses it' }];
  });
}
