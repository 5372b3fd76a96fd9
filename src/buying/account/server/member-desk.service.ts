import { withDeskFacts } from '#buying/messages/server/message-desk.service.ts';
import { buyersIds, countOrdersOf } from '#buying/orders/server/order-member.service.ts';
import { listStaffOrders } from '#buying/orders/server/order-queue.service.ts';
import type { Db } from '#db/server/connect.ts';
import { inTransaction } from '#db/server/transaction.ts';
import { recordChange, recordView } from '#ground/audit/server/audit.service.ts';
import { changesAbout } from '#ground/audit/server/audit-read.service.ts';
import { readOwnApplication } from '#people/applications/server/application-read.service.ts';
import { usernameOf } from '#people/members/member.rules.ts';
import { MEMBERS_PAGE } from '#people/members/member-search.rules.ts';
import { readAddresses } from '#people/members/server/address.service.ts';
import { requireMember } from '#people/members/server/leave.service.ts';
import { membersPage } from '#people/members/server/members-list.service.ts';
import { readProfile } from '#people/members/server/profile.service.ts';
import { readReaders } from '#people/members/server/reader.service.ts';
import { endSessions, listSessions } from '#people/members/server/session.service.ts';
import { latestThreadsOf } from '#people/threads/server/thread-desk.service.ts';
import { Refusal } from '#shared/errors.ts';
import type { Lang } from '#shared/locale.ts';
import { phoneText } from '#shared/phone.ts';
import { rolesOf, type SignedIn } from '#shared/rights.ts';
import type { MemberChange, MemberEntry, MemberFile, MembersQuery } from '../member-desk.contract.ts';
import { requestsOf } from './data-request.service.ts';
import { listNotes } from './member-note.service.ts';

const FEW_ORDERS = 5;
const FEW_THREADS = 8;
const FEW_CHANGES = 30;

export async function listMembers(db: Db, query: MembersQuery): Promise<{ list: MemberEntry[]; next: number | null }> {
  const rows = await membersPage(db, query, buyersIds(db));
  const shown = rows.slice(0, MEMBERS_PAGE);
  const orders = await countOrdersOf(
    db,
    shown.map(({ member_id }) => member_id),
  );
  const list = shown.map((row) => {
    const { member_id, email, email_verified_at, mobile, type, standing, staff_role, more_roles, created_at } = row;
    return {
      member_id,
      email,
      type,
      standing,
      staff_role,
      more_roles,
      name: usernameOf(row),
      email_verified: email_verified_at !== null,
      phone: phoneText(mobile),
      created_at: created_at.toISOString(),
      orders: orders.get(member_id) ?? 0,
    };
  });
  return { list, next: rows.length > MEMBERS_PAGE ? (shown.at(-1)?.member_id ?? null) : null };
}

/** Logs that the page was opened, once a day for each reader. */
export async function readMember(db: Db, lang: Lang, staff: SignedIn, id: number): Promise<MemberFile> {
  const person = await requireMember(db, id);
  if (staff.staff_role === null) throw new Refusal('forbidden');
  await recordView(db, { staff_id: staff.member_id, subject: 'member', subject_id: id });
  const viewing = { lang, now: new Date() };
  const orders = await listStaffOrders(db, { queue: 'all', page: 1, member: id }, rolesOf(staff), viewing);
  const application = await readOwnApplication(db, id);
  return {
    profile: await readProfile(db, id),
    lang: person.lang,
    created_at: person.created_at.toISOString(),
    addresses: await readAddresses(db, id),
    orders: orders.list.slice(0, FEW_ORDERS),
    orders_total: orders.total,
    orders_more: orders.more,
    threads: await withDeskFacts(db, lang, await latestThreadsOf(db, id, FEW_THREADS)),
    application: application && {
      application_id: application.application_id,
      state: application.state,
      created_at: application.created_at,
    },
    devices: await listSessions(db, { member_id: id, session_id: 0 }),
    notes: await listNotes(db, id),
    requests: await requestsOf(db, id),
    changes: await changesOf(db, id),
  };
}

/** Only an admin may sign out staff members. */
export function endMemberSessions(db: Db, staff: SignedIn, id: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { staff_role } = await requireMember(tx, id);
    if (staff_role !== null && staff.staff_role !== 'admin') throw new Refusal('forbidden');
    await endSessions(tx, id, id === staff.member_id ? staff.session_id : undefined);
    await recordChange(tx, {
      staff_id: staff.member_id,
      subject: 'member',
      subject_id: id,
      action: 'end_sessions',
    });
  });
}

async function changesOf(db: Db, id: number): Promise<MemberChange[]> {
  const rows = await changesAbout(db, 'member', id, FEW_CHANGES);
  const people = await readReaders(
    db,
    rows.map(({ staff_id }) => staff_id),
  );
  return rows.map(({ at, staff_id, ...change }) => ({
    ...change,
    at: at.toISOString(),
    staff: people.get(staff_id)?.name ?? null,
  }));
}
