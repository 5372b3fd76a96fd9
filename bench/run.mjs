// node bench/run.mjs works 1000 100000: builds a benchmark like the shop itself (translations compiled in), then runs it.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { build } from 'vite';

const [name = 'works', ...args] = process.argv.slice(2);
if (name === 'all') {
  const { measureEverything } = await import('./all.mjs');
  await measureEverything(args);
  process.exit(0);
}
const outDir = resolve('.cache/bench');
await build({
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  plugins: [lingui(), babel({ presets: [linguiTransformerBabelPreset()] })],
  build: { ssr: `bench/${name}.bench.ts`, outDir, emptyOutDir: false, target: 'es2022' },
});
await import(pathToFileURL(resolve(outDir, `${name}.bench.js`)).href);
process.exit(0);
