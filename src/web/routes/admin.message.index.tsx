import { createFileRoute } from '@tanstack/react-router';
import { type MessageDeskSearch, readMessageDeskSearch } from '#features/messages/message-desk-search.rules.ts';
import { StaffMessagesPage } from '#features/messages/ui/staff-messages-page.tsx';

export const Route = createFileRoute('/admin/message/')({
  // Read by the page itself: every visitor loads what stands here.
  validateSearch: (search: MessageDeskSearch) => search,
  component: () => <StaffMessagesPage search={readMessageDeskSearch({ ...Route.useSearch() })} />,
});
