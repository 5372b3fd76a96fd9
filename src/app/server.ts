import { existsSync, readFileSync } from 'node:fs';
import { createServerEntry } from '@tanstack/react-start/server-entry';
import type { Hono } from 'hono';
import { assistantRoutes } from '#buying/assistants/server/assistant.routes.ts';
import { seoFiles } from '#buying/seo/server/seo.routes.ts';
import { brandFiles, isIconPath } from '#catalogue/brand/server/brand.routes.ts';
import { modelFiles } from '#catalogue/models/server/model.routes.ts';
import { pictureFiles } from '#catalogue/pictures/server/picture.routes.ts';
import { closePictureProcesses } from '#catalogue/pictures/server/picture-processes.service.ts';
import { framedFiles } from '#catalogue/renderings/server/framed.routes.ts';
import { swatchFiles } from '#catalogue/renderings/server/swatch.routes.ts';
import { watchSharedLists } from '#catalogue/shared-lists/server/shared-list-watch.service.ts';
import { watchOpening } from '#catalogue/site/server/opening.service.ts';
import { MARK_CHANNEL, readMark } from '#catalogue/site/server/shop-mark.service.ts';
import { hungFiles } from '#catalogue/wall/server/hung-picture.routes.ts';
import { roomFiles } from '#catalogue/wall/server/room-picture.routes.ts';
import { forgetWorkIndex, workIndex, workIndexChanged } from '#catalogue/works/server/work-index.load.ts';
import { zoomFiles } from '#catalogue/zoom/server/zoom.routes.ts';
import { installed } from '#db/server/install-folder.ts';
import { showShop } from '#desk/admin/server/shop-metrics.ts';
import { CONNECTION_CHANNEL, followConnections } from '#desk/connections/server/follow-connections.service.ts';
import type { DemoSeed } from '#desk/demo/server/demo.service.ts';
import { type DemoPlan, planRemoval, removeDemo } from '#desk/demo/server/demo-removal.service.ts';
import { fillShop, settleConfig } from '#desk/demo/server/opening.service.ts';
import { freeLeases } from '#ground/jobs/server/job-lease.ts';
import { followStorage } from '#ground/storage/server/open-storage.ts';
import { AnswerCache } from '#http/server/cache/answer-cache.ts';
import { createEarlyAnswers, type EarlyAnswer, findCall, whileOpen } from '#http/server/cache/early-answers.ts';
import { showProcess } from '#http/server/cache/process-metrics.ts';
import { configFor, readConfig } from '#http/server/config.ts';
import type { ApiEnv } from '#http/server/context.ts';
import { createLog, type Log } from '#http/server/log.ts';
import { metrics } from '#http/server/metrics.ts';
import { stillOpening } from '#http/server/opening-page.ts';
import { setApp } from '#http/server/running-app.ts';
import { endOnSignal, listen } from '#http/server/serve.ts';
import { openShop, type Shop } from '#http/server/shop.ts';
import { appointAdmin, DEMO_ACCOUNTS, DEMO_PASSWORD, hasAdmin } from '#people/members/server/first-accounts.service.ts';
import { offerSetup } from '#people/members/server/first-admin.service.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { joinPath } from '#shared/locale.ts';
import { rawPathRedirect } from './pages/server/page-redirects.ts';
import { createPages, findPage } from './pages/server/pages.ts';
import { renderPage } from './pages/server/render-page.tsx';
import { findStatic, staticFiles } from './pages/server/static-files.ts';
import { createApp } from './server/app.ts';
import { backupShop, listShopBackups, moveShop, restoreShop, verifyShopBackup } from './shop-copies.ts';
import { checkUpgrade, upgradeShop } from './shop-upgrade.ts';
import { type WorkBeside, workBeside } from './work-beside.ts';

/** For answers that are the same for everyone: about a thousand pages. */
const CACHE_BYTES = 32 * 1024 * 1024;
const BUILD_FILE = installed('dist/build.json');

function buildId(): string {
  if (import.meta.env.DEV || !existsSync(BUILD_FILE)) return 'development';
  return (JSON.parse(readFileSync(BUILD_FILE, 'utf8')) as { id: string }).id;
}

export interface OpenShop {
  shop: Shop;
  app: Hono<ApiEnv>;
  /** Answers from the cache before the app is called. */
  answerEarly: EarlyAnswer;
  demo: DemoSeed | undefined;
  /** The start-up line about accounts. */
  accounts: string[];
}

