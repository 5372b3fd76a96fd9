import { THREAD_STATES, type ThreadState } from '#people/threads/thread.rules.ts';
import { DESK_OWNERS, type DeskOwner } from '#shared/desk-owner.rules.ts';
import { readKeyword } from '#shared/keyword.ts';

export interface MessageDeskSearch {
  state?: ThreadState;
  who?: DeskOwner;
  keyword?: string;
}

/** Ignores values it does not know. */
export function readMessageDeskSearch(address: Record<string, unknown>): MessageDeskSearch {
  const state = THREAD_STATES.find((name) => name === address.state && name !== 'waiting');
  const who = DESK_OWNERS.find((name) => name === address.who && name !== 'all');
  const keyword = readKeyword(address.keyword);
  return { ...(state && { state }), ...(who && { who }), ...(keyword && { keyword }) };
}
