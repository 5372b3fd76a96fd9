import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { MatchPage } from '#catalogue/wall/ui/match-page.tsx';
import { pageHead } from '../pages/page-head.ts';

const title = msg`Match my room`;
const description = msg`Works whose colours go with your room: from a photo that stays on your device, or from a colour.`;

/** Loosely: every page has this code, and `readColours` drops what is no colour. */
const readSearch = ({ colours }: Record<string, unknown>): { colours?: string } =>
  /^[a-z]{3,6}(_[a-z]{3,6}){0,2}$/.test(String(colours ?? '')) ? { colours: String(colours) } : {};

export const Route = createFileRoute('/match')({
  validateSearch: readSearch,
  loaderDeps: ({ search }) => readSearch(search),
  loader: async ({ context, deps }) => {
    const { loadMatches } = await import('#catalogue/wall/match.queries.ts');
    return loadMatches(context, deps.colours ?? '');
  },
  head: (page) => {
    const { i18n } = page.match.context;
    return pageHead(page, { title: i18n._(title), description: i18n._(description) });
  },
  component: () => <MatchPage search={Route.useSearch()} groups={Route.useLoaderData()} />,
});
