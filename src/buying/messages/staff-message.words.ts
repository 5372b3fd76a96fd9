import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ThreadState } from '#people/threads/thread.rules.ts';

export const THREAD_STATE_WORDS: Record<ThreadState, MessageDescriptor> = {
  waiting: msg`Open`,
  answered: msg`Answered`,
  closed: msg({ message: 'Closed', context: 'conversation' }),
};
