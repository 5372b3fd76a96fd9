import { OPENING_PAYOUTS, type PayoutsSetting } from '#catalogue/site/payouts.contract.ts';
import { saveSetting } from '#catalogue/site/server/site.service.ts';
import type { Db } from '#db/server/connect.ts';
import { createSealer } from '#ground/sealing/server/sealing.ts';
import { shopDay } from '#shared/shop-time.ts';
import type { PayeeForm } from '../payee.contract.ts';
import type { PayeeKey } from '../payee.rules.ts';
import { savePayee } from './payee-write.service.ts';
import { setRelease } from './release.service.ts';

export const sealer = createSealer(['ab'.repeat(32)]);
export const STAFF = { staff_id: 1, now: new Date('2026-11-10T04:00:00Z') };
/** Paid today: the comparison of the books reports a run that is not recorded within a week after its day. */
export const PERIOD = { until: '2026-11-10', pay_on: shopDay(new Date()) };

/** An author here with an account in Taiwan. */
export const AUTHOR: PayeeForm = {
  version: 0,
  residency: 'resident',
  legal_form: 'individual',
  name: '林玉山',
  id_number: 'A123456789',
  address: '台北市大同區迪化街一段 12 號',
  account: {
    kind: 'taiwan',
    bank_code: '700',
    branch_code: '0021',
    account_number: '00712345678901',
    holder: '林玉山',
  },
  income_code: '9B',
  premium_exempt_until: null,
  email: null,
  lang: null,
};

export function enterPayee(db: Db, payee: PayeeKey, more: Partial<PayeeForm> = {}): Promise<void> {
  return savePayee(db, sealer, { payee, member_id: 1 }, { ...AUTHOR, ...more });
}

/** Pays everything as soon as its order has arrived, unless the test says otherwise. */
export async function setPayouts(db: Db, more: Partial<PayoutsSetting> = {}): Promise<void> {
  const plain = { hold_from: 'arrival', hold_days: 0, minimum: { NTD: 0, USD: 0 } } as const;
  await saveSetting(db, 'payouts', { ...OPENING_PAYOUTS, ...plain, ...more });
}

/** The orders arrived on a day, with a return period of 14 days. */
export async function arrive(db: Db, orders: readonly number[], day = '2026-10-01', held = false): Promise<void> {
  const at = new Date(`${day}T04:00:00Z`);
  const return_until = new Date(at.getTime() + 14 * 86_400_000);
  for (const order_id of orders) await setRelease(db, { order_id, arrival: { at, return_until }, held });
}
