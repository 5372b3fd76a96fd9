// node scripts/contact-sheet.ts URL: the main screens of a running demo shop on one page of thumbnails, for people to look at
// before a release. What has changed since the last sheet comes first and is marked. Writes .cache/sheet and nothing else.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { findChromium } from './machine-tools.mjs';
import { difference } from './sheet-difference.ts';
import { type Screen, sheetScreens } from './sheet-screens.ts';

const FOLDER = '.cache/sheet';
/** The demo's own people (README). */
const PEOPLE = { member: 'member@demo.example', artist: 'artist@demo.example', staff: 'admin@demo.example' };
const PASSWORD = 'Hang-It-145';
/** Below this share of pixels nobody would see a change. */
const SEEN = 0.001;

const [base = ''] = process.argv.slice(2);
if (!URL.canParse(base)) {
  console.error('usage: node scripts/contact-sheet.ts URL');
  process.exit(2);
}

interface Shot extends Screen {
  changed: number | undefined;
}

await mkdir(FOLDER, { recursive: true });
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
const sessions = new Map<Screen['as'], Awaited<ReturnType<BrowserContext['storageState']>>>();
const shots: Shot[] = [];
for (const screen of sheetScreens()) {
  shots.push(await shoot(browser, screen));
  console.log(`${shots.length} ${screen.name} ${marked(shots.at(-1)?.changed)}`);
}
await browser.close();
await writeFile(join(FOLDER, 'index.html'), page(shots));
console.log(`${shots.length} screens, ${shots.filter(hasChanged).length} changed: ${join(FOLDER, 'index.html')}`);

async function shoot(within: Browser, screen: Screen): Promise<Shot> {
  const context = await within.newContext({
    viewport: { width: screen.width, height: screen.height },
    colorScheme: screen.scheme,
    reducedMotion: 'reduce',
    ...(screen.as && { storageState: await signedIn(within, screen.as) }),
  });
  const tab = await context.newPage();
  await tab.goto(new URL(screen.path, base).href, { waitUntil: 'load' });
  await tab.evaluate(() => document.fonts.ready);
  await tab.waitForTimeout(1500);
  const after = await tab.screenshot();
  await context.close();
  const file = join(FOLDER, `${screen.name}.png`);
  const before = await readFile(file).catch(() => undefined);
  await writeFile(file, after);
  return { ...screen, changed: await difference(before, after) };
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

function hasChanged({ changed }: Pick<Shot, 'changed'>): boolean {
  return changed === undefined || changed > SEEN;
}

function marked(changed: number | undefined): string {
  if (changed === undefined) return 'new';
  return changed > SEEN ? `${(changed * 100).toFixed(1)} % changed` : 'as before';
}

/** Names are made of letters, digits, - and _: nothing to escape. */
function page(all: readonly Shot[]): string {
  const figures = all
    .toSorted((a, b) => Number(hasChanged(b)) - Number(hasChanged(a)))
    .map(
      (shot) =>
        `<figure${hasChanged(shot) ? ' class="changed"' : ''}><a href="${shot.name}.png"><img src="${shot.name}.png" loading="lazy" alt=""></a><figcaption>${shot.name}<br>${marked(shot.changed)}</figcaption></figure>`,
    );
  return `<!doctype html><meta charset="utf-8"><title>Contact sheet</title><style>
body{margin:1rem;background:#ddd;font:12px sans-serif;display:grid;grid-template-columns:repeat(auto-fill,minmax(220px,1fr));gap:1rem;align-items:start}
figure{margin:0;background:#fff;padding:6px;overflow-wrap:anywhere}img{width:100%;display:block}.changed{outline:3px solid #8b2e1f}
</style>${figures.join('\n')}\n`;
}
