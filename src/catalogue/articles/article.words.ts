import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ArticleTag, ArticleType } from './article.rules.ts';

export const TYPE_WORDS: Record<ArticleType, MessageDescriptor> = {
  news: msg`News`,
  insight: msg`Insights`,
};

export const TAG_WORDS: Record<ArticleTag, MessageDescriptor> = {
  print: msg`Printing`,
  frames: msg`Frames`,
  hanging: msg`Hanging`,
  artists: msg`Artists`,
  collecting: msg`Collecting`,
  workshop: msg`From the workshop`,
  exhibitions: msg`Exhibitions`,
};
