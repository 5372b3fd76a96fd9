// npm run sheet -- URL: the main screens of a running demo shop on one page of thumbnails, for people to review before
// a release. Screens changed since the last sheet come first, each beside its former picture with the changed area
// outlined. Writes only to .cache/sheet.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { findChromium } from './machine-tools.mjs';
import { type Difference, difference } from './sheet-difference.ts';
import { type Screen, sheetScreens } from './sheet-screens.ts';

const FOLDER = '.cache/sheet';
/** The demo's accounts (README). */
const PEOPLE = { member: 'member@demo.example', artist: 'artist@demo.example', staff: 'admin@demo.example' };
const PASSWORD = 'Hang-It-145';
/** Nobody would see a smaller share of changed pixels. */
const SEEN = 0.001;
/** Late parts have hydrated and movements have ended after this time. */
const RESTS_MS = 700;

const [base = ''] = process.argv.slice(2);
if (!URL.canParse(base)) {
  console.error('usage: node scripts/contact-sheet.ts URL');
  process.exit(2);
}

interface Shot extends Screen {
  changed: Difference | undefined;
}

await mkdir(FOLDER, { recursive: true });
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
const sessions = new Map<Screen['as'], Awaited<ReturnType<BrowserContext['storageState']>>>();
const shots: Shot[] = [];
const missing: string[] = [];
for (const screen of sheetScreens()) {
  // One failed page must not prevent pictures of the others.
  const shot = await shoot(browser, screen).catch((error: unknown) => String(error).split('\n', 1)[0] ?? '');
  if (typeof shot === 'string') missing.push(screen.name);
  else shots.push(shot);
  console.log(`${screen.name}: ${typeof shot === 'string' ? shot : marked(shot.changed)}`);
}
await browser.close();
await writeFile(join(FOLDER, 'index.html'), page(shots));
if (missing.length > 0) console.error(`not photographed: ${missing.join(', ')}`);
console.log(`${shots.length} screens, ${shots.filter(hasChanged).length} changed: ${join(FOLDER, 'index.html')}`);
process.exitCode = missing.length > 0 ? 1 : 0;

async function shoot(within: Browser, screen: Screen): Promise<Shot> {
  const context = await within.newContext({
    viewport: { width: screen.width, height: screen.height },
    colorScheme: screen.scheme,
    reducedMotion: 'reduce',
    ...(screen.as && { storageState: await signedIn(within, screen.as) }),
  });
  const tab = await context.newPage();
  await tab.goto(new URL(screen.path, base).href, { waitUntil: 'load' });
  // A page that never hydrates is a finding too, and is photographed as it is.
  await tab
    .locator('html[data-ready]')
    .waitFor({ state: 'attached', timeout: 30_000 })
    .catch(() => undefined);
  // Late parts start to hydrate; `networkidle` never comes on a page that reports its own view.
  await tab.waitForTimeout(RESTS_MS);
  await tab.evaluate(async () => {
    await document.fonts.ready;
    const seen = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
    const decoded = Promise.allSettled(seen.map((image) => image.decode()));
    await Promise.race([decoded, new Promise((resolve) => setTimeout(resolve, 5_000))]);
  });
  await tab.waitForTimeout(RESTS_MS);
  const after = await tab.screenshot();
  await context.close();
  const file = join(FOLDER, `${screen.name}.png`);
  const before = await readFile(file).catch(() => undefined);
  const changed = await difference(before, after);
  await writeFile(file, after);
  if (before && hasChanged({ changed })) await writeFile(beforeFile(screen), before);
  else await rm(beforeFile(screen), { force: true });
  return { ...screen, changed };
}

async function signedIn(within: Browser, as: NonNullable<Screen['as']>) {
  const known = sessions.get(as);
  if (known) return known;
  const context = await within.newContext();
  const tab = await context.newPage();
  await tab.goto(new URL('/login', base).href);
  await tab.locator('main input[name=email]').fill(PEOPLE[as]);
  await tab.locator('main input[name=password]').fill(PASSWORD);
  await tab.locator('main button[type=submit]').first().click();
  await tab.waitForURL((url) => url.pathname !== '/login');
  const state = await context.storageState();
  await context.close();
  sessions.set(as, state);
  return state;
}

function beforeFile({ name }: Screen): string {
  return join(FOLDER, `${name}.before.png`);
}

function hasChanged({ changed }: Pick<Shot, 'changed'>): boolean {
  return changed === undefined || changed.share > SEEN;
}

function marked(changed: Difference | undefined): string {
  if (changed === undefined) return 'new';
  return changed.share > SEEN ? `${(changed.share * 100).toFixed(1)} % changed` : 'as before';
}

function figure(shot: Shot): string {
  const picture = (name: string, more = '') =>
    `<a href="${name}.png"><img src="${name}.png" loading="lazy" alt="">${more}</a>`;
  const caption = `<figcaption>${shot.name}<br>${marked(shot.changed)}</figcaption>`;
  if (!hasChanged(shot)) return `<figure>${picture(shot.name)}${caption}</figure>`;
  if (!shot.changed) return `<figure class="changed">${picture(shot.name)}${caption}</figure>`;
  const sides = Object.entries(shot.changed.box).map(([side, share]) => `${side}:${(share * 100).toFixed(2)}%`);
  const pair = picture(`${shot.name}.before`) + picture(shot.name, `<i style="${sides.join(';')}"></i>`);
  return `<figure class="changed known"><div class="pair">${pair}</div>${caption}</figure>`;
}

/** Names consist of letters, digits, - and _: nothing to escape. */
function page(all: readonly Shot[]): string {
  const figures = all.toSorted((a, b) => Number(hasChanged(b)) - Number(hasChanged(a))).map(figure);
  return `<!doctype html><meta charset="utf-8"><title>Contact sheet</title><style>
body{margin:1rem;background:#ddd;font:12px sans-serif;display:grid;grid-template-columns:repeat(auto-fill,minmax(220px,1fr));gap:1rem;align-items:start}
.changed.known{grid-column:span 2}.pair{display:flex;gap:6px;align-items:start}.pair>*{flex:1;position:relative}
.pair i{position:absolute;outline:2px solid #d33}
figure{margin:0;background:#fff;padding:6px;overflow-wrap:anywhere}img{width:100%;display:block}.changed{outline:3px solid #8b2e1f}
</style>${figures.join('\n')}\n`;
}
