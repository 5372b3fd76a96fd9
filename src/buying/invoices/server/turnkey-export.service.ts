import { and, asc, eq, gte, isNotNull, like, lt, or, type SQL } from 'drizzle-orm';
import { readSettings } from '#catalogue/site/server/site.service.ts';
import type { Db } from '#db/server/connect.ts';
import type { ZipPart } from '#ground/files/server/zip-write.ts';
import { Refusal } from '#shared/errors.ts';
import { periodBounds } from '../invoice-periods.rules.ts';
import { isCompleteSeller, type Seller } from '../turnkey/turnkey.rules.ts';
import { allowanceMessage, voidAllowanceMessage } from '../turnkey/turnkey-allowance.rules.ts';
import { blankMessage, blanksOf, readRange } from '../turnkey/turnkey-blank.rules.ts';
import { invoiceMessage, voidMessage } from '../turnkey/turnkey-invoice.rules.ts';
import { invoice, invoiceAllowance } from './invoice.tables.ts';

interface Asked {
  /** `YYYYMM` of the first of its two months. */
  period: string;
  /** The numbers that the shop was given for the period; the unused ones become E0402. */
  range?: string | undefined;
}

/**
 * The messages of one period for Turnkey, a file each: what was issued in it, and what was voided in it. An invoice that the
 * provider issued, and its allowances, are never among them: the provider uploads those, and the ministry must not get them twice.
 */
export async function turnkeyFiles(db: Db, { period, range }: Asked): Promise<ZipPart[]> {
  const { info } = await readSettings(db);
  const seller: Seller = { tax_id: info.tax_id, name: info.company['zh-Hant'], address: info.address['zh-Hant'] };
  if (!isCompleteSeller(seller)) throw new Refusal('conflict');
  const files = [
    ...(await invoiceFiles(db, seller, period)),
    ...(await allowanceFiles(db, seller, period)),
    ...(range ? await blankFiles(db, seller, { period, range }) : []),
  ];
  return files.map(([name, xml]) => ({ name: `${name}.xml`, chunks: [xml] }));
}

type File = readonly [name: string, xml: string];
const byHand = eq(invoice.way, 'manual');

async function invoiceFiles(db: Db, seller: Seller, period: string): Promise<File[]> {
  const rows = await db
    .select()
    .from(invoice)
    .where(and(byHand, isNotNull(invoice.number), or(eq(invoice.period, period), within(invoice.voided_at, period))))
    .orderBy(asc(invoice.number));
  return rows.flatMap((row): File[] => {
    const { number, issued_at, voided_at } = row;
    if (number === null || issued_at === null) return [];
    const numbered = { ...row, number, issued_at };
    return [
      ...(row.period === period ? [[`F0401-${number}`, invoiceMessage(seller, numbered)] as const] : []),
      ...(isWithin(voided_at, period)
        ? [[`F0501-${number}`, voidMessage(seller, { ...numbered, voided_at })] as const]
        : []),
    ];
  });
}

async function allowanceFiles(db: Db, seller: Seller, period: string): Promise<File[]> {
  const { voided_at: endedAt } = invoiceAllowance;
  const wanted = or(eq(invoiceAllowance.period, period), within(endedAt, period));
  const rows = await db
    .select({ allowance: invoiceAllowance, of: invoice })
    .from(invoiceAllowance)
    .innerJoin(invoice, eq(invoice.invoice_id, invoiceAllowance.invoice_id))
    .where(and(byHand, isNotNull(invoiceAllowance.number), wanted))
    .orderBy(asc(invoiceAllowance.number));
  return rows.flatMap(({ allowance, of }): File[] => {
    const { number, issued_at, voided_at } = allowance;
    if (number === null || issued_at === null || of.number === null || of.issued_at === null) return [];
    const numbered = { ...allowance, number, issued_at, of: { ...of, number: of.number, issued_at: of.issued_at } };
    return [
      ...(allowance.period === period ? [[`G0401-${number}`, allowanceMessage(seller, numbered)] as const] : []),
      ...(isWithin(voided_at, period)
        ? [[`G0501-${number}`, voidAllowanceMessage(seller, { ...numbered, voided_at })] as const]
        : []),
    ];
  });
}

async function blankFiles(db: Db, seller: Seller, { period, range }: Required<Asked>): Promise<File[]> {
  const read = readRange(range ?? '');
  if (!read) return [];
  const used = await db
    .select({ number: invoice.number })
    .from(invoice)
    .where(and(eq(invoice.period, period), like(invoice.number, `${read.track}%`)));
  const blanks = blanksOf(
    read,
    used.flatMap(({ number }) => number ?? []),
  );
  return blanks.length === 0 ? [] : [[`E0402-${read.track}${read.first}`, blankMessage(seller.tax_id, period, blanks)]];
}

function within(column: typeof invoice.voided_at | typeof invoiceAllowance.voided_at, period: string): SQL | undefined {
  const { from, until } = periodBounds(period);
  return and(gte(column, from), lt(column, until));
}

function isWithin(moment: Date | null, period: string): moment is Date {
  const { from, until } = periodBounds(period);
  return moment !== null && moment >= from && moment < until;
}
