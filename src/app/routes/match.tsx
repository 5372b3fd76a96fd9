import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { loadMatches } from '#catalogue/wall/match.queries.ts';
import { MatchPage } from '#catalogue/wall/ui/match-page.tsx';
import { readColours, writeColours } from '#catalogue/works/harmony.rules.ts';
import { pageHead } from '../pages/page-head.ts';

const title = msg`Match my room`;
const description = msg`Works whose colours go with your room: from a photo that stays on your device, or from a colour.`;

const readSearch = ({ colours }: Record<string, unknown>): { colours?: string } => {
  const known = writeColours(readColours(String(colours ?? '')));
  return known ? { colours: known } : {};
};

export const Route = createFileRoute('/match')({
  validateSearch: readSearch,
  loaderDeps: ({ search }) => readSearch(search),
  loader: ({ context, deps }) => loadMatches(context, readColours(deps.colours ?? '')),
  head: (page) => {
    const { i18n } = page.match.context;
    return pageHead(page, { title: i18n._(title), description: i18n._(description) });
  },
  component: () => <MatchPage search={Route.useSearch()} groups={Route.useLoaderData()} />,
});
