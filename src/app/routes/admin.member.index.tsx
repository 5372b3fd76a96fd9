import { createFileRoute } from '@tanstack/react-router';
import { MembersPage } from '#buying/account/ui/members-page.tsx';
import { type MemberSearch, readMemberSearch } from '#people/members/member-search.rules.ts';

export const Route = createFileRoute('/admin/member/')({
  // Read by the page itself: every visitor loads what stands here.
  validateSearch: (search: MemberSearch) => search,
  component: () => <MembersPage search={readMemberSearch({ ...Route.useSearch() })} />,
});
