import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { namedParts } from '#features/articles/ui/named-parts.tsx';
import { EnquiryLater } from '#features/contact/ui/enquiry-later.tsx';
import { loadPage } from '#features/pages/page.queries.ts';
import { WordsPage } from '#features/pages/ui/words-page.tsx';
import { foundOr404 } from '#web/pages/found-or-404.ts';
import { pageHead } from '#web/pages/page-head.ts';

export const Route = createFileRoute('/collaboration')({
  loader: ({ context }) => foundOr404(loadPage(context, 'collaboration')),
  head: (page) => (page.loaderData ? pageHead(page, page.loaderData.page) : {}),
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
