import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { recordChange } from '#ground/audit/server/audit.service.ts';
import type { Sealer } from '#ground/sealing/server/sealing.ts';
import { requireWithinLimit } from '#ground/throttle/server/throttle.service.ts';
import { csvMoney, csvOf } from '#selling/sales/csv.rules.ts';
import { Refusal } from '#shared/errors.ts';
import type { Lang } from '#shared/locale.ts';
import { payoutReference } from '../payout.rules.ts';
import { openFacts } from './payee-sealed.ts';
import { openedAccount } from './payee-write.service.ts';
import { payoutLine, payoutRun } from './payout.tables.ts';

interface Asked {
  run_id: number;
  /** Payees with an account in Taiwan, or abroad: banks take them in different files. */
  kind: 'taiwan' | 'abroad';
  staff_id: number;
  lang: Lang;
  i18n: I18n;
}

/** The payouts of an approved run for the bank. Who downloaded the file is logged. */
export async function bankFile(db: Db, sealer: Sealer, { run_id, kind, staff_id, lang, i18n }: Asked): Promise<string> {
  await requireWithinLimit(db, { limit: 'money_export', who: String(staff_id) });
  return inTransaction(db, async (tx) => {
    const lines = await tx
      .select({ line: payoutLine })
      .from(payoutLine)
      .innerJoin(payoutRun, eq(payoutRun.run_id, payoutLine.run_id))
      .where(
        and(
          eq(payoutLine.run_id, run_id),
          eq(payoutLine.account_kind, kind),
          inArray(payoutRun.state, ['approved', 'paid']),
        ),
      )
      .orderBy(asc(payoutLine.line_id));
    if (lines.length === 0) throw new Refusal('not_found');
    const rows = lines.map(({ line }) => {
      const facts = line.sealed === null ? undefined : openFacts(sealer, line.payee, line.sealed);
      const account = facts && openedAccount(facts, lang);
      if (!account) throw new Refusal('account_unreadable');
      const { holder, bank_code, bank_name, branch_code, account_number } = account;
      const money = [csvMoney(line.net, line.currency), line.currency, payoutReference(line)];
      return kind === 'taiwan'
        ? [holder, bank_code, branch_code, account_number, ...money]
        : [holder, bank_code, bank_name, account_number, ...money];
    });
    await recordChange(tx, { staff_id, subject: 'payout', subject_id: run_id, action: 'bank_file', after: { kind } });
    return csvOf([heads(kind, i18n), ...rows]);
  });
}

function heads(kind: Asked['kind'], i18n: I18n): string[] {
  const reference = i18n._(msg({ message: 'Reference', context: 'a file for the bank' }));
  const amount = [i18n._(msg`Amount`), i18n._(msg`Currency`), reference];
  const holder = i18n._(msg`Account holder`);
  return kind === 'taiwan'
    ? [holder, i18n._(msg`Bank code`), i18n._(msg`Branch code`), i18n._(msg`Account number`), ...amount]
    : [holder, i18n._(msg`SWIFT code`), i18n._(msg`Bank`), i18n._(msg`IBAN or account number`), ...amount];
}
