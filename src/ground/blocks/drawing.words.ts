import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Drawing } from './block.rules.ts';

export const DRAWING_WORDS: Record<Drawing, MessageDescriptor> = {
  'print-layers': msg`Layers of a print`,
  'frame-sections': msg`Sections of frames`,
  'hanging-height': msg`Height of hanging`,
  'mat-widths': msg`Widths of mats`,
  packing: msg`Packing`,
  'size-ladder': msg`Sizes side by side`,
};
