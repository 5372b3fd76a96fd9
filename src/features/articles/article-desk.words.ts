import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Drawing } from '#ground/blocks/block.rules.ts';
import type { ArticleOrder } from './article-desk-search.rules.ts';
import type { ArticleState } from './article-steps.rules.ts';
import type { BlockKind } from './article-values.rules.ts';

export const STATE_WORDS: Record<ArticleState, MessageDescriptor> = {
  draft: msg`Draft`,
  scheduled: msg`Scheduled`,
  published: msg({ message: 'Published', context: 'article' }),
  withdrawn: msg({ message: 'Withdrawn', context: 'article' }),
  removed: msg`Deleted`,
};

export const ORDER_WORDS: Record<ArticleOrder, MessageDescriptor> = {
  changed: msg`Last changed`,
  published: msg`Publication date`,
  title: msg`Article title`,
};

export const BLOCK_WORDS: Record<BlockKind, MessageDescriptor> = {
  paragraph: msg`Paragraph`,
  heading: msg`Heading`,
  image: msg`Image`,
  quote: msg`Quotation`,
  work: msg`Work card`,
  artist: msg`Artist card`,
  list: msg`List`,
  facts: msg`Table of facts`,
  drawing: msg`Drawing`,
};

export const DRAWING_WORDS: Record<Drawing, MessageDescriptor> = {
  'print-layers': msg`Layers of a print`,
  'frame-sections': msg`Sections of frames`,
  'hanging-height': msg`Height of hanging`,
  'mat-widths': msg`Widths of mats`,
  packing: msg`Packing`,
  'size-ladder': msg`Sizes side by side`,
};
