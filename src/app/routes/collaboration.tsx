import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { EnquiryLater } from '#buying/contact/ui/enquiry-later.tsx';
import { namedParts } from '#catalogue/articles/ui/named-parts.tsx';
import { WordsPage } from '#catalogue/pages/ui/words-page.tsx';
import { wordsHead, wordsLoader } from '../pages/words-route.ts';

export const Route = createFileRoute('/collaboration')({
  loader: wordsLoader('collaboration'),
  head: wordsHead,
  component: Collaboration,
});

function Collaboration() {
  const { auth } = getRouteApi('__root__').useLoaderData();
  return (
    <WordsPage reply={Route.useLoaderData()} parts={namedParts}>
      <EnquiryLater kind="collaboration" place="collaboration" auth={auth} />
    </WordsPage>
  );
}
