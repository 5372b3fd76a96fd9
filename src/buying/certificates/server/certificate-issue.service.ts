import { and, asc, eq, inArray } from 'drizzle-orm';
import { readSettings } from '#catalogue/site/server/site.service.ts';
import { type CertifiedWork, certifiedWorks } from '#catalogue/works/server/certified-works.service.ts';
import type { Db } from '#db/server/connect.ts';
import { sendNotice } from '#db/server/notices.ts';
import type { Extent } from '#ground/framing/framing.contract.ts';
import { type Lang, localeOf, type Text, textIn } from '#shared/locale.ts';
import { shopDay } from '#shared/shop-time.ts';
import { LIVING } from '../certificate-states.rules.ts';
import { draftText, keyedText, readFacts, shortened } from '../certificate-text.rules.ts';
import { certificate } from './certificate.tables.ts';
import { newCertificateId } from './certificate-number.ts';

export type CertificateRow = typeof certificate.$inferSelect;

/** Wakes the process that signs. */
export const CERTIFICATE_CHANNEL = 'certificate';
/** A statement has at most 65,535 values. */
const ROWS = 1_000;
/** The most in one list or on one paper. */
const MOST = 1_000;
/** So that the QR code stays coarse enough for every phone. */
const PAPER_MOST = 240;

/** The order, as far as its certificates need it: nothing about its buyer but the language. */
interface CertifiedOrder {
  order_id: number;
  lang: Lang;
}

interface CertifiedLine {
  line_id: number;
  item_id: number;
  title: Text;
  artist: { name: Text };
  size: Extent;
  outer: Extent;
  frame: { name: Text };
  nums: number;
  edition_numbers: readonly number[];
}

/** Writes the certificates of an order whose prints are made, one for each print; a job signs them. A repeated call changes nothing. */
export async function issueCertificates(
  tx: Db,
  { order_id, lang }: CertifiedOrder,
  lines: readonly CertifiedLine[],
  now: Date,
): Promise<void> {
  const { info } = await readSettings(tx);
  const works = await certifiedWorks(
    tx,
    lines.map(({ item_id }) => item_id),
  );
  const rows = lines.flatMap((line) =>
    Array.from({ length: line.nums }, (_, at) => {
      const certificate_id = newCertificateId();
      const edition_number = line.edition_numbers[at] ?? null;
      const about = { lang, shop: textIn(info.brand, lang), work: works.get(line.item_id), edition_number };
      const text = draftText({ id: certificate_id, date: shopDay(now), ...factsOf(line, about) });
      const { line_id } = line;
      return { certificate_id, order_id, line_id, place: at + 1, edition_number, text, issued_at: now, state_at: now };
    }),
  );
  for (let at = 0; at < rows.length; at += ROWS)
    await tx
      .insert(certificate)
      .values(rows.slice(at, at + ROWS))
      .onConflictDoNothing();
  await sendNotice(tx, CERTIFICATE_CHANNEL, 'issued');
}

/**
 * Issues a certificate again, for the same print, with another number, today's date, and a line that names the one it
 * replaces. That one must no longer be valid.
 */
export async function issueAgain(tx: Db, old: CertificateRow, { now }: { now: Date }): Promise<string> {
  const facts = readFacts(old.key_id === null ? keyedText(old.text, 'none') : old.text);
  if (!facts) throw new Error(`the text of certificate ${old.certificate_id} is not of this form`);
  const { order_id, line_id, place, edition_number } = old;
  const certificate_id = newCertificateId();
  const { key: _, ...same } = facts;
  const replaces = old.certificate_id;
  await tx.insert(certificate).values({
    certificate_id,
    order_id,
    line_id,
    place,
    edition_number,
    text: draftText({ ...same, id: certificate_id, date: shopDay(now), replaces }),
    issued_at: now,
    state_at: now,
    replaces,
    ...(old.state === 'unclear' && { state: old.state, came_back: old.came_back }),
  });
  await sendNotice(tx, CERTIFICATE_CHANNEL, 'issued');
  return certificate_id;
}

/** The certificates to print for these orders, in the order of their lines and prints. */
export function livingOf(db: Db, orderIds: readonly number[]): Promise<CertificateRow[]> {
  return db
    .select()
    .from(certificate)
    .where(and(inArray(certificate.order_id, [...orderIds]), inArray(certificate.state, [...LIVING])))
    .orderBy(asc(certificate.order_id), asc(certificate.line_id), asc(certificate.place))
    .limit(MOST);
}

/** All of an order, also those that were replaced, oldest first. */
export function certificatesOf(db: Db, orderId: number): Promise<CertificateRow[]> {
  return db
    .select()
    .from(certificate)
    .where(eq(certificate.order_id, orderId))
    .orderBy(asc(certificate.line_id), asc(certificate.place), asc(certificate.serial))
    .limit(MOST);
}

interface About {
  lang: Lang;
  shop: string;
  work: CertifiedWork | undefined;
  edition_number: number | null;
}

function factsOf(line: CertifiedLine, { lang, shop, work, edition_number }: About) {
  const isFramed = line.outer.w_mm !== line.size.w_mm || line.outer.h_mm !== line.size.h_mm;
  return {
    shop,
    work: textIn(line.title, lang),
    year: String(work?.year ?? '–'),
    artist: textIn(line.artist.name, lang),
    size: mm(line.size),
    framed: isFramed ? mm(line.outer) : undefined,
    frame: textIn(line.frame.name, lang),
    edition: edition_number === null ? undefined : [edition_number, work?.edition_size].filter(Boolean).join('/'),
    paper: work && shortened(textIn(work.material, lang), PAPER_MOST),
    language: localeOf(lang),
  };
}

function mm({ w_mm, h_mm }: Extent): string {
  return `${w_mm} × ${h_mm} mm`;
}
