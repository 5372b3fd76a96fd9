import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ComposedKind } from './page-part.rules.ts';

export const COMPOSED_WORDS: Record<ComposedKind, MessageDescriptor> = {
  drawing: msg`Drawing`,
  work: msg`Work card`,
  detail: msg`Part of a work`,
  artist: msg`Artist card`,
  image: msg`Picture`,
};
