import { createFileRoute } from '@tanstack/react-router';
import { type MessageSearch, readMessageSearch } from '#features/messages/message-search.rules.ts';
import { MessagesPage } from '#features/messages/ui/messages-page.tsx';
import { namedHead } from '#web/pages/page-head.ts';

export const Route = createFileRoute('/account/message/')({
  // Read by the page itself: every visitor loads what stands here.
  validateSearch: (search: MessageSearch) => search,
  head: (page) => namedHead(page, 'message', { noindex: true }),
  component: () => <MessagesPage search={readMessageSearch({ ...Route.useSearch() })} />,
});
