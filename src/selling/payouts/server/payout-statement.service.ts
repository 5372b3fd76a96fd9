import { and, asc, eq } from 'drizzle-orm';
import { logoForPaper } from '#catalogue/brand/server/brand.service.ts';
import { readSettings } from '#catalogue/site/server/site.service.ts';
import type { Db } from '#db/server/connect.ts';
import type { Storage } from '#ground/storage/server/storage.ts';
import { requireWithinLimit } from '#ground/throttle/server/throttle.service.ts';
import { drawSheet } from '#selling/sales/server/statement-file.service.ts';
import { sharesToJoin } from '#selling/shares/server/share-open.service.ts';
import { Refusal } from '#shared/errors.ts';
import { i18nFor } from '#shared/i18n.ts';
import { type Lang, localeOf } from '#shared/locale.ts';
import { shopDay } from '#shared/shop-time.ts';
import { payoutReference } from '../payout.rules.ts';
import { keysOf } from './payee-people.service.ts';
import { payoutEntry, payoutLine, payoutRun } from './payout.tables.ts';
import { payoutSheet } from './payout-sheet.ts';

interface StatementFile {
  name: string;
  bytes: Uint8Array;
}

/** The statement of a payout as a PDF, for finance; before the payment it says that it is a draft. */
export async function payoutStatement(db: Db, storage: Storage, lineId: number, lang: Lang): Promise<StatementFile> {
  const [found] = await db
    .select({ line: payoutLine, run: payoutRun })
    .from(payoutLine)
    .innerJoin(payoutRun, eq(payoutRun.run_id, payoutLine.run_id))
    .where(eq(payoutLine.line_id, lineId));
  if (!found) throw new Refusal('not_found');
  const share = sharesToJoin(db, 'share');
  const entries = await db
    .select({
      kind: share.kind,
      code: share.code,
      title: share.title,
      nums: share.nums,
      amount: share.amount,
      day: share.day,
    })
    .from(payoutEntry)
    .innerJoin(share, eq(share.entry_id, payoutEntry.entry_id))
    .where(eq(payoutEntry.line_id, lineId))
    .orderBy(asc(share.day), asc(share.entry_id));
  const locale = localeOf(lang);
  const { info, logo: ownLogo } = await readSettings(db);
  const i18n = await i18nFor(locale);
  const sheet = payoutSheet({ ...found, entries }, { i18n, locale, info, day: shopDay(new Date()) });
  const seller = { ...sheet.seller, logo: await logoForPaper(storage, ownLogo) };
  const { run } = found;
  const bytes = await drawSheet(`payout ${lineId} ${run.version} ${lang}`, { ...sheet, seller });
  return { name: `${payoutReference(found.line)}.pdf`, bytes };
}

/** A seller’s own statement of a payout that was paid; another’s is not found. */
export async function ownStatement(
  db: Db,
  storage: Storage,
  { line_id, member_id, lang }: { line_id: number; member_id: number; lang: Lang },
): Promise<StatementFile> {
  await requireWithinLimit(db, { limit: 'report_file', who: String(member_id) });
  const keys = await keysOf(db, member_id);
  const [own] = await db
    .select({ payee: payoutLine.payee })
    .from(payoutLine)
    .innerJoin(payoutRun, eq(payoutRun.run_id, payoutLine.run_id))
    .where(and(eq(payoutLine.line_id, line_id), eq(payoutRun.state, 'paid')));
  if (!own || !keys.includes(own.payee)) throw new Refusal('not_found');
  return payoutStatement(db, storage, line_id, lang);
}
