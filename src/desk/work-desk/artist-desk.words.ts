import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ARTIST_KINDS, ARTIST_STATES } from './artist-desk.rules.ts';

export const KIND_WORDS: Record<(typeof ARTIST_KINDS)[number], MessageDescriptor> = {
  artist: msg`Artist`,
  gallery: msg`Gallery`,
};

export const STATE_WORDS: Record<(typeof ARTIST_STATES)[number], MessageDescriptor> = {
  shown: msg`In the directory`,
  hidden: msg`Hidden`,
  empty: msg`Without works on show`,
};

// @chunk log
