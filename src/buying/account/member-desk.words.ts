import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MemberSort } from '#people/members/member-search.rules.ts';
import type { Person, Standing } from '#shared/rights.ts';
import type { RequestChannel, RequestKind, RequestList, RequestState } from './data-request.rules.ts';

export const MEMBER_KIND_WORDS: Record<Person['type'], MessageDescriptor> = {
  basic: msg`Buyer`,
  artist: msg`Artist`,
  gallery: msg`Gallery`,
};

/** The state of an application to sell. */
export const STANDING_WORDS: Record<Standing, MessageDescriptor> = {
  none: msg`None`,
  pending: msg`Under review`,
  approved: msg`Approved`,
  rejected: msg`Not accepted`,
  suspended: msg`Suspended`,
};

export const MEMBER_SORT_WORDS: Record<MemberSort, MessageDescriptor> = {
  newest: msg`Most recent first`,
  oldest: msg`Oldest first`,
  name: msg`By family name`,
};

export const REQUEST_KIND_WORDS: Record<RequestKind, MessageDescriptor> = {
  export: msg`A copy of their data`,
  deletion: msg`Deletion of the account`,
};

export const CHANNEL_WORDS: Record<RequestChannel, MessageDescriptor> = {
  mail: msg`By e-mail`,
  phone: msg`By telephone`,
  letter: msg`By letter`,
};

export const REQUEST_STATE_WORDS: Record<RequestState, MessageDescriptor> = {
  open: msg`To be done`,
  done: msg`Carried out`,
  withdrawn: msg`Withdrawn`,
};

export const REQUEST_LIST_WORDS: Record<RequestList, MessageDescriptor> = {
  open: msg`To be done`,
  closed: msg`Settled`,
};

// @chunk log
