import { isShopOpen, openShop, readChecks, readOpening } from '#catalogue/site/server/opening.service.ts';
import { holdTestMode } from '#catalogue/site/server/test-mode.service.ts';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import type { ShopContext } from '#http/server/context.ts';
import { Refusal } from '#shared/errors.ts';
import type { OpeningOrder, OpeningReply } from '../opening.contract.ts';
import { missingSteps } from '../setup.rules.ts';
import { readSteps } from './setup.service.ts';

type Shop = Pick<ShopContext, 'config' | 'db' | 'log'>;

/** The state, and every step with its own. */
export async function readOpeningDesk(shop: Shop): Promise<Omit<OpeningReply, 'code'>> {
  return { opening: await readOpening(shop.db), setup: await readSteps(shop, await readChecks(shop.db)) };
}

/** Opens the shop, unless a required step is missing. Recommended steps may be missing. */
export function openShopToAll(shop: Shop, staffId: number, { in_test_mode = false }: OpeningOrder = {}): Promise<void> {
  return inTransaction(shop.db, async (tx) => {
    if ((await holdTestMode(tx)) && !in_test_mode) throw new Refusal('test_mode_on');
    const steps = await readSteps({ ...shop, db: tx }, await readChecks(tx));
    const { required } = missingSteps(steps);
    if (required.length > 0) throw new Refusal('opening_incomplete', { more: { missing: required } });
    await openShop(tx, staffId);
  });
}

/** Whether to warn staff that visitors see nothing. */
export async function isClosedToPublic(db: Db): Promise<boolean> {
  return !(await isShopOpen(db));
}
