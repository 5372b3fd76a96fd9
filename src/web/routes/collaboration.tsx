import { createFileRoute } from '@tanstack/react-router';
import { namedParts } from '#features/articles/ui/named-parts.tsx';
import { loadPage } from '#features/pages/page.queries.ts';
import { WordsPage } from '#features/pages/ui/words-page.tsx';
import { pageHead } from '#web/pages/page-head.ts';

export const Route = createFileRoute('/collaboration')({
  loader: ({ context }) => loadPage(context, 'collaboration'),
  head: (page) => (page.loaderData ? pageHead(page, page.loaderData.page) : {}),
  component: () => <WordsPage reply={Route.useLoaderData()} parts={namedParts} />,
});
