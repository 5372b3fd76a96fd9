import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { recordChange } from '#ground/audit/server/audit.service.ts';
import type { Sealer } from '#ground/sealing/server/sealing.ts';
import { csvMoney, csvOf } from '#selling/sales/csv.rules.ts';
import type { Lang } from '#shared/locale.ts';
import { shopMidnight } from '#shared/shop-time.ts';
import { unsealed } from './refund-account.service.ts';
import { findPayable } from './refund-pay.service.ts';

/** More than anybody pays in a day; the next file has the rest. */
const MOST = 1_000;

interface Asked {
  day: string;
  staff_id: number;
  lang: Lang;
  i18n: I18n;
}

/** The refunds with an account that became due up to the end of a day, for the bank. Who downloaded it is logged. */
export function refundFile(db: Db, sealer: Sealer, { day, staff_id, lang, i18n }: Asked): Promise<string> {
  return inTransaction(db, async (tx) => {
    const before = shopMidnight(day, 1);
    const found = await findPayable(tx, { view: 'ready', before, limit: MOST, offset: 0 });
    const heads = [
      i18n._(msg`Bank code`),
      i18n._(msg`Bank`),
      i18n._(msg`Branch code`),
      i18n._(msg`Account number`),
      i18n._(msg`Account holder`),
      i18n._(msg`Amount`),
      i18n._(msg`Currency`),
      i18n._(msg({ message: 'Reference', context: 'a file for the bank' })),
    ];
    const rows = found.flatMap(({ order, refund, worth, account }) => {
      const amount = refund?.amount ?? worth?.amount ?? 0;
      if (!account?.sealed || amount === 0) return [];
      const opened = unsealed(sealer, order, account.sealed, lang);
      const { bank_code, bank_name, branch_code, account_number, holder } = opened;
      const money = csvMoney(amount, order.currency);
      return [[bank_code, bank_name, branch_code, account_number, holder, money, order.currency, order.code]];
    });
    const orders = found.map(({ order }) => order.code).join(' ');
    await recordChange(tx, {
      staff_id,
      subject: 'order',
      subject_id: 'many',
      action: 'refund_file',
      after: { orders },
    });
    return csvOf([heads, ...rows]);
  });
}
