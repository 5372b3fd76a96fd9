import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { expect, inject, onTestFinished, test } from 'vitest';
import type { CartLine } from '#catalogue/cart/cart.contract.ts';
import { putBackIntoCart } from '#catalogue/cart/server/cart-order.service.ts';
import { addArtist, hangWork, openWorkIndex } from '#catalogue/works/server/testing-works.ts';
import type { Database, Db } from '#db/server/connect.ts';
import { openDatabase } from '#db/server/open-database.ts';
import { unpackDatabase } from '#db/server/testing.ts';
import { composeMail } from '#people/mail/server/compose-mail.ts';
import { openMailTransport } from '#people/mail/server/mail-transport.ts';
import { sendDueMails } from '#people/mail/server/mail-worker.ts';
import { startSmtp, type TestSmtp } from '#people/mail/server/testing-smtp.ts';
import { type Answer, askPort, sharedDatabase } from './testing-many-shops.ts';
import { type Buyer, firstPrint, newBuyers, requestFor } from './testing-orders.ts';
import { bundleShop, type ShopProcess } from './testing-shop-bundle.ts';

const isServer = process.env.TEST_ENGINE === 'postgres';
/** `KILL_CHECKOUTS=1000 KILL_ROUNDS=100` is the long run; the default is small because the embedded database opens slowly. */
const CHECKOUTS = Number(process.env.KILL_CHECKOUTS || 100);
const LONG = 4 * 60 * 60_000;
const KILLS = Number(process.env.KILL_ROUNDS || (isServer ? 12 : 8));
const EDITION = Math.ceil(CHECKOUTS / 5);
/** The number of concurrent buyers. */
const AT_ONCE = 4;
const log = pino({ level: 'silent' });

interface Place {
  name: string;
  open: () => Promise<Database>;
}

