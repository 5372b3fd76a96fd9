import { eq } from 'drizzle-orm';
import type { Database, Db } from '#db/server/connect.ts';
import { sendNotice } from '#db/server/notices.ts';
import { remembered } from '#db/server/remembered.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { recordChange, writeChange } from '#ground/audit/server/audit.service.ts';
import { hashToken, newToken } from '#ground/tokens/server/token.ts';
import type { OpeningState, OpeningWatch } from '#http/server/opening-state.ts';
import { Refusal } from '#shared/errors.ts';
import { LANGS, perLang } from '#shared/locale.ts';
import { closedLogo, iconPath } from '../logo.rules.ts';
import type { NoticeEdit, OpeningView } from '../opening.contract.ts';
import { openingCheck, shopOpening } from './opening.tables.ts';
import { readSettings } from './site.service.ts';
import { readTestMode } from './test-mode.service.ts';

type Row = typeof shopOpening.$inferSelect;

/** Every change sends the notice `content`, on which all caches are cleared too. */
const readState = remembered(async (db: Db): Promise<OpeningState> => {
  const row = await readRow(db);
  const { info, logo } = await readSettings(db);
  const link =
    row?.link_hash && row.link_expires_at ? { hash: row.link_hash, expires_at: row.link_expires_at } : undefined;
  return {
    isOpen: row?.state !== 'closed',
    isTest: (await readTestMode(db)).is_on,
    brand: info.brand,
    logo: closedLogo(logo),
    icon: iconPath(logo),
    opens_on: row?.opens_on ?? null,
    sentence: row?.sentence ?? null,
    link,
  };
});

async function readRow(db: Db): Promise<Row | undefined> {
  const [row] = await db.select().from(shopOpening);
  return row;
}

/** The state in this process. `forget` is called on the notice `content`, and when notices may have been missed. */
export function watchOpening({ db, heardUntil }: Pick<Database, 'db' | 'heardUntil'>): OpeningWatch & {
  forget: () => void;
} {
  let isKnownOpen = false;
  let changes = 0;
  return {
    async read() {
      const asked = changes;
      const state = await readState(db);
      // Not if it changed in the meantime: this may be the former state.
      if (asked === changes) isKnownOpen = state.isOpen;
      return state;
    },
    isSurelyOpen: () => isKnownOpen && heardUntil() >= performance.now(),
    forget() {
      changes++;
      isKnownOpen = false;
    },
  };
}

export async function isShopOpen(db: Db): Promise<boolean> {
  return (await readState(db)).isOpen;
}

/** Closes a shop at its first start, under the caller's lock. */
export async function startClosed(tx: Db): Promise<void> {
  await tx.insert(shopOpening).values({ state: 'closed' }).onConflictDoNothing();
  await sendNotice(tx, 'content', 'opening');
}

/** As staff see it; uncached. */
export async function readOpening(db: Db): Promise<OpeningView> {
  const row = await readRow(db);
  return {
    state: row?.state ?? 'open',
    changed_at: row?.changed_at.toISOString() ?? null,
    reason: row?.reason ?? null,
    version: row?.version ?? 0,
    opens_on: row?.opens_on ?? null,
    sentence: row?.sentence ?? perLang(() => ''),
    link_expires_at: row?.link_expires_at?.toISOString() ?? null,
  };
}

/** Locks the row, which a shop that was never closed gets now. */
async function lockRow(tx: Db): Promise<Row> {
  await tx.insert(shopOpening).values({ state: 'open' }).onConflictDoNothing();
  const [row] = await tx.select().from(shopOpening).for('update');
  if (!row) throw new Error('the shop has no opening');
  return row;
}

const change = (staff_id: number, action: string) =>
  ({ staff_id, subject: 'setting', subject_id: 'opening', action }) as const;

async function write(tx: Db, values: Partial<Row>): Promise<void> {
  await tx.update(shopOpening).set(values).where(eq(shopOpening.opening_id, 1));
  await sendNotice(tx, 'content', 'opening');
}

/** Opens the shop to everyone. The caller has checked that it may open; opening an open shop changes nothing. */
export async function openShop(tx: Db, staffId: number): Promise<void> {
  const { state } = await lockRow(tx);
  await writeChange(tx, { ...change(staffId, 'open'), before: { state }, after: { state: 'open' } }, () =>
    write(tx, { state: 'open', changed_at: new Date(), changed_by: staffId, reason: null }),
  );
}

/** Closes the shop again; the reason is for colleagues. */
export function closeShop(db: Db, staffId: number, reason: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const before = await lockRow(tx);
    if (before.state === 'closed') throw new Refusal('conflict');
    const after = { state: 'closed', reason } as const;
    await recordChange(tx, { ...change(staffId, 'close'), before: { state: before.state, reason: null }, after });
    await write(tx, { ...after, changed_at: new Date(), changed_by: staffId });
  });
}

/** What visitors of the closed shop read. */
export function saveNotice(db: Db, staffId: number, { version, opens_on, sentence }: NoticeEdit): Promise<void> {
  const isEmpty = LANGS.every((lang) => sentence[lang] === '');
  const after = { opens_on, sentence: isEmpty ? null : sentence };
  return inTransaction(db, async (tx) => {
    const row = await lockRow(tx);
    if (row.version !== version) throw new Refusal('conflict');
    const before = { opens_on: row.opens_on, sentence: row.sentence };
    await writeChange(tx, { ...change(staffId, 'save'), before, after }, () =>
      write(tx, { ...after, version: version + 1 }),
    );
  });
}

/** A new invitation link, in place of the old one; its secret is returned once. */
export function makeLink(db: Db, staffId: number, days: number): Promise<string> {
  const token = newToken();
  return inTransaction(db, async (tx) => {
    await lockRow(tx);
    await recordChange(tx, { ...change(staffId, 'make_link'), after: { days } });
    await write(tx, {
      link_hash: hashToken(token),
      link_expires_at: new Date(Date.now() + days * 24 * 60 * 60 * 1000),
    });
    return token;
  });
}

/** People who used the link can no longer see the shop. */
export function withdrawLink(db: Db, staffId: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockRow(tx);
    await recordChange(tx, change(staffId, 'withdraw_link'));
    await write(tx, { link_hash: null, link_expires_at: null });
  });
}

/** Until when an invitation link's secret gives access. */
export async function linkUntil(db: Db, token: string): Promise<Date> {
  const { link } = await readState(db);
  if (!link || link.hash !== hashToken(token) || link.expires_at <= new Date()) throw new Refusal('link_expired');
  return link.expires_at;
}

/** The steps that people have marked as done. */
export async function readChecks(db: Db): Promise<ReadonlySet<string>> {
  return new Set((await db.select({ step: openingCheck.step }).from(openingCheck)).map(({ step }) => step));
}

/** Marks a step as done, or not; twice changes nothing. */
export function saveCheck(db: Db, staffId: number, step: string, done: boolean): Promise<void> {
  return inTransaction(db, async (tx) => {
    const changed = done
      ? await tx.insert(openingCheck).values({ step, member_id: staffId }).onConflictDoNothing().returning()
      : await tx.delete(openingCheck).where(eq(openingCheck.step, step)).returning();
    const mark = { checked: changed.length > 0 ? step : null };
    const none = { checked: null };
    const facts = done ? { before: none, after: mark } : { before: mark, after: none };
    await recordChange(tx, { ...change(staffId, 'check'), ...facts });
  });
}
