import { listPrices, lockPrices } from '#catalogue/works/server/bulk-price.service.ts';
import { worksChanged } from '#catalogue/works/server/pause-works.service.ts';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { recordChange } from '#ground/audit/server/audit.service.ts';
import { Refusal } from '#shared/errors.ts';
import { type AskedHow, sumOf } from '../price-change.rules.ts';
import { decideLines } from '../price-jump.rules.ts';
import { LINES_SHOWN, MOST_PRICES, type PriceWhich } from '../prices.contract.ts';
import { saveBulk, writeEdits } from './bulk-write.service.ts';
import { planPrices } from './price-plan.service.ts';

interface Applied {
  which: PriceWhich;
  how: AskedHow;
  fingerprint: string;
  skip_refused: boolean;
  confirm: readonly number[];
  leave_out: readonly number[];
  skip_jumps: boolean;
}

/**
 * Changes many prices as their preview showed, in one transaction; returns the number of the change. If the result
 * would differ from the preview, the answer is a conflict and nothing changes.
 */
export async function applyPrices(db: Db, staff_id: number, form: Applied): Promise<number> {
  const { which, fingerprint, skip_refused } = form;
  const change_id = await inTransaction(db, async (tx) => {
    // Too many prices are refused before anything is locked.
    await listPrices(tx, which, MOST_PRICES);
    await lockPrices(tx, which);
    // Read again under the lock; anything changed since gives another fingerprint.
    const plan = await planPrices(tx, which, form.how);
    if (plan.fingerprint !== fingerprint) throw new Refusal('conflict');
    if (plan.changed.length === 0 || (plan.refused.length > 0 && !skip_refused)) {
      throw new Refusal('validation', { more: { refused: plan.refused.length } });
    }
    const { how } = plan;
    const jumps = plan.changed.flatMap(({ jump, size_id }) => (jump ? [size_id] : []));
    const chosen = { ...form, confirm: new Set(form.confirm), leave_out: new Set(form.leave_out) };
    const { isTaken, open, confirmed } = decideLines(jumps, chosen);
    const taken = plan.changed.filter(({ size_id }) => isTaken(size_id));
    if (open.length > 0 || taken.length === 0)
      throw new Refusal('validation', { more: { refused: 0, unconfirmed: open.slice(0, LINES_SHOWN) } });
    const left = plan.changed.length - taken.length;
    const prices = taken.map(({ size_id, item_id, before, after }) => ({ size_id, item_id, before, after }));
    await writeEdits(tx, [], { prices, works: [] });
    const id = await saveBulk(tx, { kind: 'prices', staff_id, which, how }, { prices, works: [] });
    const { NTD, USD } = sumOf(taken);
    await recordChange(tx, {
      staff_id,
      subject: 'prices',
      subject_id: id,
      action: 'change',
      before: { NTD: NTD.before, USD: USD.before },
      after: {
        NTD: NTD.after,
        USD: USD.after,
        prices: prices.length,
        which,
        how,
        ...(confirmed.length > 0 && { jumps: confirmed.length }),
        ...(left > 0 && { left_out: left }),
      },
    });
    return id;
  });
  worksChanged(db);
  return change_id;
}
