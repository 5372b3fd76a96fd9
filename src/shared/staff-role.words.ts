import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { StaffRole } from './rights.ts';

/** What each role of the staff is called. */
export const ROLE_WORDS: Record<StaffRole, MessageDescriptor> = {
  support: msg`Customer service`,
  workshop: msg`Workshop`,
  finance: msg`Finance`,
  editor: msg`Editor`,
  reviewer: msg`Reviewer`,
  admin: msg`Administrator`,
};

// @chunk log
