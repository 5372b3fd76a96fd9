import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MasterFault, WorkPart, WorkText } from './studio.rules.ts';
import type { SellerStep, WorkStage } from './studio-steps.rules.ts';

export const STAGE_WORDS: Record<WorkStage, MessageDescriptor> = {
  draft: msg`Draft`,
  submitted: msg`Under review`,
  needs_changes: msg`Needs changes`,
  online: msg`Online`,
  paused: msg`Paused`,
  removed: msg`Archived`,
};

/** What the seller can do next at each stage. */
export const NEXT_WORDS: Record<WorkStage, MessageDescriptor> = {
  draft: msg`Complete it and submit it for review.`,
  submitted: msg`We are reviewing it and will e-mail you.`,
  needs_changes: msg`Please make the changes we asked for and submit it again.`,
  online: msg`On sale. You can edit its texts at any time.`,
  paused: msg`Not on sale until you put it online again.`,
  removed: msg`Archived: visitors cannot see it.`,
};

export const PAUSED_BY_SHOP = msg`Taken offline by us. Please contact us if you have questions.`;

/** The buttons of the steps. */
export const STEP_WORDS: Record<SellerStep, MessageDescriptor> = {
  submit: msg`Submit for review`,
  withdraw: msg`Withdraw from review`,
  pause: msg`Pause`,
  resume: msg`Put online again`,
  revise: msg`Change the picture or the edition`,
  remove: msg`Archive`,
  restore: msg`Restore`,
};

/** A completed step, if it can be undone. */
export const STEP_DONE: Partial<Record<SellerStep, { words: MessageDescriptor; undo: SellerStep }>> = {
  pause: { words: msg`The work is paused and no longer on sale.`, undo: 'resume' },
  resume: { words: msg`The work is online again.`, undo: 'pause' },
  remove: { words: msg`The work is in the archive.`, undo: 'restore' },
  restore: { words: msg`The work has been restored.`, undo: 'remove' },
};

/** The events of a work's history. */
export const EVENT_WORDS: Record<string, MessageDescriptor> = {
  create: msg`Draft created`,
  submit: msg`Submitted for review`,
  withdraw: msg`Withdrawn from review`,
  publish: msg`Published`,
  needs_changes: msg`Changes asked for`,
  pause: msg`Paused`,
  resume: msg`Put online again`,
  revise: msg`Returned to draft`,
  remove: msg`Archived`,
  restore: msg`Restored`,
};

interface FaultWords {
  what: MessageDescriptor;
  next: MessageDescriptor;
}

/** Why a file cannot be printed, and what to do about it. */
export const FAULT_WORDS: Record<MasterFault | 'size' | 'empty', FaultWords> = {
  type: {
    what: msg`This is not a picture we can print from.`,
    next: msg`Please save it as TIFF, PNG, JPEG or WebP and choose it again. SVG, PDF, HEIC and camera files cannot be used.`,
  },
  pages: {
    what: msg`This file contains several pages or frames.`,
    next: msg`Please save the picture as a single flattened image and choose it again.`,
  },
  pixels: {
    what: msg`This picture has more than 150 megapixels.`,
    next: msg`Please make it smaller, to at most 150 megapixels: 14,000 × 10,000 pixels are more than our largest print needs.`,
  },
  small: {
    what: msg`This picture has too few pixels, even for our smallest print.`,
    next: msg`Please choose a larger scan or photograph: about 2,400 × 1,800 pixels are needed for 40 × 30 cm.`,
  },
  broken: {
    what: msg`This file is damaged or incomplete.`,
    next: msg`Please open it in an image editor, save it again and choose the new file.`,
  },
  heavy: {
    what: msg`Processing this file takes more memory or time than we allow.`,
    next: msg`Please save it without layers as TIFF or JPEG with at most 16 bits a channel and choose it again.`,
  },
  size: {
    what: msg`This file is larger than 200 MB.`,
    next: msg`Please save it with lossless compression (LZW or ZIP in TIFF) or as JPEG of the best quality.`,
  },
  empty: { what: msg`This file is empty.`, next: msg`Please choose another one.` },
};

export const TEXT_WORDS: Record<WorkText, MessageDescriptor> = {
  title: msg`Title`,
  alt: msg`Description for people who cannot see the picture`,
  inspiration: msg`Inspiration`,
  material: msg`Material`,
};

/** What a work lacks, listed before its submission. */
export const PART_WORDS: Record<WorkPart, MessageDescriptor> = {
  ...TEXT_WORDS,
  artist: msg`The artist`,
  picture: msg`A picture`,
  sizes: msg`Enough pixels for at least one size`,
  category: msg`Category`,
  subjects: msg`At least one subject`,
  edition_size: msg`The size of the edition`,
  place: msg`The place where it is exhibited`,
};

// @chunk studio
