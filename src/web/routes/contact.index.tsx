import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { ContactPage } from '#features/contact/ui/contact-page.tsx';
import { wordsHead, wordsLoader } from '#web/pages/words-route.ts';

export const Route = createFileRoute('/contact/')({
  loader: wordsLoader('contact'),
  head: wordsHead,
  component: Contact,
});

function Contact() {
  const { info, auth } = getRouteApi('__root__').useLoaderData();
  return <ContactPage page={Route.useLoaderData().page} info={info} auth={auth} />;
}
