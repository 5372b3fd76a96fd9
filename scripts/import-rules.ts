import { posix } from 'node:path';
import { GROUND, GROUPS } from './layers.ts';

export interface Violation {
  file: string;
  imported: string;
  why: string;
}

const IMPORT =
  /(?:^|\n)\s*(?:import|export|declare module)\s(?:[^'";]*?\sfrom\s)?\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g;
/** `#kit/button.tsx` is `src/kit/button.tsx`; other imports are packages or outside `src`. */
const ALIAS = /^#(?!locales\/)/;
/** What a feature may import from another. */
const OPEN = /\.(contract|rules|queries|service)\.tsx?$/;
/** What nobody outside a ground module may import from it. */
const CLOSED_GROUND = /\.(tables|routes)\.ts$/;
/** The folders of `src` from the bottom up; a file uses its own folder and those below. */
const LAYERS = ['shared', 'db', 'ground', 'http', 'kit', ...GROUPS.map(({ name }) => name), 'app'];

const specifiersOf = (source: string) => [...source.matchAll(IMPORT)].map(([, one, two]) => one ?? two ?? '');

/** The files of our own that a source file imports, as paths from the root. */
export function importsOf(file: string, source: string): string[] {
  const found: string[] = [];
  for (const specifier of specifiersOf(source)) {
    if (ALIAS.test(specifier)) found.push(specifier.replace(ALIAS, 'src/'));
    else if (specifier.startsWith('.')) found.push(posix.join(posix.dirname(file), specifier));
  }
  return found;
}

/**
 * Every import by which the shop and the payment simulator would share code, including tests: the simulator could
 * not find a bug in shared code.
 */
export function sharedWithSimulator(file: string, source: string): Violation[] {
  const inside = file.startsWith('simulator/');
  const outside = file.startsWith('src/');
  return importsOf(file, source)
    .filter((imported) => (inside ? !imported.startsWith('simulator/') : outside && imported.startsWith('simulator/')))
    .map((imported) => ({ file, imported, why: 'the shop and the simulator share no code' }));
}

/** Every package the simulator depends on; its tests may use any. */
export function packagesOfSimulator(file: string, source: string): Violation[] {
  if (!file.startsWith('simulator/')) return [];
  return specifiersOf(source)
    .filter((specifier) => !/^(?:node:|\.|#)/.test(specifier))
    .map((imported) => ({ file, imported, why: 'the simulator uses only what Node brings' }));
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
  // The typed client is the only bridge from the browser to the API: during rendering it calls the app in process.
  const isBridge = file === 'src/kit/client/api-client.ts' && imported === 'src/http/server/running-app.ts';
  if (/\/ui\/|^src\/(kit|app\/shell)\//.test(file) && /\/server\//.test(imported) && !isBridge)
    return 'what runs in the browser never reaches a server folder';
  return againstLayers(file, imported) ?? againstTheOrder(file, imported);
}

function againstLayers(file: string, imported: string): string | undefined {
  const from = layerOf(file);
  const to = layerOf(imported);
  if (to === -1) return 'this folder has no floor';
  return from < to ? `src/${LAYERS[from]} is below src/${LAYERS[to]}` : undefined;
}

function againstTheOrder(file: string, imported: string): string | undefined {
  const from = moduleOf(file);
  const to = moduleOf(imported);
  // The app may import everything.
  if (!to || from === to || file.startsWith('src/app/')) return undefined;
  if (to.startsWith('ground/')) {
    if (CLOSED_GROUND.test(imported)) return 'tables and routes belong to their room';
    return from?.startsWith('ground/') ? upwards(GROUND_ORDER, from, to) : undefined;
  }
  if (!OPEN.test(imported)) return 'of another feature only contract, rules, queries and service may be used';
  return from ? upwards(FEATURE_ORDER, from, to) : undefined;
}

const GROUND_ORDER = GROUND.map(({ name }) => `ground/${name}`);
const FEATURE_ORDER = GROUPS.flatMap((group) => group.features.map(({ name }) => `${group.name}/${name}`));
const MODULE_FOLDERS = ['ground', ...GROUPS.map(({ name }) => name)];

function upwards(order: readonly string[], from: string, to: string): string | undefined {
  if (!order.includes(from)) return `${from} has no place in scripts/layers.ts`;
  if (!order.includes(to)) return `${to} has no place in scripts/layers.ts`;
  return order.indexOf(to) > order.indexOf(from) ? `${to} is above ${from}` : undefined;
}

function layerOf(file: string): number {
  return LAYERS.indexOf(file.split('/')[1] ?? '');
}

/** The module of a file: `catalogue/cart`, `ground/places`; undefined for the other folders. */
export function moduleOf(file: string): string | undefined {
  const [, folder = '', module, ...rest] = file.split('/');
  return rest.length > 0 && MODULE_FOLDERS.includes(folder) ? `${folder}/${module}` : undefined;
}

/** The groups of modules that import each other in a cycle. */
export function cyclesAmong(imports: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const reach = (from: string): Set<string> => {
    const seen = new Set<string>();
    const waiting = [...(imports.get(from) ?? [])];
    for (let module = waiting.pop(); module !== undefined; module = waiting.pop()) {
      if (seen.has(module)) continue;
      seen.add(module);
      waiting.push(...(imports.get(module) ?? []));
    }
    return seen;
  };
  const reached = new Map([...imports.keys()].map((module) => [module, reach(module)]));
  const circles = new Map<string, string[]>();
  for (const [module, others] of reached) {
    if (!others.has(module)) continue;
    const circle = [...others].filter((other) => reached.get(other)?.has(module)).sort();
    circles.set(circle.join(' '), circle);
  }
  return [...circles.values()];
}
