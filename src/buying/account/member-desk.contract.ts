import { z } from 'zod';
import { staffOrderSummary } from '#buying/orders/order-staff.contract.ts';
import { AUDIT_SUBJECTS } from '#ground/audit/audit.rules.ts';
import { addressEntry } from '#people/members/address.contract.ts';
import { MEMBER_TYPES, profile } from '#people/members/member.contract.ts';
import { MEMBER_SORTS, YES_NO } from '#people/members/member-search.rules.ts';
import { device } from '#people/members/session.contract.ts';
import { staffThreadEntry } from '#people/threads/thread.contract.ts';
import { idText, keyword, longText, rowId } from '#shared/fields.ts';
import { LANGS } from '#shared/locale.ts';
import { successReply } from '#shared/reply.ts';
import { STAFF_ROLES, STANDINGS } from '#shared/rights.ts';
import { dataRequestView } from './data-request.contract.ts';

export const membersQuery = z.object({
  keyword: keyword.optional(),
  type: z.enum(MEMBER_TYPES).optional(),
  standing: z.enum(STANDINGS).optional(),
  proved: z.enum(YES_NO).optional(),
  orders: z.enum(YES_NO).optional(),
  sort: z.enum(MEMBER_SORTS).optional(),
  /** The last member of the previous page. */
  after: idText.optional(),
});
export type MembersQuery = z.infer<typeof membersQuery>;

const memberEntry = z
  .object({
    member_id: z.int(),
    name: z.string(),
    email: z.string(),
    email_verified: z.boolean(),
    phone: z.string(),
    type: z.enum(MEMBER_TYPES),
    standing: z.enum(STANDINGS),
    staff_role: z.enum(STAFF_ROLES).nullable(),
    more_roles: z.array(z.enum(STAFF_ROLES)),
    created_at: z.string(),
    orders: z.int(),
  })
  .meta({ id: 'MemberEntry' });
export type MemberEntry = z.infer<typeof memberEntry>;
/** The next page starts after member `next`; null on the last page. */
export const membersReply = successReply({ list: z.array(memberEntry), next: z.int().nullable() }).meta({
  id: 'Members',
});

export const memberParam = z.object({ id: idText });
export const noteParam = z.object({ id: idText, note: idText });
export const newNote = z.strictObject({ text: longText }).meta({ id: 'NewMemberNote' });
/** With the version that was edited: an edit of an older version is refused. */
export const noteEdit = newNote.extend({ version: rowId }).meta({ id: 'MemberNoteEdit' });
export type NoteEdit = z.infer<typeof noteEdit>;

const memberNote = z.object({
  note_id: z.int(),
  text: z.string(),
  /** Who wrote it last; null if they have left. */
  author: z.string().nullable(),
  created_at: z.string(),
  edited_at: z.string().nullable(),
  version: z.int(),
});
export type MemberNote = z.infer<typeof memberNote>;

const facts = z.record(z.string(), z.unknown());
const memberChange = z.object({
  change_id: z.int(),
  at: z.string(),
  staff: z.string().nullable(),
  subject: z.enum(AUDIT_SUBJECTS),
  subject_id: z.string(),
  action: z.string(),
  before: facts,
  after: facts,
});
export type MemberChange = z.infer<typeof memberChange>;

/** Everything support may see about a member; nothing that could be used to sign in. */
const memberFile = z
  .object({
    profile,
    lang: z.enum(LANGS),
    created_at: z.string(),
    addresses: z.array(addressEntry),
    /** The latest few. */
    orders: z.array(staffOrderSummary),
    orders_total: z.int(),
    /** Whether there are more than were counted. */
    orders_more: z.boolean(),
    threads: z.array(staffThreadEntry),
    application: z.object({ application_id: z.int(), state: z.string(), created_at: z.string() }).nullable(),
    devices: z.array(device),
    notes: z.array(memberNote),
    requests: z.array(dataRequestView),
    /** Changes made by staff, the latest first. */
    changes: z.array(memberChange),
  })
  .meta({ id: 'MemberFile' });
export type MemberFile = z.infer<typeof memberFile>;
export const memberReply = successReply({ member: memberFile }).meta({ id: 'MemberFileReply' });
