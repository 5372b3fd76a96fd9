import { createFileRoute } from '@tanstack/react-router';
import { readMessageSearch } from '#features/messages/message-search.rules.ts';
import { MessagesPage } from '#features/messages/ui/messages-page.tsx';
import { namedHead } from '#web/pages/page-head.ts';

export const Route = createFileRoute('/account/message/')({
  validateSearch: readMessageSearch,
  head: (page) => namedHead(page, 'message', { noindex: true }),
  component: () => <MessagesPage search={readMessageSearch({ ...Route.useSearch() })} />,
});
