import { useUnread } from '#buying/messages/unread.queries.ts';
import { MemberQueries } from '#kit/client/queries.tsx';

/** Keeps the header's number of unread messages fresh. Loaded for members only: visitors have no messages. */
export function UnreadWatch() {
  return (
    <MemberQueries>
      <Watch />
    </MemberQueries>
  );
}

function Watch() {
  useUnread();
  return null;
}
