import type { I18n } from '@lingui/core';
import { eq, sql } from 'drizzle-orm';
import { hasBrandPictures } from '#catalogue/brand/server/brand.service.ts';
import { hasPictures } from '#catalogue/pictures/server/picture.service.ts';
import type { Db } from '#db/server/connect.ts';
import { sendNotice } from '#db/server/notices.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { recordChange } from '#ground/audit/server/audit.service.ts';
import { sealerOf } from '#ground/sealing/server/sealing.ts';
import { openStorage } from '#ground/storage/server/open-storage.ts';
import { tryStorage } from '#ground/storage/server/storage-health.service.ts';
import type { Config } from '#http/server/config.ts';
import type { ShopContext } from '#http/server/context.ts';
import { requirePassword } from '#people/members/server/password-reset.service.ts';
import { hasAttachments } from '#people/threads/server/attachment.service.ts';
import { hasMasters } from '#selling/studio/server/master-sweep.service.ts';
import { Refusal } from '#shared/errors.ts';
import type { ConnectionEdit, ConnectionRemoval } from '../connection.contract.ts';
import { type ConnectionName, DECLARATIONS } from '../connections.rules.ts';
import type { Values } from '../declaration.rules.ts';
import { STORAGE_PROBLEM_WORDS } from '../storage-problem.rules.ts';
import { shopConnection } from './connection.tables.ts';
import { checkedValues, requireEnterable } from './connection-values.ts';
import { CONNECTION_CHANNEL } from './follow-connections.service.ts';
import { openConnections, placeOf, type StoredConnection } from './stored-connections.service.ts';

type Shop = Pick<ShopContext, 'config' | 'db' | 'connections'>;

/** Stores a connection encrypted; every process uses it within two seconds. */
export async function saveConnection(
  shop: Shop,
  staffId: number,
  name: ConnectionName,
  { version, password, values: typed }: ConnectionEdit,
  i18n: I18n,
): Promise<void> {
  const { db, config } = shop;
  const watch = requireEnterable(shop, name);
  await requirePassword(db, staffId, password);
  const before = (await openConnections(db, config)).get(name);
  if ((before?.version ?? 0) !== version) throw new Refusal('conflict');
  const values = checkedValues(name, typed, before?.values ?? {}, i18n);
  const next = watch.configWith(DECLARATIONS[name].toVariables(values));
  if (name === 'storage') await requireFreshBucket(db, next, values, before);
  await inTransaction(db, (tx) =>
    write(tx, { name, version, staffId, action: before?.is_entered ? 'change' : 'enter' }, () =>
      sealerOf(config).seal(JSON.stringify(values), placeOf(name)),
    ),
  );
  await watch.refresh();
}

/** Removes a connection. The row stays for its version, without any value. */
export async function removeConnection(
  shop: Shop,
  staffId: number,
  name: ConnectionName,
  { version, password }: ConnectionRemoval,
): Promise<void> {
  const { db, config } = shop;
  const watch = requireEnterable(shop, name);
  await requirePassword(db, staffId, password);
  const before = (await openConnections(db, config)).get(name);
  if (!before?.is_entered || before.version !== version) throw new Refusal('conflict');
  if (name === 'storage' && (await hasFiles(db))) throw new Refusal('pictures_stored');
  await inTransaction(db, (tx) => write(tx, { name, version, staffId, action: 'remove' }, () => null));
  await watch.refresh();
}

interface Written {
  name: ConnectionName;
  version: number;
  staffId: number;
  action: 'enter' | 'change' | 'remove';
}

async function write(tx: Db, { name, version, staffId, action }: Written, seal: () => string | null): Promise<void> {
  const [row] = await tx.select().from(shopConnection).where(eq(shopConnection.name, name)).for('update');
  if ((row?.version ?? 0) !== version) throw new Refusal('conflict');
  const values = { name, sealed: seal(), version: version + 1, entered_at: sql`now()`, entered_by: staffId };
  const saved = row
    ? await tx.update(shopConnection).set(values).where(eq(shopConnection.name, name)).returning()
    : await tx.insert(shopConnection).values(values).onConflictDoNothing().returning();
  // Of two concurrent first entries, the second is refused.
  if (saved.length === 0) throw new Refusal('conflict');
  // Only that it happened: no value of a connection is ever logged.
  await recordChange(tx, { staff_id: staffId, subject: 'setting', subject_id: placeOf(name), action });
  await sendNotice(tx, CONNECTION_CHANNEL, name);
  await sendNotice(tx, 'content', placeOf(name));
}

/**
 * Another bucket only while nothing is stored: the shop would no longer find its pictures. The bucket must work, because
 * the next picture is written into it. Without the former values (the key was lost), we cannot compare.
 */
async function requireFreshBucket(db: Db, next: Config, values: Values, before: StoredConnection | undefined) {
  const isSamePlace = ['endpoint', 'bucket'].every((field) => before?.values?.[field] === values[field]);
  const isRecovery = before?.is_entered === true && before.values === undefined;
  if (!isSamePlace && !isRecovery && (await hasFiles(db))) throw new Refusal('pictures_stored');
  const problem = await tryStorage(openStorage(next));
  if (problem) throw new Refusal('connection_refused', { words: () => STORAGE_PROBLEM_WORDS[problem] });
}

/** Whether the storage has files that cannot be made again. */
async function hasFiles(db: Db): Promise<boolean> {
  const has = [hasPictures, hasBrandPictures, hasMasters, hasAttachments];
  for (const one of has) if (await one(db)) return true;
  return false;
}
