import type { Db } from '#db/server/connect.ts';
import { formatCm } from '#ground/framing/framing.rules.ts';
import { readProfile } from '#people/members/server/profile.service.ts';
import { readShares, shareYears } from '#selling/shares/server/share-read.service.ts';
import type { ShareRow } from '#selling/shares/share.contract.ts';
import { Refusal } from '#shared/errors.ts';
import { type Lang, localeOf, textIn } from '#shared/locale.ts';
import { shopDay } from '#shared/shop-time.ts';
import type { Statement, StatementLine } from '../sales.contract.ts';
import { statementMonths, sumsOf } from '../statement.rules.ts';
import type { SalesReader } from './sales-reading.ts';

/** The most lines of a statement; it must contain all, or its sums would be wrong. */
const MOST_LINES = 50_000;

/** A year of a seller's shares, line by line; by default the latest with any, or this year. */
export async function readStatement(
  db: Db,
  { member_id, lang }: SalesReader,
  asked?: number,
  now = new Date(),
): Promise<Statement> {
  const years = await shareYears(db, { member_id });
  const year = asked ?? years[0] ?? Number(shopDay(now).slice(0, 4));
  const rows = await readShares(db, { member_id }, { year, limit: MOST_LINES + 1 });
  if (rows.length > MOST_LINES) throw new Refusal('too_large');
  const lines = rows.map((row) => lineOf(row, lang));
  const { company, username } = await readProfile(db, member_id);
  return {
    year,
    years,
    seller: company.name || username,
    totals: sumsOf(lines),
    months: statementMonths(lines),
    lines,
  };
}

function lineOf(row: ShareRow, lang: Lang): StatementLine {
  const { entry_id, kind, day, code, nums, currency, gross, tax_rate, net, rate_bp, amount } = row;
  return {
    entry_id,
    kind,
    day,
    code,
    nums,
    currency,
    gross,
    tax_rate,
    net,
    rate_bp,
    title: textIn(row.title, lang),
    artist: textIn(row.artist, lang),
    size: formatCm(row.size, localeOf(lang)),
    frame: textIn(row.frame, lang),
    share: amount,
  };
}
