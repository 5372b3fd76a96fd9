import { STAFF_ROLES, type StaffRole } from './rights.ts';

/**
 * The chosen roles as they are stored, in the order of the list. An administrator may do everything, so other roles
 * beside it are dropped.
 */
export function storedRoles(chosen: readonly StaffRole[]): { staff_role: StaffRole | null; more_roles: StaffRole[] } {
  if (chosen.includes('admin')) return { staff_role: 'admin', more_roles: [] };
  const [staff_role = null, ...more_roles] = STAFF_ROLES.filter((role) => chosen.includes(role));
  return { staff_role, more_roles };
}
