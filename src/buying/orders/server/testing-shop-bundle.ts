import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { build } from 'vite';
import { serverFlags } from '../../../../scripts/server-flags.mjs';

/** A process of the shop that a test has started. */
export interface ShopProcess {
  port: number;
  pid: number;
  /** As `kill -9`. */
  kill(): Promise<void>;
}

export interface ShopBundle {
  /** Starts a shop on a server's database or on a data folder; what else its entry's `openTestShop` takes follows. */
  start(place: string, ...more: string[]): Promise<ShopProcess>;
  remove(): Promise<void>;
}

/**
 * The shop's API as one file that Node starts within a second, for tests that kill it again and again. Texts are macros that
 * Node alone cannot read, so the sources go once through the same plugins as in the tests.
 */
export async function bundleShop(entry = 'src/buying/orders/server/testing-shop.ts'): Promise<ShopBundle> {
  // Inside the repository, or Node would not find the packages.
  const folder = resolve('.cache', `test-shop-${process.pid}-${Date.now()}`);
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [lingui(), babel({ presets: [linguiTransformerBabelPreset()] })],
    build: {
      ssr: entry,
      outDir: folder,
      target: 'node24',
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: 'shop.mjs' } },
    },
  });
  const script = join(folder, 'start.mjs');
  await writeFile(
    script,
    "import { openTestShop } from './shop.mjs';\nconsole.log(await openTestShop(...process.argv.slice(2)));\n",
  );
  return {
    start: (place, ...more) => startShop(script, [place, ...more]),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function startShop(script: string, args: string[]): Promise<ShopProcess> {
  const child = spawn(process.execPath, [...serverFlags, script, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
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
