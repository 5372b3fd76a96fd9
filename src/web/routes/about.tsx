import { createFileRoute } from '@tanstack/react-router';
import { namedParts } from '#features/articles/ui/named-parts.tsx';
import { WordsPage } from '#features/pages/ui/words-page.tsx';
import { wordsHead, wordsLoader } from '#web/pages/words-route.ts';

export const Route = createFileRoute('/about')({
  loader: wordsLoader('about'),
  head: wordsHead,
  component: () => <WordsPage reply={Route.useLoaderData()} parts={namedParts} />,
});
