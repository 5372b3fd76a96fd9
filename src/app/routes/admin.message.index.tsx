import { createFileRoute } from '@tanstack/react-router';
import { type MessageDeskSearch, readMessageDeskSearch } from '#buying/messages/message-desk-search.rules.ts';
import { StaffMessagesPage } from '#buying/messages/ui/staff-messages-page.tsx';

export const Route = createFileRoute('/admin/message/')({
  // Parsed by the page: every visitor loads this file.
  validateSearch: (search: MessageDeskSearch) => search,
  component: () => <StaffMessagesPage search={readMessageDeskSearch({ ...Route.useSearch() })} />,
});
