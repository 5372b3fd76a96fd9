import { useUnread } from '#buying/messages/unread.queries.ts';
import { MemberQueries } from '#kit/client/queries.tsx';

/** Updates the header's number of unread messages. Loaded for members only: visitors have none. */
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
