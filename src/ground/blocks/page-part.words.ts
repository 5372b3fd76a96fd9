import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ComposedKind } from './page-part.rules.ts';

/** What the parts of a page are called that the shop composes. */
export const COMPOSED_WORDS: Record<ComposedKind, MessageDescriptor> = {
  drawing: msg`Drawing`,
  work: msg`Work card`,
  detail: msg`Part of a work`,
  artist: msg`Artist card`,
};
