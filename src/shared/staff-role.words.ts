import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type Person, rolesOf, type StaffRole } from './rights.ts';

export const ROLE_WORDS: Record<StaffRole, MessageDescriptor> = {
  support: msg`Customer service`,
  workshop: msg`Workshop`,
  finance: msg`Finance`,
  editor: msg`Editor`,
  reviewer: msg`Reviewer`,
  admin: msg`Administrator`,
};

/** All roles of a person in one line: "Finance and Workshop". */
export function rolesText(i18n: I18n, person: Pick<Person, 'staff_role' | 'more_roles'>): string {
  const names = rolesOf(person).map((role) => i18n._(ROLE_WORDS[role]));
  return new Intl.ListFormat(i18n.locale).format(names);
}

// @chunk log
