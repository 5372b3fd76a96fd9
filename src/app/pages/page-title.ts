import type { MessageDescriptor } from '@lingui/core';

export interface PageTitle {
  title: MessageDescriptor;
  /** One or two sentences for search engines and for the top of a page without content yet. */
  description: MessageDescriptor;
}