/** Opens the shop and its background work, and gives its app to the pages, whose loaders call it in process. */
async function openApp(env: NodeJS.ProcessEnv, log: Log): Promise<OpenShop> {
  const opened = await openShop(readConfig(env), log, buildId());
  const cache = new AnswerCache({
    limit: import.meta.env.DEV ? 0 : CACHE_BYTES,
    heardUntil: opened.database.heardUntil,
  });
  const opening = watchOpening(opened.database);
  const shop: Shop = { ...opened, cache, opening };
  showProcess(cache, opened.database, metrics);
  try {
    shop.config = await settleConfig(shop.db, env, log);
    const forget = () => {
      workIndexChanged(shop.db);
      opening.forget();
      cache.clear();
    };
    await shop.database.listen('content', forget, forget);
    await watchSharedLists(shop.database, shop.waiting);
    let work: WorkBeside | undefined;
    shop.connections = followConnections(shop, env, () => {
      // Cached pages and answers may have been made with the former configuration.
      forget();
      work?.again();
    });
    await watchConnections(shop);
    const pages = createPages(renderPage);
    const built = findStatic(installed('dist/client'));
    const files = import.meta.env.DEV ? pages : staticFiles(built).route('/', pages);
    const answerEarly = createEarlyAnswers(shop, [
      // The owner may have an icon of their own.
      (target) => (isIconPath(target) ? undefined : built(target)),
      whileOpen(opening, findCall(cache)),
      whileOpen(opening, findPage(cache)),
    ]);
    const storage = followStorage(() => shop.config);
    const made = pictureFiles(storage)
      .route('/', brandFiles(storage))
      .route('/', zoomFiles(storage))
      .route('/', framedFiles(storage))
      .route('/', modelFiles(storage))
      .route('/', swatchFiles())
      .route('/', hungFiles(storage))
      .route('/', roomFiles())
      .route('/', seoFiles())
      .route('/', assistantRoutes());
    const app = createApp(shop, made.route('/', files));
    setApp(app);
    // Loaded before the first visitor: with a million works this takes seconds.
    await workIndex(shop.db);
    showShop(shop, metrics);
    const demo = await fillShop(shop);
    const accounts = await accountLines(shop);
    // Nobody else has the embedded database open, so leases of a killed process need not expire first.
    if (shop.database.engine === 'pglite') await freeLeases(shop.db);
    const begun = await workBeside(shop, demo);
    work = begun;
    await becomeReal(shop, env, begun);
    const close = async () => {
      await begun.stop();
      await closePictureProcesses();
      await shop.close();
    };
    return { shop: { ...shop, close }, app, answerEarly, demo, accounts };
  } catch (error) {
    await shop.close();
    throw error;
  }
}

/** Uses the stored connections, and from now on each change of them. */
async function watchConnections({ connections, database, log }: Shop): Promise<void> {
  const follow = () =>
    void connections?.refresh().catch((err) => log.error({ err }, 'the stored connections could not be read'));
  await database.listen(CONNECTION_CHANNEL, follow, follow);
  await connections?.refresh();
}

/** A demo that is removed while this process runs becomes a real shop here too: no simulator, no public mailbox, no demo job. */
async function becomeReal(shop: Shop, env: NodeJS.ProcessEnv, work: WorkBeside): Promise<void> {
  const look = async () => {
    if (shop.config.demo === 'off' || (await readMark(shop.db))?.kind !== 'real') return;
    shop.config = configFor(env, 'real');
    shop.log.warn('the demo has become a real shop');
    work.again();
  };
  const follow = () => void look().catch((err) => shop.log.error({ err }, 'the demo did not become a real shop here'));
  const heard = (payload: string) => {
    if (payload === 'removed') forgetWorkIndex(shop.db);
    follow();
  };
  await shop.database.listen(MARK_CHANNEL, heard, follow);
}

async function accountLines({ db, config }: Shop): Promise<string[]> {
  if (config.demo !== 'off') return DEMO_ACCOUNTS.map(({ email }) => `${email}  ${DEMO_PASSWORD}`);
  const setup = await offerSetup(db);
  if (setup)
    return [
      'no administrator yet. The first person to open this link becomes one; it works once, within 24 hours:',
      ...LANGUAGES.map(
        ({ locale, name }) => `${config.baseUrl}${joinPath(locale, '/setup')}#token=${setup}  (${name})`,
      ),
    ];
  return (await hasAdmin(db)) ? [] : ['no administrator: stop the shop and run  npm run admin -- you@example.com'];
}

/** Appoints an administrator; returns the password. */
export function appointShopAdmin(email: string): Promise<string> {
  return inShop(({ db }) => appointAdmin(db, email));
}

/** What a removal of the demo would delete and leave. */
export function planDemoRemoval(): Promise<DemoPlan> {
  return inShop(({ db }) => planRemoval(db));
}

/** Makes the demo a real shop and removes what it has created; returns the addresses of the remaining staff. */
export function removeShopDemo(onBatch: (what: string, count: number) => void): Promise<string[]> {
  return inShop((shop) => removeDemo(shop, onBatch));
}

/** Uses the shop's database without opening the shop. */
async function inShop<T>(work: (shop: Shop) => Promise<T>): Promise<T> {
  const shop = await openShop(readConfig(process.env), createLog('warn'), buildId());
  try {
    return await work(shop);
  } finally {
    await shop.close();
  }
}

/** Starts the built shop. It takes the port first: if that fails, nothing has been written. */
export async function startShop(): Promise<OpenShop> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  let opened: OpenShop | undefined;
  const answer = (request: Request, env: unknown) => opened?.app.fetch(request, env) ?? stillOpening(request);
  const server = await listen(answer, config, {
    rescue: rawPathRedirect,
    answerEarly: (request, response) => opened?.answerEarly(request, response) ?? false,
  });
  try {
    opened = await openApp(process.env, log);
    endOnSignal(server, opened.shop, log);
    return opened;
  } catch (error) {
    server.close();
    throw error;
  }
}

/** For `npm run upgrade`. */
export const shopUpgrade = { checkUpgrade, upgradeShop };

/** For `npm run backup`, `restore` and `move`. */
export const shopCopies = { backupShop, listShopBackups, moveShop, restoreShop, verifyShopBackup };

const processGlobals = globalThis as { developmentShop?: Promise<OpenShop> };

/** In development Vite calls this for every request; the shop stays open while modules are replaced. */
export default createServerEntry({
  async fetch(request) {
    const config = readConfig(process.env);
    processGlobals.developmentShop ??= openApp(process.env, createLog(config.logLevel));
    return (await processGlobals.developmentShop).app.fetch(request);
  },
});
