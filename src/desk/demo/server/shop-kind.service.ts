import { eq, inArray, sql } from 'drizzle-orm';
import { hasOrders, hasOrdersOfOthers } from '#buying/orders/server/order.service.ts';
import { hasArticles } from '#catalogue/articles/server/article-removal.service.ts';
import { hasArtists } from '#catalogue/artists/server/artist-addresses.service.ts';
import { hasEditedPages } from '#catalogue/pages/server/shop-page.service.ts';
import { startClosed } from '#catalogue/site/server/opening.service.ts';
import {
  DEMO_DOMAIN,
  lockMark,
  markReal,
  readMark,
  type ShopKind,
  writeMark,
} from '#catalogue/site/server/shop-mark.service.ts';
import { hasSettings } from '#catalogue/site/server/site.service.ts';
import { hasStock } from '#catalogue/works/server/opening-stock.service.ts';
import { hasPublishedWorks, hasWorks } from '#catalogue/works/server/work-addresses.service.ts';
import type { Db, Log } from '#db/server/connect.ts';
import { StartupProblem } from '#db/server/startup-problem.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { hasChanges } from '#ground/audit/server/audit-read.service.ts';
import { closeAccounts } from '#people/members/server/first-accounts.service.ts';
import { hasOtherMembers, membersInDomain, staffAddresses } from '#people/members/server/member-removal.service.ts';
import { demoRow } from './demo.tables.ts';

/** What the environment of a process requests. */
export interface RequestedKind {
  /** The value of DEMO; undefined if it is not set. */
  asked: string | undefined;
  /** Whether an empty database becomes a demo, by DEMO or by other variables. */
  demo: boolean;
  /** Whether the shop has a public address. */
  isPublic: boolean;
  /** Whether a new shop is open from its first start, and not closed until its owner opens it. */
  startsOpen?: boolean;
}

const TURNED = 'DEMO=off has made this demo a real shop for good; npm run demo:remove removes what the demo made';
const PUBLIC_DEMO =
  'This database holds the demo, whose passwords are published, and BASE_URL is a public address. To open a shop of your own, run npm run demo:remove or start once with DEMO=off; to show the demo to everyone, set DEMO=on.';

/**
 * Whether this shop is a demo. The first start decides from DEMO and the database, in one transaction; later
 * starts read the result. After that only DEMO=off has an effect: it makes a demo a real shop.
 */
export async function decideShopKind(db: Db, wish: RequestedKind, log: Pick<Log, 'info' | 'warn'>): Promise<ShopKind> {
  const { kind, decided_at } = (await readMark(db)) ?? (await decideOnce(db, wish));
  if (kind === 'real') {
    if (wish.asked && wish.asked !== 'off') log.warn({ since: decided_at }, `DEMO=${wish.asked} is ignored: ${REAL}`);
    return 'real';
  }
  if (wish.asked === 'off') {
    const staff = await endDemo(db);
    log.warn({ staff }, TURNED);
    return 'real';
  }
  if (!wish.asked && wish.isPublic) throw new StartupProblem(PUBLIC_DEMO);
  return 'demo';
}

const REAL = 'this shop is a real one, and the demo is never written into it';

/** Several processes may start on an empty database at the same time: the first decides, the others read its decision. */
function decideOnce(db: Db, { demo, startsOpen }: RequestedKind) {
  return inTransaction(db, async (tx) => {
    await lockShopKind(tx);
    const known = await readMark(tx);
    if (known) return known;
    const kind = demo ? await kindByContents(tx) : 'real';
    await writeMark(tx, kind);
    if (kind === 'real' && !startsOpen && !(await hasTraded(tx))) await startClosed(tx);
    return { kind, decided_at: new Date() };
  });
}

/** A database of an older version with a work on sale or an order has opened already. */
async function hasTraded(tx: Db): Promise<boolean> {
  return (await hasPublishedWorks(tx)) || (await hasOrders(tx));
}

async function lockShopKind(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('shop mark'))`);
}

/** A database of an older version: with people or orders of its own it is a real shop. */
async function kindByContents(tx: Db): Promise<ShopKind> {
  const people = await demoPeople(tx);
  if ((await hasOtherMembers(tx, people)) || (await hasOrdersOfOthers(tx, people))) return 'real';
  const isMarked = (await tx.$count(demoRow, inArray(demoRow.kind, ['member', 'item', 'article']))) > 0;
  if (people.length > 0 || isMarked) return 'demo';
  for (const hasContent of [hasArtists, hasWorks, hasArticles, hasStock, hasSettings, hasChanges, hasEditedPages]) {
    if (await hasContent(tx)) return 'real';
  }
  return 'demo';
}

/** The demo's people, also those whose address was changed. */
async function demoPeople(db: Db): Promise<number[]> {
  const marked = await db.select({ id: demoRow.id }).from(demoRow).where(eq(demoRow.kind, 'member'));
  return [...new Set([...(await membersInDomain(db, DEMO_DOMAIN)), ...marked.map(({ id }) => Number(id))])];
}

/** Makes a demo a real shop: demo accounts can no longer sign in. Returns the addresses of the remaining staff. */
export function endDemo(db: Db): Promise<string[]> {
  return inTransaction(db, async (tx) => {
    await lockShopKind(tx);
    // The demo may be removed from an older database before this version's first start.
    const mark = await readMark(tx);
    if (mark) await markReal(tx);
    else await writeMark(tx, 'real');
    // Nobody could order from the demo: its owner opens the shop when it is theirs.
    if (mark?.kind !== 'real') await startClosed(tx);
    return closeDemoAccounts(tx);
  });
}

/** Closes the demo's accounts in a real shop, which older versions left open. Returns the addresses of the remaining staff. */
export function closeDemoAccounts(db: Db): Promise<string[]> {
  return inTransaction(db, async (tx) => {
    await closeAccounts(tx, await demoPeople(tx));
    return staffAddresses(tx);
  });
}

/** Throws in a real shop; in a demo it locks the mark until the transaction ends, so that the kind cannot change. */
export async function requireDemoShop(tx: Db): Promise<void> {
  if ((await lockMark(tx)) === 'real') throw new StartupProblem(`Nothing of the demo was written: ${REAL}.`);
}
