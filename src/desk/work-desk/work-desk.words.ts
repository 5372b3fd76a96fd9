import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { NewDeskWorkForm } from './work-desk.contract.ts';
import type { DeskStage, DeskStep } from './work-desk.rules.ts';

export const STEP_NAMES: Record<DeskStep, MessageDescriptor> = {
  pause: msg`Take off sale`,
  publish: msg`Put on sale`,
  remove: msg`Remove`,
  restore: msg`Restore`,
};

export const TAKEN_WORDS: Record<DeskStep, MessageDescriptor> = {
  pause: msg`The work is off sale.`,
  publish: msg`The work is on sale.`,
  remove: msg`The work is archived.`,
  restore: msg`The work is restored, and off sale.`,
};

export const STAGE_WORDS: Record<DeskStage, MessageDescriptor> = {
  draft: msg`Draft`,
  submitted: msg`Under review`,
  needs_changes: msg`Needs changes`,
  online: msg`Online`,
  paused: msg`Paused`,
  removed: msg`Archived`,
};

export const SALE_MODE_WORDS: Record<NewDeskWorkForm['sale_mode'], MessageDescriptor> = {
  online: msg`Open edition`,
  edition: msg`Numbered edition`,
  exhibition: msg`In exhibition stores`,
};

// @chunk log
