import type { Lang } from './locale.ts';

/** How far the review of an artist's or gallery's application has come, as far as rights depend on it (product §7). */
export const STANDINGS = ['none', 'pending', 'approved', 'rejected', 'suspended'] as const;
export type Standing = (typeof STANDINGS)[number];

/** Product §7. */
export const STAFF_ROLES = ['support', 'workshop', 'finance', 'editor', 'reviewer', 'admin'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Who asks, as far as rights are concerned; nothing at all is a visitor. */
export interface Person {
  type: 'basic' | 'artist' | 'gallery';
  standing: Standing;
  staff_role: StaffRole | null;
}

/** Somebody whose session was found, with what they may do now: rights are read with every request. */
export interface SignedIn extends Person {
  member_id: number;
  session_id: number;
  email: string;
  lang: Lang;
  /** Of the staff: whether they show more than a password when they sign in. */
  has_second_factor?: boolean;
}

/**
 * Who may make a call: `anyone` is not even asked who they are; a `visitor` may be signed in or not, and the answer
 * depends on it; a `seller` is an approved artist or gallery; the rest are staff, of whom an admin may do everything.
 */
export type Access = 'anyone' | 'visitor' | 'member' | 'seller' | 'staff' | StaffRole;

/** Whether a person may make calls of a kind, and if not, why: nobody is signed in, or somebody else would be needed. */
export function verdict(access: Access, person: Person | undefined): 'allowed' | 'unauthenticated' | 'forbidden' {
  if (access === 'anyone' || access === 'visitor') return 'allowed';
  if (!person) return 'unauthenticated';
  if (access === 'member') return 'allowed';
  if (access === 'seller') return isSeller(person) ? 'allowed' : 'forbidden';
  if (person.staff_role === null) return 'forbidden';
  return access === 'staff' || person.staff_role === 'admin' || person.staff_role === access ? 'allowed' : 'forbidden';
}

/** Whether somebody sells through the shop now: approved, and neither suspended nor still under review. */
export function isSeller({ type, standing }: Person): boolean {
  return type !== 'basic' && standing === 'approved';
}

// @chunk account
