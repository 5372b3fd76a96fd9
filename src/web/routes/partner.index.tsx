import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { namedParts } from '#features/articles/ui/named-parts.tsx';
import { EnquiryLater } from '#features/contact/ui/enquiry-later.tsx';
import { WordsPage } from '#features/pages/ui/words-page.tsx';
import { wordsHead, wordsLoader } from '#web/pages/words-route.ts';

export const Route = createFileRoute('/partner/')({
  loader: wordsLoader('partner'),
  head: wordsHead,
  component: Partner,
});

function Partner() {
  const { auth } = getRouteApi('__root__').useLoaderData();
  return (
    <WordsPage reply={Route.useLoaderData()} parts={namedParts}>
      <EnquiryLater kind="partner" place="partner" auth={auth} />
    </WordsPage>
  );
}
