import { logoForPaper } from '#catalogue/brand/server/brand.service.ts';
import { readSettings } from '#catalogue/site/server/site.service.ts';
import type { Db } from '#db/server/connect.ts';
import type { Storage } from '#ground/storage/server/storage.ts';
import { requireWithinLimit } from '#ground/throttle/server/throttle.service.ts';
import { i18nFor } from '#shared/i18n.ts';
import { localeOf } from '#shared/locale.ts';
import { shopDay } from '#shared/shop-time.ts';
import type { SalesReader } from './sales-reading.ts';
import { readStatement } from './statement.service.ts';
import { statementCsv } from './statement-csv.ts';
import { drawSheet } from './statement-file.service.ts';
import { statementSheet } from './statement-sheet.ts';

interface ReportRequest {
  format: 'pdf' | 'csv';
  year?: number | undefined;
}

/** A statement as a file. Each counts towards a limit: a PDF costs work, and a table is a copy of a year. */
export async function makeReport(
  db: Db,
  storage: Storage,
  reader: SalesReader,
  { format, year }: ReportRequest,
  now = new Date(),
): Promise<{ year: number; bytes: Uint8Array }> {
  await requireWithinLimit(db, { limit: 'report_file', who: String(reader.member_id) });
  const statement = await readStatement(db, reader, year, now);
  const locale = localeOf(reader.lang);
  const i18n = await i18nFor(locale);
  if (format === 'csv') return { year: statement.year, bytes: new TextEncoder().encode(statementCsv(statement, i18n)) };
  const { info, logo: ownLogo } = await readSettings(db);
  const sheet = statementSheet(statement, { i18n, locale, info, day: shopDay(now) });
  const seller = { ...sheet.seller, logo: await logoForPaper(storage, ownLogo) };
  // Concurrent requests share one PDF; the key is unique to the member.
  const name = `${reader.member_id} ${statement.year} ${reader.lang}`;
  return { year: statement.year, bytes: await drawSheet(name, { ...sheet, seller }) };
}
