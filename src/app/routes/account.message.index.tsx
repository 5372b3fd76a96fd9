import { createFileRoute } from '@tanstack/react-router';
import { type MessageSearch, readMessageSearch } from '#buying/messages/message-search.rules.ts';
import { MessagesPage } from '#buying/messages/ui/messages-page.tsx';
import { namedHead } from '../pages/page-head.ts';

export const Route = createFileRoute('/account/message/')({
  // Parsed by the page: every visitor loads this file.
  validateSearch: (search: MessageSearch) => search,
  head: (page) => namedHead(page, 'message', { noindex: true }),
  component: () => <MessagesPage search={readMessageSearch({ ...Route.useSearch() })} />,
});
