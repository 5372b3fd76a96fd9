import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { namedParts } from '#features/articles/ui/named-parts.tsx';
import { EnquiryLater } from '#features/contact/ui/enquiry-later.tsx';
import { loadPage } from '#features/pages/page.queries.ts';
import { WordsPage } from '#features/pages/ui/words-page.tsx';
import { foundOr404 } from '#web/pages/found-or-404.ts';
import { pageHead } from '#web/pages/page-head.ts';

export const Route = createFileRoute('/partner/')({
  loader: ({ context }) => foundOr404(loadPage(context, 'partner')),
  head: (page) => (page.loaderData ? pageHead(page, page.loaderData.page) : {}),
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
