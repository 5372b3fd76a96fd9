import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Beside the number of an order that was placed in test mode. */
export const TEST_BADGE = msg({ message: 'Test', context: 'order' });

/** On everything about such an order: pages, mails and papers. */
export const TEST_NOTE = msg`Test order: no money is taken, and nothing is delivered.`;

/** In front of a subject or a title. */
export function testTitle(text: string): MessageDescriptor {
  return msg`Test: ${{ text }}`;
}
