import { ORDER_NOTICES } from '#buying/orders/order-notices.rules.ts';
import { removeOrders } from '#buying/orders/server/order-removal.service.ts';
import { countTestOrders, testOrders } from '#buying/orders/server/test-orders.service.ts';
import { removePaymentsOf } from '#buying/payments/server/payment-removal.service.ts';
import { readTestMode, switchTestMode } from '#catalogue/site/server/test-mode.service.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { recordChange } from '#ground/audit/server/audit.service.ts';
import { removeNotices } from '#ground/staff-notices/server/raise-notice.service.ts';
import type { ShopContext } from '#http/server/context.ts';
import { requirePassword } from '#people/members/server/password-reset.service.ts';
import { readReaders } from '#people/members/server/reader.service.ts';
import { Refusal } from '#shared/errors.ts';
import type { TestMode, TestModeSwitch } from '../test-mode.contract.ts';

type Shop = Pick<ShopContext, 'config' | 'db'>;

/** Orders deleted in one transaction: few, so that nobody waits long for their locks. */
const BATCH = 20;

export async function readTestModeDesk({ db, config }: Shop): Promise<TestMode> {
  const { is_on, version, changed_at, changed_by } = await readTestMode(db);
  const people = changed_by === null ? undefined : await readReaders(db, [changed_by]);
  return {
    can_switch: config.demo === 'off',
    is_on,
    version,
    changed_at: changed_at?.toISOString() ?? null,
    changed_by: (changed_by !== null && people?.get(changed_by)?.name) || null,
    orders: await countTestOrders(db),
  };
}

/** Turns test mode on or leaves it; every process follows within two seconds. The keys of providers stay as they are. */
export async function switchTestModeDesk(
  shop: Shop,
  staffId: number,
  { is_on, version, password, delete_orders = false }: TestModeSwitch,
): Promise<void> {
  const { db } = shop;
  requireRealShop(shop);
  await requirePassword(db, staffId, password);
  await inTransaction(db, async (tx) => {
    await switchTestMode(tx, { is_on, version, staff_id: staffId });
    const action = is_on ? 'turn_on' : 'leave';
    const after = { orders: await countTestOrders(tx) };
    await recordChange(tx, { staff_id: staffId, subject: 'setting', subject_id: 'test_mode', action, after });
  });
  if (delete_orders) await removeAll(shop, staffId);
}

/** Deletes every test order with its payments, papers and notices; a real order can never be among them. */
export async function removeTestOrders(shop: Shop, staffId: number, password: string): Promise<void> {
  requireRealShop(shop);
  await requirePassword(shop.db, staffId, password);
  // A colleague was faster.
  if ((await countTestOrders(shop.db)) === 0) throw new Refusal('conflict');
  await removeAll(shop, staffId);
}

function requireRealShop({ config }: Shop): void {
  if (config.demo !== 'off') throw new Refusal('forbidden');
}

/** In batches, each with its own entry in the log: an interrupted removal is continued by the next one. */
async function removeAll({ db }: Shop, staffId: number): Promise<void> {
  for (;;) {
    const removed = await inTransaction(db, async (tx) => {
      const batch = await testOrders(tx, BATCH);
      const ids = batch.map(({ order_id }) => order_id);
      if (ids.length === 0) return 0;
      await removePaymentsOf(tx, ids);
      await removeOrders(tx, ids);
      await removeNotices(tx, { kinds: ORDER_NOTICES, subjects: batch.map(({ code }) => code) });
      const after = { orders: ids.length };
      const change = {
        staff_id: staffId,
        subject: 'setting',
        subject_id: 'test_mode',
        action: 'remove_orders',
      } as const;
      await recordChange(tx, { ...change, after });
      return ids.length;
    });
    if (removed === 0) return;
  }
}
