import { sql } from 'drizzle-orm';
import {
  DEMO_DOMAIN,
  lockMark,
  markReal,
  readMark,
  type ShopKind,
  writeMark,
} from '#catalogue/site/server/shop-mark.service.ts';
import type { Db, Log } from '#db/server/connect.ts';
import { StartupProblem } from '#db/server/startup-problem.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { closeAccounts } from '#people/members/server/first-accounts.service.ts';

/** What the environment of a process asks for. */
export interface Wish {
  /** The value of DEMO; undefined where it is not set. */
  asked: string | undefined;
  /** Whether an empty database becomes a demo, by DEMO or by what else is set. */
  demo: boolean;
  /** Whether the shop has a public address. */
  isPublic: boolean;
}

const TURNED = 'DEMO=off has made this demo a real shop for good; npm run demo:remove removes what the demo made';
const PUBLIC_DEMO =
  'This database holds the demo, whose passwords are published, and BASE_URL is a public address. To open a shop of your own, run npm run demo:remove or start once with DEMO=off; to show the demo to everyone, set DEMO=on.';

/**
 * Whether this shop is a demo. The first start decides it from DEMO and from what is in the database, in one transaction; later
 * starts read it. Only DEMO=off still changes something: it makes a demo a real shop.
 */
export async function decideShopKind(db: Db, wish: Wish, log: Pick<Log, 'info' | 'warn'>): Promise<ShopKind> {
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

/** Several processes may start at once on an empty database: the first decides, the others read what it wrote. */
function decideOnce(db: Db, { demo }: Wish) {
  return inTransaction(db, async (tx) => {
    await lockShopKind(tx);
    const known = await readMark(tx);
    if (known) return known;
    const kind = demo ? await kindByContents(tx) : 'real';
    await writeMark(tx, kind);
    return { kind, decided_at: new Date() };
  });
}

async function lockShopKind(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('shop mark'))`);
}

/** A database that an older version filled: one with people or orders of its own is a real shop, whatever else is in it. */
async function kindByContents(tx: Db): Promise<ShopKind> {
  const { rows } = await tx.execute<{ own: boolean; demo: boolean; any: boolean }>(sql`select
    exists (select 1 from member where member_id not in (${DEMO_PEOPLE_IDS}))
      or exists (select 1 from shop_order where member_id is null or member_id not in (${DEMO_PEOPLE_IDS})) as own,
    exists (select 1 from member where email like ${`%${DEMO_DOMAIN}`})
      or exists (select 1 from demo_row where kind in ('member', 'item', 'article')) as demo,
    ${sql.join(
      ['artist', 'item', 'article', 'category', 'frame', 'site_setting', 'staff_change', 'shop_page'].map(
        (table) => sql`exists (select 1 from ${sql.identifier(table)})`,
      ),
      sql` or `,
    )} as any`);
  const [found] = rows;
  if (found?.own) return 'real';
  return found?.demo || !found?.any ? 'demo' : 'real';
}

/** The demo's people, also those whose address someone has changed since. */
const DEMO_PEOPLE_IDS = sql`select member_id from member where email like ${`%${DEMO_DOMAIN}`}
  or member_id::text in (select id from demo_row where kind = 'member')`;

/** Makes a demo a real shop: nobody can sign in to an account of the demo from now on. Answers the addresses of the staff who stay. */
export function endDemo(db: Db): Promise<string[]> {
  return inTransaction(db, async (tx) => {
    await lockShopKind(tx);
    // A database of an older version may be emptied of its demo before its first start.
    if (await readMark(tx)) await markReal(tx);
    else await writeMark(tx, 'real');
    return closeDemoAccounts(tx);
  });
}

/** Closes the demo's accounts in a real shop, which older versions left open. Answers the addresses of the staff who stay. */
export function closeDemoAccounts(db: Db): Promise<string[]> {
  return inTransaction(db, async (tx) => {
    const { rows } = await tx.execute<{ member_id: number }>(DEMO_PEOPLE_IDS);
    await closeAccounts(
      tx,
      rows.map(({ member_id }) => member_id),
    );
    const staff = await tx.execute<{ email: string }>(
      sql`select email from member where staff_role is not null and deleted_at is null order by member_id`,
    );
    return staff.rows.map(({ email }) => email);
  });
}

/** Refuses to go on in a real shop; in a demo it holds the mark, so that nobody turns it before the transaction ends. */
export async function requireDemoShop(tx: Db): Promise<void> {
  if ((await lockMark(tx)) === 'real') throw new StartupProblem(`Nothing of the demo was written: ${REAL}.`);
}
