// After vite build: names the build, compresses the browser's files, and holds first-load JavaScript to its budget.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { parseAst } from 'vite';

/** Kilobytes of brotli-compressed JavaScript that the home page may load before anything is clicked. */
const BUDGET_KB = 150;
const ASSETS = 'dist/client/assets';

const files = readdirSync(ASSETS).filter((name) => /\.(js|css|svg)$/.test(name));
const hash = createHash('sha256');
const brotliSize = new Map<string, number>();
for (const name of files.sort()) {
  const content = readFileSync(join(ASSETS, name));
  // A bundler that does not fit its parts writes scripts that no browser can read, and says nothing.
  if (name.endsWith('.js')) parseAst(content.toString());
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
writeFileSync('dist/build.json', `${JSON.stringify({ id })}\n`);

const firstLoad = homePageScripts();
const bytes = firstLoad.reduce((sum, name) => sum + (brotliSize.get(name) ?? 0), 0);
const kilobytes = (bytes / 1000).toFixed(1);
console.log(
  `  build ${id}: first-load JavaScript of the home page ${kilobytes} kB brotli in ${firstLoad.length} files (budget ${BUDGET_KB} kB)`,
);
if (bytes > BUDGET_KB * 1000) {
  console.error(`✗ The home page's first-load JavaScript is ${kilobytes} kB, over its budget of ${BUDGET_KB} kB.`);
  process.exit(1);
}

/** The entry with everything it imports statically, the home page's own chunks, and the first messages of the largest language. */
function homePageScripts(): string[] {
  const found = new Set<string>();
  const add = (name: string) => {
    if (found.has(name) || !brotliSize.has(name)) return;
    found.add(name);
    const source = readFileSync(join(ASSETS, name), 'utf8');
    // Static imports only: import"./x.js", from"./x.js", export … from "./x.js".
    for (const [, imported] of source.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g))
      if (imported) add(imported);
  };
  const scripts = files.filter((name) => name.endsWith('.js'));
  for (const name of scripts) if (/^(index|main|client)-/.test(name) && isEntry(name)) add(name);
  for (const name of scripts) if (/^home-page-|^routes-/.test(name)) add(name);
  const catalogues = scripts.filter((name) => name.startsWith('messages-first-'));
  const largest = catalogues.sort((a, b) => (brotliSize.get(b) ?? 0) - (brotliSize.get(a) ?? 0))[0];
  if (!largest) throw new Error('no catalogue is named messages-first-…: see scripts/split-messages.ts');
  add(largest);
  return [...found];
}

function isEntry(name: string): boolean {
  return readFileSync(join(ASSETS, name), 'utf8').includes('hydrateRoot');
}
