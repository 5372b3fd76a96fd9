import { and, asc, eq, exists, inArray, not, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { recordChange } from '#ground/audit/server/audit.service.ts';
import { Refusal } from '#shared/errors.ts';
import { afterFound, afterReturn, type CertificateState, LIVING } from '../certificate-states.rules.ts';
import { certificate } from './certificate.tables.ts';
import { type CertificateRow, issueAgain } from './certificate-issue.service.ts';

/** Prints of a line that are returned, or replaced by others. */
interface Prints {
  line_id: number;
  nums: number;
}

interface Hand {
  staff_id: number;
  now: Date;
}

/** The order was cancelled or refunded before it left: none of its certificates is valid any more. */
export async function cancelCertificates(tx: Db, orderId: number, now: Date): Promise<void> {
  await tx
    .update(certificate)
    .set({ state: 'cancelled', state_at: now, came_back: null })
    .where(and(eq(certificate.order_id, orderId), inArray(certificate.state, [...LIVING])));
}

/** Prints were returned. If only some of several alike were, staff say later which: until then all of the line are unclear. */
export async function returnPrints(tx: Db, lines: readonly Prints[], now: Date): Promise<void> {
  for (const { line_id, nums } of lines) await apply(tx, afterReturn(await ofLine(tx, line_id), nums), now);
}

/** Returned prints are replaced by new ones, with certificates of their own and the same numbers of the edition. */
export async function exchangePrints(tx: Db, lines: readonly Prints[], now: Date): Promise<void> {
  const next = alias(certificate, 'next');
  const isContinued = exists(
    tx.select({ one: sql`1` }).from(next).where(eq(next.replaces, certificate.certificate_id)),
  );
  for (const { line_id, nums } of lines) {
    const returned = await tx
      .select()
      .from(certificate)
      .where(and(eq(certificate.line_id, line_id), eq(certificate.state, 'returned'), not(isContinued)))
      .orderBy(asc(certificate.serial))
      .limit(nums);
    for (const row of returned) await issueAgain(tx, row, { now });
  }
}

/** Staff say which of several prints alike was returned. */
export function markReturned(db: Db, id: string, { staff_id, now }: Hand): Promise<void> {
  return inTransaction(db, async (tx) => {
    const row = await lockCertificate(tx, id);
    const changes = afterFound(await ofLine(tx, row.line_id), id);
    if (changes.length === 0) throw new Refusal('conflict');
    await apply(tx, changes, now);
    await recordState(tx, row, { staff_id, action: 'returned', state: 'returned', now });
  });
}

/** A lost or damaged certificate gets a successor with another number; the old one is marked as replaced. Returns the new number. */
export function reissue(db: Db, id: string, reason: string, { staff_id, now }: Hand): Promise<string> {
  return inTransaction(db, async (tx) => {
    const row = await lockCertificate(tx, id);
    if (!LIVING.includes(row.state)) throw new Refusal('conflict');
    await tx
      .update(certificate)
      .set({ state: 'replaced', state_at: now, came_back: null, reason })
      .where(eq(certificate.certificate_id, id));
    const number = await issueAgain(tx, row, { now });
    await recordState(tx, row, { staff_id, action: 'reissue', state: 'replaced', now, facts: { reason, number } });
    return number;
  });
}

/** Deletes those of orders that are removed: a demo's. */
export async function removeCertificatesOf(tx: Db, orderIds: readonly number[]): Promise<void> {
  await tx.delete(certificate).where(inArray(certificate.order_id, [...orderIds]));
}

/** The certificates of the whole line, because the state of one decides about the others. */
async function lockCertificate(tx: Db, id: string): Promise<CertificateRow> {
  const line = tx.select({ line_id: certificate.line_id }).from(certificate).where(eq(certificate.certificate_id, id));
  const rows = await tx
    .select()
    .from(certificate)
    .where(inArray(certificate.line_id, line))
    .orderBy(asc(certificate.serial))
    .for('update');
  const row = rows.find(({ certificate_id }) => certificate_id === id);
  if (!row) throw new Refusal('not_found');
  return row;
}

function ofLine(tx: Db, lineId: number): Promise<CertificateRow[]> {
  return tx
    .select()
    .from(certificate)
    .where(eq(certificate.line_id, lineId))
    .orderBy(asc(certificate.serial))
    .for('update');
}

async function apply(tx: Db, changes: ReturnType<typeof afterReturn>, state_at: Date): Promise<void> {
  for (const { certificate_id, ...set } of changes)
    await tx
      .update(certificate)
      .set({ ...set, state_at })
      .where(eq(certificate.certificate_id, certificate_id));
}

interface StateChange extends Hand {
  action: string;
  state: CertificateState;
  facts?: Record<string, string>;
}

function recordState(tx: Db, row: CertificateRow, { staff_id, action, state, now, facts }: StateChange): Promise<void> {
  return recordChange(tx, {
    staff_id,
    subject: 'certificate',
    subject_id: row.certificate_id,
    action,
    before: { state: row.state },
    after: { state, ...facts },
    at: now,
  });
}
