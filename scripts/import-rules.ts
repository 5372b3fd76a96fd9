import { posix } from 'node:path';
import { GROUND, GROUPS } from './layers.ts';

/** One import that the architecture forbids. */
export interface Violation {
  file: string;
  imported: string;
  why: string;
}

const IMPORT =
  /(?:^|\n)\s*(?:import|export|declare module)\s(?:[^'";]*?\sfrom\s)?\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g;
/** `#kit/button.tsx` is `src/kit/button.tsx`; the others are packages or lie beside `src`. */
const ALIAS = /^#(?!locales\/)/;
/** What one feature may take from another. */
const OPEN = /\.(contract|rules|queries|service)\.tsx?$/;
/** What nobody outside a ground room may take from it. */
const CLOSED_GROUND = /\.(tables|routes)\.ts$/;
/** The folders of `src` from the bottom up; a file uses its own folder and those below. */
const FLOORS = ['shared', 'db', 'ground', 'http', 'kit', ...GROUPS.map(({ name }) => name), 'app'];

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
 * Every import by which the shop and the payment simulator would share code, tests included: what both took from one
 * place, the simulator could not find wrong.
 */
export function sharedWithSimulator(file: string, source: string): Violation[] {
  const inside = file.startsWith('simulator/');
  const outside = file.startsWith('src/');
  return importsOf(file, source)
    .filter((imported) => (inside ? !imported.startsWith('simulator/') : outside && imported.startsWith('simulator/')))
    .map((imported) => ({ file, imported, why: 'the shop and the simulator share no code' }));
}

/** Every package that the simulator leans on; its tests may use any. */
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
  // The typed client is the one bridge from the browser to the API: while a page is rendered it asks the app in process.
  const isBridge = file === 'src/kit/client/api-client.ts' && imported === 'src/http/server/running-app.ts';
  if (/\/ui\/|^src\/(kit|app\/shell)\//.test(file) && /\/server\//.test(imported) && !isBridge)
    return 'what runs in the browser never reaches a server folder';
  return againstTheFloors(file, imported) ?? againstTheOrder(file, imported);
}

function againstTheFloors(file: string, imported: string): string | undefined {
  const from = floorOf(file);
  const to = floorOf(imported);
  if (to === -1) return 'this folder has no floor';
  return from < to ? `src/${FLOORS[from]} is below src/${FLOORS[to]}` : undefined;
}

function againstTheOrder(file: string, imported: string): string | undefined {
  const from = roomOf(file);
  const to = roomOf(imported);
  // The app is composed of everything.
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
const ROOM_FOLDERS = ['ground', ...GROUPS.map(({ name }) => name)];

function upwards(order: readonly string[], from: string, to: string): string | undefined {
  if (!order.includes(from)) return `${from} has no place in scripts/layers.ts`;
  if (!order.includes(to)) return `${to} has no place in scripts/layers.ts`;
  return order.indexOf(to) > order.indexOf(from) ? `${to} is above ${from}` : undefined;
}

function floorOf(file: string): number {
  return FLOORS.indexOf(file.split('/')[1] ?? '');
}

/** The room that a file is in: `catalogue/cart`, `ground/places`; nothing for the other folders. */
export function roomOf(file: string): string | undefined {
  const [, folder = '', room, ...rest] = file.split('/');
  return rest.length > 0 && ROOM_FOLDERS.includes(folder) ? `${folder}/${room}` : undefined;
}

/** The groups of rooms that reach each other in a circle. */
export function cyclesAmong(imports: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const reach = (from: string): Set<string> => {
    const seen = new Set<string>();
    const waiting = [...(imports.get(from) ?? [])];
    for (let room = waiting.pop(); room !== undefined; room = waiting.pop()) {
      if (seen.has(room)) continue;
      seen.add(room);
      waiting.push(...(imports.get(room) ?? []));
    }
    return seen;
  };
  const reached = new Map([...imports.keys()].map((room) => [room, reach(room)]));
  const circles = new Map<string, string[]>();
  for (const [room, others] of reached) {
    if (!others.has(room)) continue;
    const circle = [...others].filter((other) => reached.get(other)?.has(room)).sort();
    circles.set(circle.join(' '), circle);
  }
  return [...circles.values()];
}
