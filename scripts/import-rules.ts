import { posix } from 'node:path';

/** One import that the architecture forbids. */
export interface Violation {
  file: string;
  imported: string;
  why: string;
}

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s(?:[^'";]*?\sfrom\s)?\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g;
const ALIAS: Record<string, string> = {
  '#shared/': 'src/shared/',
  '#db/': 'src/db/',
  '#api/': 'src/api/',
  '#web/': 'src/web/',
  '#features/': 'src/features/',
};
/** What one feature may take from another: its contract, its rules, its data and its service. */
const OPEN =
  /\.(contract|rules|queries|service|settings|choices|fields|geometry|svg)\.tsx?$|\/data\/|\/(?:frames|server\/open-storage|server\/policy)\.ts$/;
/** Pictures, frames and work cards are the shop's visual vocabulary: every feature's pages speak it. */
const VOCABULARY = /^src\/features\/(?:(?:framing|pictures)\/|catalog\/ui\/(?:work-card|works-wall)\.tsx$)/;
/** The few places that see every feature. */
const SEES_ALL = /^src\/(web\/routes\/|api\/server\/app\.ts$|server\.ts$|router\.tsx$|route-tree\.gen\.ts$)/;

/** The files of our own that a source file imports, as paths from the root. */
export function importsOf(file: string, source: string): string[] {
  const found: string[] = [];
  for (const [, one, two] of source.matchAll(IMPORT)) {
    const specifier = one ?? two ?? '';
    const alias = Object.keys(ALIAS).find((prefix) => specifier.startsWith(prefix));
    if (alias) found.push((ALIAS[alias] ?? '') + specifier.slice(alias.length));
    else if (specifier.startsWith('.')) found.push(posix.join(posix.dirname(file), specifier));
  }
  return found;
}

/** Every import of a file that breaks a rule of docs/architecture.md. */
export function violationsOf(file: string, source: string): Violation[] {
  return importsOf(file, source).flatMap((imported) => {
    const why = forbidden(file, imported);
    return why ? [{ file, imported, why }] : [];
  });
}

function forbidden(file: string, imported: string): string | undefined {
  if (!imported.startsWith('src/')) return undefined;
  if (file.startsWith('src/shared/') && !imported.startsWith('src/shared/')) return 'shared imports nothing of ours';
  if (/\/ui\//.test(file) && /\/server\//.test(imported)) return 'ui never reaches a server folder';
  if (file.startsWith('src/db/') && /^src\/(features|api|web)\//.test(imported))
    return 'db knows no feature, API or page';
  const from = featureOf(file);
  const to = featureOf(imported);
  if (!to || from === to || SEES_ALL.test(file)) return undefined;
  if (VOCABULARY.test(imported) && !/\/server\//.test(imported)) return undefined;
  if (!from && /^src\/(web|api)\//.test(file)) {
    return OPEN.test(imported) ? undefined : 'only routes and app.ts see the inside of a feature';
  }
  return OPEN.test(imported) ? undefined : `a feature may use another's contract, rules and service, not this`;
}

function featureOf(file: string): string | undefined {
  return /^src\/features\/([^/]+)\//.exec(file)?.[1];
}
