import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DeskOwner } from './desk-owner.rules.ts';

export const OWNER_WORDS: Record<DeskOwner, MessageDescriptor> = {
  all: msg`Everyone’s`,
  mine: msg`Mine`,
  unassigned: msg`Unassigned`,
};

// @chunk account