/** An empty, migrated shop: a database on the real server, or a folder of the embedded one. */
async function newPlace(): Promise<Place> {
  if (isServer) {
    const { url, open, drop } = await sharedDatabase();
    onTestFinished(drop);
    return { name: url, open };
  }
  const folder = await mkdtemp(join(tmpdir(), 'cornice-kill-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const name = join(folder, 'data');
  const source = inject('testDatabase');
  if (source.engine === 'pglite') await unpackDatabase(source, name);
  return { name, open: () => openDatabase({ dataDir: name, databaseUrl: undefined, log }) };
}

interface Purchase {
  buyer: Buyer;
  lines: CartLine[];
  key: string;
  answer?: Answer;
}

/** Fills everybody's cart: every second buyer wants a print of the edition, of which there are too few. */
async function fillShop(db: Db): Promise<Purchase[]> {
  await openWorkIndex(db);
  const artist = await addArtist(db, 'Lin');
  const plain = await firstPrint(db, await hangWork(db, artist, 'Poppies'));
  const numbered = await hangWork(db, artist, 'Harbour', { sale_mode: 'edition', edition_size: EDITION });
  const harbour = await firstPrint(db, numbered);
  const buyers = await newBuyers(db, CHECKOUTS);
  const purchases: Purchase[] = [];
  for (const [at, buyer] of buyers.entries()) {
    const lines = at % 2 === 0 ? [plain.smallest, harbour.smallest] : [plain.smallest, plain.next];
    await db.transaction((tx) => putBackIntoCart(tx, buyer.member_id, lines));
    purchases.push({ buyer, lines, key: randomUUID() });
  }
  return purchases;
}

const send = (port: number, { buyer, lines, key }: Purchase) =>
  askPort(port, '/api/order/order', {
    method: 'POST',
    json: requestFor(buyer, lines),
    headers: { ...buyer.headers, 'idempotency-key': key },
  });

/** A buyer without an answer retries with the same key, until a shop answers. */
async function retry(shop: () => ShopProcess, purchase: Purchase): Promise<Answer> {
  for (;;) {
    try {
      return await send(shop().port, purchase);
    } catch {
      await delay(50);
    }
  }
}

/** All buyers, a few concurrently; after every few answers the shop is killed at some moment of the next orders. */
async function buyWhileKilled(start: () => Promise<ShopProcess>, purchases: readonly Purchase[]): Promise<ShopProcess> {
  let shop = await start();
  let answered = 0;
  const queue = [...purchases];
  const buying = Array.from({ length: AT_ONCE }, async () => {
    for (let purchase = queue.shift(); purchase; purchase = queue.shift()) {
      purchase.answer = await retry(() => shop, purchase);
      answered += 1;
    }
  });
  const killing = (async () => {
    for (let kills = 1; kills <= KILLS; kills++) {
      while (answered < (kills * CHECKOUTS) / (KILLS + 1)) await delay(5);
      await delay(Math.random() * 80);
      await shop.kill();
      shop = await start();
    }
  })();
  await Promise.all([...buying, killing]);
  return shop;
}

/** Sends the mails that killed workers left, as if their leases had expired. */
async function sendTheRest({ db }: Database, smtp: TestSmtp): Promise<void> {
  const { send: deliver, close } = openMailTransport(smtp.url);
  const compose: Parameters<typeof sendDueMails>[1]['compose'] = (mail) => composeMail(db, mail, 'https://shop.test');
  for (;;) {
    await db.execute(sql`update mail_outbox set due_at = now() where status = 'queued'`);
    await sendDueMails(db, { compose, send: deliver, host: 'shop.test', log });
    const { rows } = await db.execute(sql`select from mail_outbox where status = 'queued' limit 1`);
    if (rows.length === 0) break;
  }
  close();
}

async function rowsOf(db: Db, query: ReturnType<typeof sql>) {
  return (await db.execute(query)).rows;
}

test(
  'a shop that is killed repeatedly loses no order, no mail and no number of an edition',
  async () => {
    const place = await newPlace();
    const before = await place.open();
    const purchases = await fillShop(before.db);
    await before.close();
    const smtp = await startSmtp();
    onTestFinished(() => smtp.close());
    const bundle = await bundleShop();

    const shop = await buyWhileKilled(() => bundle.start(place.name, smtp.url), purchases);
    const again = [];
    for (const purchase of purchases) again.push(await send(shop.port, purchase));
    await shop.kill();

    const bought = purchases.filter(({ answer }) => answer?.status === 200);
    const refused = purchases.filter(({ answer }) => answer?.status !== 200);
    const codes = bought.map(({ answer }) => JSON.parse(answer?.text ?? '').order.code as string);
    expect(again.filter(({ status }) => status === 200)).toEqual(bought.map(({ answer }) => answer));
    expect(new Set(refused.map(({ answer }) => JSON.parse(answer?.text ?? '').code))).toEqual(new Set(['sold_out']));
    expect(refused).toHaveLength(CHECKOUTS / 2 - EDITION);

    const after = await place.open();
    onTestFinished(() => after.close());
    await sendTheRest(after, smtp);
    const stored = await rowsOf(after.db, sql`select code from shop_order`);
    expect(stored.map(({ code }) => code).sort()).toEqual(codes.toSorted());
    const half = sql`select code from shop_order o join member m using (member_id) where
    (select sum(line_total) from order_line l where l.order_id = o.order_id) is distinct from subtotal
    or (select count(*) from order_event e where e.order_id = o.order_id and what = 'placed') <> 1
    or (select count(*) from mail_outbox where "to" = m.email and kind = 'order_received' and status = 'sent') <> 1`;
    expect(await rowsOf(after.db, half)).toEqual([]);
    const [mails] = await rowsOf(after.db, sql`select count(*)::int as queued from mail_outbox`);
    expect(mails).toEqual({ queued: codes.length });
    const numbers = await rowsOf(
      after.db,
      sql`select unnest(edition_numbers) as number from order_line order by number`,
    );
    expect(numbers.map(({ number }) => number)).toEqual(Array.from({ length: EDITION }, (_, at) => at + 1));
    const [edition] = await rowsOf(after.db, sql`select edition_sold from item where edition_size is not null`);
    expect(edition).toEqual({ edition_sold: EDITION });

    // A mail may be sent twice if the shop was killed between sending and recording it; both have the same id.
    const letters = smtp.mails.map(({ to, raw }) => `${to} ${/^message-id: (.*)$/im.exec(raw)?.[1]}`);
    expect(new Set(letters).size).toBe(codes.length);
    expect(letters.length - codes.length).toBeLessThanOrEqual(KILLS * AT_ONCE);
  },
  LONG,
);
