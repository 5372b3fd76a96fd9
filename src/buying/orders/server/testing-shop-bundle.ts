import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, globSync, statSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { build } from 'vite';
import { serverFlags } from '../../../../scripts/server-flags.mjs';

export interface ShopProcess {
  port: number;
  pid: number;
  /** As `kill -9`. */
  kill(): Promise<void>;
}

export interface ShopBundle {
  /** Starts a shop on a server's database or on a data folder; `more` are further arguments of its entry's `openTestShop`. */
  start(place: string, ...more: string[]): Promise<ShopProcess>;
}

const HOUR_MS = 60 * 60_000;

/** Everything that a bundle can contain. */
const SOURCES = [
  'package-lock.json',
  'package.json',
  'lingui.config.ts',
  'src/**/*.*',
  '{simulator,demo,scripts}/**/*.{ts,mjs}',
  // en.po is generated from the sources, perhaps while these tests start.
  'locales/zh-*.po',
];

/** Node compiles what it loads once for all starts. A killed process could not store that at its end. */
const START = `import { enableCompileCache, flushCompileCache } from 'node:module';
enableCompileCache(import.meta.dirname + '/compiled');
const { openTestShop } = await import('./shop.mjs');
console.log(await openTestShop(...process.argv.slice(2)));
flushCompileCache();
`;

/**
 * The shop's API as one file that Node starts within a second, for tests that kill it repeatedly. Texts are macros that Node
 * alone cannot read, so the sources are transformed by the same plugins as in the tests: once for all tests of both engines,
 * until a source changes.
 */
export async function bundleShop(entry = 'src/buying/orders/server/testing-shop.ts'): Promise<ShopBundle> {
  // Inside the repository, or Node would not find the packages.
  const name = resolve('.cache', `test-bundle-${basename(entry, '.ts')}`);
  const folder = `${name}-${await sourcesHash()}`;
  const script = join(folder, 'start.mjs');
  if (!existsSync(script)) await writeBundle(entry, name, folder);
  return { start: (place, ...more) => startShop(script, [place, ...more]) };
}

async function writeBundle(entry: string, name: string, folder: string): Promise<void> {
  const own = `${folder}.${process.pid}-${Date.now()}`;
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [lingui(), babel({ presets: [linguiTransformerBabelPreset()] })],
    build: {
      ssr: entry,
      outDir: own,
      target: 'node24',
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: 'shop.mjs' } },
    },
  });
  await writeFile(join(own, 'start.mjs'), START);
  // Not the recent ones: another run may still start shops from them.
  const outdated = globSync(`${name}-*`).filter((path) => statSync(path).mtimeMs < Date.now() - HOUR_MS);
  await Promise.all(outdated.map((path) => rm(path, { recursive: true, force: true })));
  try {
    // Renamed when complete: another worker may be looking for it.
    await rename(own, folder);
  } catch (error) {
    if (!existsSync(join(folder, 'start.mjs'))) throw error;
    // Another worker was faster, and its bundle is the same.
    await rm(own, { recursive: true, force: true });
  }
}

async function sourcesHash(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES).sort()) hash.update(file).update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}

async function startShop(script: string, args: string[]): Promise<ShopProcess> {
  // The embedded database is WebAssembly, and these shops are killed before optimising it pays.
  const child = spawn(process.execPath, [...serverFlags, '--liftoff-only', script, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = once(child, 'close');
  const said = once(createInterface({ input: child.stdout }), 'line').then(([line]) => Number(line));
  const port = await Promise.race([said, closed.then(() => 0)]);
  if (!port) throw new Error('the shop ended before it was open');
  const kill = async () => {
    child.kill('SIGKILL');
    await closed;
  };
  return { port, pid: child.pid ?? 0, kill };
}
