import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MasterFault } from '#selling/studio/studio.rules.ts';

/** Why a file cannot be printed, in the studio's words. */
export const FILE_FAULT_WORDS: Record<MasterFault, MessageDescriptor> = {
  type: msg`This is not a picture we can print from.`,
  pages: msg`This file contains several pages or frames.`,
  pixels: msg`This picture has more than 150 megapixels.`,
  small: msg`This picture has too few pixels, even for our smallest print.`,
  broken: msg`This file is damaged or incomplete.`,
  heavy: msg`Processing this file takes more memory or time than we allow.`,
};
