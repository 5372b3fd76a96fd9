// Plain JavaScript for any Node from 20 on: it installs what the rest needs to run on Node 24.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
export const CACHE = join(ROOT, '.cache');
export const NODE = join(ROOT, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

export function say(line) {
  console.log(`\u001b[2m›\u001b[0m ${line}`);
}

/** Exits with a one-line message. */
export function fail(line) {
  console.error(`\u001b[31m✗\u001b[0m ${line}`);
  process.exit(1);
}

/** The environment of our commands: in the repository, with our own Node and tools first in the path. */
function childEnvironment(env) {
  const path = [dirname(NODE), join(ROOT, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  return { cwd: ROOT, env: { ...process.env, ...env, PATH: path }, shell: process.platform === 'win32' };
}

export function run(command, args, { env = {}, what = command, quiet = false } = {}) {
  const result = spawnSync(command, args, {
    ...childEnvironment(env),
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
  });
  if (result.status === 0) return;
  if (quiet) console.error(String(result.stdout) + String(result.stderr));
  fail(`${what} failed (exit code ${result.status ?? result.error?.message}).`);
}

/** Runs a command in parallel with others, its output line by line; throws if it fails. */
export async function attempt(command, args, { env = {} } = {}) {
  const child = spawn(command, args, { ...childEnvironment(env), stdio: ['ignore', 'pipe', 'pipe'] });
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ])
    createInterface({ input: from }).on('line', (line) => to.write(`${line}\n`));
  const code = await new Promise((resolve) => {
    child.on('close', resolve);
    child.on('error', (error) => resolve(error.message));
  });
  if (code !== 0) throw new Error(`${command} failed (exit code ${code}).`);
}

function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(ROOT, file)))
      .update('\0');
  return hash.digest('hex').slice(0, 16);
}

function filesUnder(folder) {
  return readdirSync(join(ROOT, folder), { recursive: true })
    .map((name) => join(folder, name))
    .filter((name) => statSync(join(ROOT, name)).isFile())
    .sort();
}

/** Installs the packages of the lock file, once per lock file. */
export function ensureInstalled() {
  const stamp = join(ROOT, 'node_modules', '.installed');
  const wanted = hashOf(['package-lock.json']);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted && existsSync(NODE)) return;
  say('Installing packages (once; this is the part that needs the network) …');
  const started = Date.now();
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { what: 'Installing packages' });
  if (!existsSync(NODE))
    fail('Node 24 did not arrive with the packages. Run "npm ci" and look for errors of the package "node".');
  writeFileSync(stamp, wanted);
  say(`Packages installed in ${seconds(started)} s.`);
}

/** Written by the build itself. */
const GENERATED = ['src/app/route-tree.gen.ts', 'locales/en.po'];

/** A hash of the files a build depends on. */
export function sourceHash() {
  const loose = [
    'package.json',
    'package-lock.json',
    'vite.config.ts',
    'lingui.config.ts',
    'tsconfig.json',
    'scripts/draw-icons.ts',
    'scripts/chunk-of.ts',
    'scripts/finish-build.ts',
    'scripts/source-catalogue.ts',
    'scripts/split-messages.ts',
    'scripts/split-routes.ts',
    'scripts/subset-fonts.ts',
  ];
  const isOfTests = (name) => /\.test\.tsx?$/.test(name) || /^testing[-.]/.test(basename(name));
  const isSource = (name) => !isOfTests(name) && !GENERATED.some((file) => name === join(...file.split('/')));
  const sources = hashOf([...loose, ...['src', 'locales', 'public'].flatMap(filesUnder).filter(isSource)]);
  return process.env.COMPONENTS === 'on' ? `${sources} with components` : sources;
}

/** Builds the shop if its sources have changed since the last build. */
export function ensureBuilt() {
  const wanted = sourceHash();
  const stamp = join(ROOT, 'dist', '.source');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  say('Building the shop …');
  const started = Date.now();
  run('vite', ['build', '--logLevel', 'error'], { what: 'Building', env: { NODE_ENV: 'production' } });
  run(NODE, ['scripts/finish-build.ts'], { what: 'Finishing the build' });
  writeFileSync(stamp, wanted);
  say(`Built in ${seconds(started)} s.`);
}

export function seconds(started) {
  return ((Date.now() - started) / 1000).toFixed(1);
}

export function ensureCache() {
  mkdirSync(CACHE, { recursive: true });
}
