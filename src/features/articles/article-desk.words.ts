import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ArticleOrder } from './article-desk-search.rules.ts';
import type { ArticleState } from './article-steps.rules.ts';
import type { ArticleValues, BlockKind } from './article-values.rules.ts';

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

/** The parts of an article, as the log of changes names them. */
const PART_WORDS: Record<keyof ArticleValues | 'status' | 'published_at', MessageDescriptor> = {
  slug: msg`Web address`,
  type: msg`Kind`,
  tags: msg`Subjects`,
  title: msg`Article title`,
  summary: msg`Summary`,
  cover_item_id: msg`Cover`,
  cover_hash: msg`Cover`,
  cover_alt: msg`What is on the cover`,
  blocks: msg`Text`,
  status: msg`State`,
  published_at: msg`Publication date`,
};

/** What a conflict calls a part. */
export const articleFactWord = (fact: string): MessageDescriptor | undefined =>
  (PART_WORDS as Readonly<Record<string, MessageDescriptor>>)[fact];
