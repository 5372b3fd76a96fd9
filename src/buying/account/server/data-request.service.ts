import { and, asc, count, desc, eq, lt, min, ne, sql } from 'drizzle-orm';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { recordChange } from '#ground/audit/server/audit.service.ts';
import { queueMail } from '#people/mail/server/mail.service.ts';
import { requireMember } from '#people/members/server/leave.service.ts';
import { readReaders } from '#people/members/server/reader.service.ts';
import { Refusal } from '#shared/errors.ts';
import type { SignedIn } from '#shared/rights.ts';
import { shopDay } from '#shared/shop-time.ts';
import type { DataRequest, NewRequest, RequestEntry, RequestsQuery } from '../data-request.contract.ts';
import { type RequestKind, requestDueAt } from '../data-request.rules.ts';
import { dataRequest } from './member-desk.tables.ts';

type RequestRow = typeof dataRequest.$inferSelect;

const PAGE = 30;
const isOpen = eq(dataRequest.state, 'open');
const isClosed = ne(dataRequest.state, 'open');

/** Open requests are sorted by due date; closed ones by number, the latest first. */
export async function listRequests(db: Db, { state, after }: RequestsQuery) {
  const { request_id, due_at } = dataRequest;
  const wanted = state === 'open' ? isOpen : isClosed;
  const last = sql`(select last.due_at, last.request_id from ${dataRequest} as last where last.request_id = ${after})`;
  const beyond = state === 'open' ? sql`(${due_at}, ${request_id}) > ${last}` : lt(request_id, after ?? 0);
  const rows = await db
    .select()
    .from(dataRequest)
    .where(and(wanted, after === undefined ? undefined : beyond))
    .orderBy(...(state === 'open' ? [asc(due_at), asc(request_id)] : [desc(request_id)]))
    .limit(PAGE + 1);
  const shown = rows.slice(0, PAGE);
  const people = await readReaders(
    db,
    shown.map(({ member_id }) => member_id),
  );
  const views = await viewsOf(db, shown);
  const list = views.map((view): RequestEntry => ({ ...view, name: people.get(view.member_id)?.name ?? null }));
  const counts = { open: await db.$count(dataRequest, isOpen), closed: await db.$count(dataRequest, isClosed) };
  return { list, counts, next: rows.length > PAGE ? (shown.at(-1)?.request_id ?? null) : null };
}

/** The latest first. */
export async function requestsOf(db: Db, memberId: number): Promise<DataRequest[]> {
  const rows = await db
    .select()
    .from(dataRequest)
    .where(eq(dataRequest.member_id, memberId))
    .orderBy(desc(dataRequest.request_id))
    .limit(PAGE);
  return viewsOf(db, rows);
}

export async function requestsWaiting(db: Db, now: Date): Promise<{ count: number; due: Date | null; late: number }> {
  const [row] = await db
    .select({
      count: count(),
      due: min(dataRequest.due_at),
      late: sql<number>`count(*) filter (where ${lt(dataRequest.due_at, now)})::int`,
    })
    .from(dataRequest)
    .where(isOpen);
  return row ?? { count: 0, due: null, late: 0 };
}

/**
 * Records a request that arrived by mail or telephone, and mails the member the due date. One request of each kind can be open.
 */
export function registerRequest(db: Db, staff: SignedIn, { note = '', ...asked }: NewRequest): Promise<void> {
  const { member_id, kind, channel, received_on } = asked;
  if (received_on > shopDay(new Date())) throw new Refusal('validation', { errors: { received_on: '' } });
  return inTransaction(db, async (tx) => {
    const { lang, email: to, name } = await requireMember(tx, member_id);
    const due_at = requestDueAt(asked.kind, received_on);
    const [row] = await tx
      .insert(dataRequest)
      .values({ ...asked, note, due_at, registered_by: staff.member_id })
      .onConflictDoNothing()
      .returning();
    if (!row) throw new Refusal('conflict');
    await queueMail(tx, {
      to,
      lang,
      kind: 'data_request_received',
      data: { name, request: kind, due_at: due_at.toISOString() },
    });
    await recordChange(tx, {
      staff_id: staff.member_id,
      subject: 'member',
      subject_id: member_id,
      action: 'request_register',
      after: { request: row.request_id, kind, channel, received_on },
    });
  });
}

/** Withdraws a request that was registered by mistake, or that the member no longer wants. */
export function withdrawRequest(db: Db, staff: SignedIn, id: number, version: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { member_id } = await lockRequest(tx, id, { version });
    await settleRequest(tx, staff.member_id, id, 'withdrawn');
    await recordChange(tx, {
      staff_id: staff.member_id,
      subject: 'member',
      subject_id: member_id,
      action: 'request_withdraw',
      after: { request: id },
    });
  });
}

/**
 * Locks an open request of this kind and all other open requests of its member, as account deletion does. Refuses an outdated
 * version.
 */
export async function lockRequest(
  tx: Db,
  id: number,
  { kind, version }: { kind?: RequestKind; version: number },
): Promise<RequestRow> {
  const [found] = await tx.select().from(dataRequest).where(eq(dataRequest.request_id, id));
  if (!found || (kind && found.kind !== kind)) throw new Refusal('not_found');
  const locked = await lockRequestsOf(tx, found.member_id);
  const row = locked.find(({ request_id }) => request_id === id);
  if (row?.version !== version) throw new Refusal('conflict');
  return row;
}

export function lockRequestsOf(tx: Db, memberId: number): Promise<RequestRow[]> {
  return tx
    .select()
    .from(dataRequest)
    .where(and(eq(dataRequest.member_id, memberId), isOpen))
    .orderBy(dataRequest.request_id)
    .for('update');
}

export async function settleRequest(tx: Db, by: number, id: number, state: 'done' | 'withdrawn'): Promise<void> {
  await tx
    .update(dataRequest)
    .set({ state, closed_by: by, closed_at: sql`now()`, version: sql`${dataRequest.version} + 1` })
    .where(eq(dataRequest.request_id, id));
}

/** Closes the member's requests when they leave; the rows stay, without personal data. */
export async function settleRequestsOf(tx: Db, memberId: number, by: number): Promise<void> {
  const { kind, version } = dataRequest;
  await tx
    .update(dataRequest)
    .set({
      state: sql`case when ${kind} = 'deletion' then 'done' else 'withdrawn' end`,
      closed_by: by,
      closed_at: sql`now()`,
      version: sql`${version} + 1`,
    })
    .where(and(eq(dataRequest.member_id, memberId), isOpen));
  await tx.update(dataRequest).set({ note: '' }).where(eq(dataRequest.member_id, memberId));
}

async function viewsOf(db: Db, rows: readonly RequestRow[]): Promise<DataRequest[]> {
  const people = await readReaders(
    db,
    rows.flatMap(({ closed_by }) => closed_by ?? []),
  );
  return rows.map(({ registered_by: _, created_at: __, due_at, closed_at, closed_by, ...row }) => ({
    ...row,
    due_at: due_at.toISOString(),
    closed_at: closed_at?.toISOString() ?? null,
    closed_by: people.get(closed_by ?? 0)?.name ?? null,
  }));
}
