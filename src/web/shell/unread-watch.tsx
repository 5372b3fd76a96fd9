import { useUnread } from '#features/messages/unread.queries.ts';

/** Keeps the header's number of unread messages fresh. Loaded for members only: visitors have no messages. */
export function UnreadWatch() {
  useUnread();
  return null;
}
