import { createFileRoute } from '@tanstack/react-router';
import { namedParts } from '#features/articles/ui/named-parts.tsx';
import { loadPage } from '#features/pages/page.queries.ts';
import { WordsPage } from '#features/pages/ui/words-page.tsx';
import { foundOr404 } from '#web/pages/found-or-404.ts';
import { pageHead } from '#web/pages/page-head.ts';

export const Route = createFileRoute('/about')({
  loader: ({ context }) => foundOr404(loadPage(context, 'about')),
  head: (page) => (page.loaderData ? pageHead(page, page.loaderData.page) : {}),
  component: () => <WordsPage reply={Route.useLoaderData()} parts={namedParts} />,
});
