import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SalesItem, SalesSort } from './sales.contract.ts';
import type { SalesTab } from './sales-search.rules.ts';

export const TAB_WORDS: Record<SalesTab, MessageDescriptor> = {
  overview: msg`Overview`,
  online: msg`Online works`,
  offline: msg`Offline works`,
  analysis: msg`Analysis`,
};

export const SORT_WORDS: Record<SalesSort, MessageDescriptor> = {
  new: msg`Newest first`,
  title: msg`Title`,
  sales: msg`Most sold`,
  share: msg`Highest share`,
  views: msg`Most seen`,
  collectors: msg`Most saved`,
};

/** The stage of an unpublished work. */
export const STAGE_WORDS: Record<NonNullable<SalesItem['stage']>, MessageDescriptor> = {
  draft: msg`Draft`,
  submitted: msg`In review`,
  needs_changes: msg`Changes requested`,
  paused: msg`Paused`,
  removed: msg`Removed`,
};
