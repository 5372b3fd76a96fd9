// Part of npm run lint: imports that break the architecture's rules, one line each, and cycles among modules and among
// files. `--write` updates the tables of docs/architecture.md from scripts/layers.ts.
import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import {
  cyclesAmong,
  importsOf,
  moduleOf,
  packagesOfSimulator,
  sharedWithSimulator,
  type Violation,
  violationsOf,
} from './import-rules.ts';
import { GROUND, GROUPS, layerTables } from './layers.ts';

const DOCUMENT = 'docs/architecture.md';
const TABLES = /(?<=<!-- layers -->\n\n)[\s\S]*?(?=\n\n<!-- \/layers -->)/;

const problems: string[] = [];
// Tests and their shared fixtures may import what they test.
const isTest = (file: string) => /\.test\.tsx?$|\/testing[\w.-]*\.ts$/.test(file);
const sources = (pattern: string) => globSync(pattern).map((file) => file.replaceAll('\\', '/'));
const files = sources('src/**/*.{ts,tsx}').filter((file) => !isTest(file));
const report = ({ file, imported, why }: Violation) => problems.push(`${file} imports ${imported}: ${why}`);

for (const file of sources('{src,simulator}/**/*.{ts,tsx}')) {
  const source = readFileSync(file, 'utf8');
  sharedWithSimulator(file, source).forEach(report);
  if (!isTest(file)) packagesOfSimulator(file, source).forEach(report);
}

const among = new Map<string, Set<string>>();
const byFile = new Map<string, Set<string>>();
for (const file of files) {
  const source = readFileSync(file, 'utf8');
  violationsOf(file, source).forEach(report);
  // The router's own types form a cycle through the generated route tree.
  if (!file.endsWith('.gen.ts')) byFile.set(file, new Set(importsOf(file, source)));
  const from = moduleOf(file);
  if (!from) continue;
  const modules = among.get(from) ?? new Set();
  for (const to of importsOf(file, source).flatMap((path) => moduleOf(path) ?? [])) if (to !== from) modules.add(to);
  among.set(from, modules);
}
const cycles = [...cyclesAmong(among), ...cyclesAmong(byFile)];
for (const cycle of cycles) problems.push(`a circle: ${cycle.join(', ')}`);

for (const [folder, modules] of [
  ['src/ground', GROUND] as const,
  ...GROUPS.map(({ name, features }) => [`src/${name}`, features] as const),
]) {
  const listed = new Set(modules.map(({ name }) => name));
  for (const name of readdirSync(folder))
    if (!listed.has(name) && name !== 'README.md') problems.push(`${folder}/${name} is not in layers.ts`);
  for (const { name } of modules) if (!existsSync(`${folder}/${name}`)) problems.push(`${folder}/${name} is missing`);
}

const document = readFileSync(DOCUMENT, 'utf8');
if (process.argv.includes('--write')) writeFileSync(DOCUMENT, document.replace(TABLES, layerTables));
else if (TABLES.exec(document)?.[0] !== layerTables())
  problems.push(`${DOCUMENT} shows other tables than scripts/layers.ts: node scripts/check-imports.ts --write`);

for (const problem of problems) console.error(problem);
console.log(`imports: ${files.length} files in ${among.size} modules, ${cycles.length} circles`);
if (problems.length > 0) process.exit(1);
