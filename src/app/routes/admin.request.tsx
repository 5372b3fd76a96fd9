import { createFileRoute } from '@tanstack/react-router';
import { type RequestSearch, readRequestSearch } from '#buying/account/data-request.rules.ts';
import { RequestsPage } from '#buying/account/ui/requests-page.tsx';

export const Route = createFileRoute('/admin/request')({
  // Parsed by the page: every visitor loads this file.
  validateSearch: (search: RequestSearch) => search,
  component: () => <RequestsPage search={readRequestSearch({ ...Route.useSearch() })} />,
});
