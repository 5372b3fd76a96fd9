import type { Lang } from './locale.ts';

/** The review state of an artist's or gallery's application, as far as rights depend on it (product §7). */
export const STANDINGS = ['none', 'pending', 'approved', 'rejected', 'suspended'] as const;
export type Standing = (typeof STANDINGS)[number];

/** Product §7. */
export const STAFF_ROLES = ['support', 'workshop', 'finance', 'editor', 'reviewer', 'admin'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** The person who asks, as far as rights are concerned; undefined is a visitor. */
export interface Person {
  type: 'basic' | 'artist' | 'gallery';
  standing: Standing;
  /** Null for people who are not staff. */
  staff_role: StaffRole | null;
  /** Further roles of the same person; they count only together with `staff_role`. */
  more_roles?: StaffRole[] | undefined;
}

/** All roles of a person: none, one or several. */
export function rolesOf({ staff_role, more_roles = [] }: Pick<Person, 'staff_role' | 'more_roles'>): StaffRole[] {
  return staff_role === null ? [] : [staff_role, ...more_roles.filter((role) => role !== staff_role)];
}

/** Whether a person may do what is for this role: they have it, or they are an administrator. */
export function hasRole(person: Pick<Person, 'staff_role' | 'more_roles'>, role: StaffRole): boolean {
  return rolesOf(person).some((own) => own === role || own === 'admin');
}

/** A signed-in person with their present rights: read with every request. */
export interface SignedIn extends Person {
  member_id: number;
  session_id: number;
  email: string;
  lang: Lang;
  /** Staff only: whether they use two-factor sign-in. */
  has_second_factor?: boolean;
}

/**
 * Who may make a call: for `anyone` the session is not read; a `visitor` may be signed in or not, and the answer
 * depends on it; a `seller` is an approved artist or gallery; the rest are staff, and an admin may do everything.
 */
export type Access = 'anyone' | 'visitor' | 'member' | 'seller' | 'staff' | StaffRole;

/** Whether a person may make calls of a kind, and if not, why: not signed in, or not allowed. */
export function verdict(access: Access, person: Person | undefined): 'allowed' | 'unauthenticated' | 'forbidden' {
  if (access === 'anyone' || access === 'visitor') return 'allowed';
  if (!person) return 'unauthenticated';
  if (access === 'member') return 'allowed';
  if (access === 'seller') return isSeller(person) ? 'allowed' : 'forbidden';
  if (person.staff_role === null) return 'forbidden';
  return access === 'staff' || hasRole(person, access) ? 'allowed' : 'forbidden';
}

/** Whether a person sells through the shop now: approved, not suspended, not under review. */
export function isSeller({ type, standing }: Pick<Person, 'type' | 'standing'>): boolean {
  return type !== 'basic' && standing === 'approved';
}

// @chunk account
