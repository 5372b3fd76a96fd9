import { createFileRoute } from '@tanstack/react-router';
import { MembersPage } from '#buying/account/ui/members-page.tsx';
import { type MemberSearch, readMemberSearch } from '#people/members/member-search.rules.ts';

export const Route = createFileRoute('/admin/member/')({
  // Parsed by the page: every visitor loads this file.
  validateSearch: (search: MemberSearch) => search,
  component: () => <MembersPage search={readMemberSearch({ ...Route.useSearch() })} />,
});
