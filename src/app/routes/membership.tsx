import { createFileRoute } from '@tanstack/react-router';
import { namedParts } from '#catalogue/articles/ui/named-parts.tsx';
import { WordsPage } from '#catalogue/pages/ui/words-page.tsx';
import { wordsHead, wordsLoader } from '../pages/words-route.ts';

export const Route = createFileRoute('/membership')({
  loader: wordsLoader('membership'),
  head: wordsHead,
  component: () => <WordsPage reply={Route.useLoaderData()} parts={namedParts} />,
});
