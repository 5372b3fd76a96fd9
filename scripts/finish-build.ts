// After vite build: writes the build id, draws icons, compresses the browser's files, and checks first-load JavaScript
// against its budget.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { parseAst } from 'vite';
import { chunkCycles } from './chunk-cycles.ts';
import { drawIcons } from './draw-icons.ts';

/**
 * Kilobytes of brotli-compressed JavaScript, and files, that a page may load before a click. The hashes in file names change the size by
 * up to 0.1 kB from build to build.
 */
const BUDGETS = [
  { page: 'home page', chunk: /^routes-/, kilobytes: 117.8, files: 7 },
  { page: 'list', chunk: /^shop\.index-/, kilobytes: 119.8, files: 8 },
  { page: 'product', chunk: /^shop\._id\.lazy-/, kilobytes: 125.2, files: 8 },
];
const ASSETS = 'dist/client/assets';

const files = readdirSync(ASSETS).filter((name) => /\.(js|css|svg)$/.test(name));
const hash = createHash('sha256');
const brotliSize = new Map<string, number>();
for (const name of files.sort()) {
  const content = readFileSync(join(ASSETS, name));
  // A bundler bug can write scripts that no browser can parse, without an error.
  if (name.endsWith('.js')) parseAst(content.toString());
  // A missing font or picture leaves its source path in the style sheet.
  const [lost] = name.endsWith('.css') ? (/url\([^)]*\.cache\/[^)]*\)/.exec(content.toString()) ?? []) : [];
  if (lost) throw new Error(`${name}: ${lost} was not found`);
  hash.update(name);
  const brotli = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  brotliSize.set(name, brotli.length);
  writeFileSync(join(ASSETS, `${name}.br`), brotli);
  writeFileSync(join(ASSETS, `${name}.gz`), gzipSync(content, { level: 9 }));
}
// The server's code counts too: pages it renders differently must reload as well.
for (const name of readdirSync('dist/server', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.js'))
  .sort()) {
  hash.update(readFileSync(join('dist/server', name)));
}
const id = hash.digest('hex').slice(0, 12);
await drawIcons('dist/client');
writeFileSync('dist/build.json', `${JSON.stringify({ id })}\n`);

let isWithin = true;
for (const { page, chunk, ...budget } of BUDGETS) {
  const scripts = firstLoad(chunk);
  const kilobytes = scripts.reduce((sum, name) => sum + (brotliSize.get(name) ?? 0), 0) / 1000;
  const fits = kilobytes <= budget.kilobytes && scripts.length <= budget.files;
  console.log(
    `  build ${id}: first-load JavaScript of the ${page} ${kilobytes.toFixed(1)} kB brotli in ${scripts.length} files ` +
      `(budget ${budget.kilobytes} kB in ${budget.files})${fits ? '' : ' ✗'}`,
  );
  isWithin &&= fits;
}
const cycles = chunkCycles(
  new Map(files.filter((name) => name.endsWith('.js')).map((name) => [name, importsOf(name)])),
);
if (cycles.length > 0) {
  console.error(`✗ Files of the browser import each other: ${cycles.map((circle) => circle.join(', ')).join('; ')}.`);
  process.exit(1);
}
if (!isWithin) {
  console.error('✗ A page loads more JavaScript than its budget.');
  process.exit(1);
}

function importsOf(name: string): string[] {
  const source = readFileSync(join(ASSETS, name), 'utf8');
  return [...source.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)].flatMap(
    ([, imported]) => imported ?? [],
  );
}

/** The entry with its static imports, the page's own chunk, and the first messages of the largest language. */
function firstLoad(chunk: RegExp): string[] {
  const found = new Set<string>();
  const add = (name: string) => {
    if (found.has(name) || !brotliSize.has(name)) return;
    found.add(name);
    for (const imported of importsOf(name)) add(imported);
  };
  const scripts = files.filter((name) => name.endsWith('.js'));
  const entry = scripts.filter((name) => name.startsWith('index-'));
  const own = scripts.filter((name) => chunk.test(name));
  const catalogues = scripts.filter((name) => name.startsWith('messages-first-'));
  const largest = catalogues.sort((a, b) => (brotliSize.get(b) ?? 0) - (brotliSize.get(a) ?? 0))[0];
  if (!largest) throw new Error('no catalogue is named messages-first-…: see scripts/split-messages.ts');
  if (entry.length !== 1 || own.length !== 1) throw new Error(`no single entry, or no single chunk like ${chunk}`);
  for (const name of [...entry, ...own, largest]) add(name);
  return [...found];
}
