import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { ApplicationBanner } from '#people/applications/ui/application-banner.tsx';
import { AccountPage } from '#people/members/ui/account-page.tsx';
import { namedHead } from '../pages/page-head.ts';

export const Route = createFileRoute('/account/')({
  // The page a provider returns to when a member adds it as a way to sign in.
  validateSearch: (search: { link?: string }) => search,
  head: (page) => namedHead(page, 'account', { noindex: true }),
  component: Account,
});

const root = getRouteApi('__root__');

function Account() {
  const { auth } = root.useLoaderData();
  const { link } = Route.useSearch();
  const linking = /^[a-z]{1,20}$/.test(String(link ?? '')) ? link : undefined;
  return <AccountPage banner={<ApplicationBanner />} providers={auth.providers} linking={linking} />;
}
