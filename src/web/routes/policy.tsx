import { createFileRoute } from '@tanstack/react-router';
import { namedParts } from '#features/articles/ui/named-parts.tsx';
import type { VersionSearch } from '#features/pages/page.queries.ts';
import { WordsPage } from '#features/pages/ui/words-page.tsx';
import { wordsHead, wordsLoader } from '#web/pages/words-route.ts';

export const Route = createFileRoute('/policy')({
  // The API says which versions there are.
  validateSearch: (search: VersionSearch) => search,
  loaderDeps: ({ search: { version } }) => (version ? { version } : {}),
  loader: wordsLoader('policy'),
  head: wordsHead,
  component: () => <WordsPage reply={Route.useLoaderData()} parts={namedParts} />,
});
