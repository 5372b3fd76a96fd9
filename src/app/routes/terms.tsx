import { createFileRoute } from '@tanstack/react-router';
import { namedParts } from '#catalogue/articles/ui/named-parts.tsx';
import type { VersionSearch } from '#catalogue/pages/page.queries.ts';
import { WordsPage } from '#catalogue/pages/ui/words-page.tsx';
import { wordsHead, wordsLoader } from '../pages/words-route.ts';

export const Route = createFileRoute('/terms')({
  // The API decides which versions exist.
  validateSearch: (search: VersionSearch) => search,
  loaderDeps: ({ search: { version } }) => (version ? { version } : {}),
  loader: wordsLoader('terms'),
  head: wordsHead,
  component: () => <WordsPage reply={Route.useLoaderData()} parts={namedParts} />,
});
