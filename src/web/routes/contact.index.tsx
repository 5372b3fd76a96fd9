import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { ContactPage } from '#features/contact/ui/contact-page.tsx';
import { loadPage } from '#features/pages/page.queries.ts';
import { pageHead } from '#web/pages/page-head.ts';

export const Route = createFileRoute('/contact/')({
  loader: ({ context }) => loadPage(context, 'contact'),
  head: (page) => (page.loaderData ? pageHead(page, page.loaderData.page) : {}),
  component: Contact,
});

function Contact() {
  const { info, auth } = getRouteApi('__root__').useLoaderData();
  return <ContactPage page={Route.useLoaderData().page} info={info} auth={auth} />;
}
