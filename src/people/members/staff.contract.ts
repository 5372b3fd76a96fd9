import { z } from 'zod';
import { email, idText, name } from '#shared/fields.ts';
import { LANGS } from '#shared/locale.ts';
import { successReply } from '#shared/reply.ts';
import { STAFF_ROLES } from '#shared/rights.ts';
import { LARGEST_ID } from '#shared/row-id.ts';
import { newPassword } from './member.fields.ts';

const role = z.enum(STAFF_ROLES);
/** Roles beside `staff_role`, for people who do several jobs. */
const moreRoles = z.array(role).max(STAFF_ROLES.length);

const staffMember = z
  .object({
    member_id: z.int(),
    name: z.string(),
    email: z.string(),
    staff_role: role,
    more_roles: moreRoles,
    /** Sent back with a change. */
    version: z.int(),
    has_second_factor: z.boolean(),
    /** Signed-in devices, and when one of them was last used. */
    devices: z.int(),
    seen_at: z.string().nullable(),
    is_me: z.boolean(),
  })
  .meta({ id: 'StaffMember' });
export type StaffMember = z.infer<typeof staffMember>;

/** An open invitation. */
export const invitation = z
  .object({
    invitation_id: z.int(),
    name: z.string(),
    email: z.string(),
    staff_role: role,
    more_roles: moreRoles,
    created_at: z.string(),
    ends_at: z.string(),
  })
  .meta({ id: 'StaffInvitation' });
export type Invitation = z.infer<typeof invitation>;

const galleryReviewersCount = z.int().min(1).max(2);

export const staffReply = successReply({
  list: z.array(staffMember),
  invitations: z.array(invitation),
  second_factor_required: z.boolean(),
  /** How many reviewers have to approve a gallery, if there are as many. */
  gallery_reviewers: galleryReviewersCount,
  reviewers: z.int(),
  /** Whether someone else decides about staff members' own things, if there is someone. */
  second_person: z.boolean(),
}).meta({ id: 'Staff' });

export const inviteRequest = z
  .strictObject({
    email,
    firstname: name,
    lastname: name,
    lang: z.enum(LANGS),
    staff_role: role,
    more_roles: moreRoles.optional(),
  })
  .meta({ id: 'InviteStaff' });
export type Invite = z.infer<typeof inviteRequest>;

/** `null` removes all roles. An administrator has no further ones. */
export const roleRequest = z
  .strictObject({
    staff_role: role.nullable(),
    more_roles: moreRoles.optional(),
    version: z.int().min(0).max(LARGEST_ID),
  })
  .meta({ id: 'ChangeRole' });
export type RoleChange = z.infer<typeof roleRequest>;

/** `was` is what the page showed: a stale value is refused. */
export const requireRequest = z
  .strictObject({ required: z.boolean(), was: z.boolean() })
  .meta({ id: 'RequireSecondFactor' });

/** `was` is the number that the page showed. */
export const galleryReviewersRequest = z
  .strictObject({ needed: galleryReviewersCount, was: galleryReviewersCount })
  .meta({ id: 'GalleryReviewers' });

/** `was` is what the page showed. */
export const secondPersonRequest = z
  .strictObject({ asked: z.boolean(), was: z.boolean() })
  .meta({ id: 'SecondPerson' });

export const staffParam = z.object({ id: idText });
export const joinRequest = z
  .strictObject({ token: z.string().regex(/^[\w-]{20,128}$/), password: newPassword })
  .meta({ id: 'JoinStaff' });

// @chunk account
