import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { WrittenKind } from './written.rules.ts';

export const WRITTEN_WORDS: Record<WrittenKind, MessageDescriptor> = {
  paragraph: msg`Paragraph`,
  heading: msg`Heading`,
  list: msg`List`,
  steps: msg`Numbered list`,
  facts: msg`Table of facts`,
  quote: msg`Quotation`,
};

// @chunk log
