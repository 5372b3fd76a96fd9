import { join } from 'node:path';
import { readSettings } from '#catalogue/site/server/site.service.ts';
import type { Db } from '#db/server/connect.ts';
import { installed } from '#db/server/install-folder.ts';
import { setInThread } from '#ground/documents/server/document-thread.ts';
import { requireWithinLimit } from '#ground/throttle/server/throttle.service.ts';
import { openWorkshop } from '#ground/workshop/server/workshop.ts';
import { i18nFor } from '#shared/i18n.ts';
import { localeOf } from '#shared/locale.ts';
import { shopDay } from '#shared/shop-time.ts';
import type { SalesReader } from './sales-reading.ts';
import { readStatement } from './statement.service.ts';
import { statementCsv } from './statement-csv.ts';
import { statementSheet } from './statement-sheet.ts';

/** An entry of the build (vite.config.ts); where nothing is built, in development and in tests, Node runs the source. */
const WORKER = import.meta.env.PROD
  ? installed('dist/server/statement-worker.js')
  : join(import.meta.dirname, 'statement-worker.ts');

/** Ten thousand lines take some 15 seconds of a processor and 100 MB of objects. */
const BOUNDS = { ms: 120_000, megabytes: 384 };

const drawOnce = openWorkshop<Uint8Array>({ atOnce: 1, waiting: 20 });

interface Asked {
  format: 'pdf' | 'csv';
  year?: number | undefined;
}

/** A statement as a file. Each is counted: a paper costs work, and a table is a copy of a year. */
export async function makeReport(
  db: Db,
  reader: SalesReader,
  { format, year }: Asked,
  now = new Date(),
): Promise<{ year: number; bytes: Uint8Array }> {
  await requireWithinLimit(db, { limit: 'report_file', who: String(reader.member_id) });
  const statement = await readStatement(db, reader, year, now);
  const locale = localeOf(reader.lang);
  const i18n = await i18nFor(locale);
  if (format === 'csv') return { year: statement.year, bytes: new TextEncoder().encode(statementCsv(statement, i18n)) };
  const { info } = await readSettings(db);
  const sheet = statementSheet(statement, { i18n, locale, info, day: shopDay(now) });
  // Asked for twice at once, it is made once; nobody else's paper has the same name.
  const name = `${reader.member_id} ${statement.year} ${reader.lang}`;
  return { year: statement.year, bytes: await drawOnce(name, () => setInThread(WORKER, sheet, BOUNDS)) };
}
