import type { MessageDescriptor } from '@lingui/core';
import { STAFF_SECTIONS } from '#desk/admin/staff-sections.rules.ts';

/** The titles of the back office, by the part of their address after `/admin`; loaded with their routes. */
export const staffPageTitles: Readonly<Record<string, MessageDescriptor>> = Object.fromEntries(
  STAFF_SECTIONS.flatMap(({ pages }) => pages.map(({ to, name }) => [to.replace(/^\/admin\/?/, ''), name])),
);
