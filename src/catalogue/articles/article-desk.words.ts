import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
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

// @chunk log
