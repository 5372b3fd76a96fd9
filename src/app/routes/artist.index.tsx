import { createFileRoute } from '@tanstack/react-router';
import { loadArtists, readArtistSearch } from '#selling/directory/artist.queries.ts';
import { ArtistsPage } from '#selling/directory/ui/artists-page.tsx';
import { namedHead } from '../pages/page-head.ts';

export const Route = createFileRoute('/artist/')({
  validateSearch: readArtistSearch,
  loaderDeps: ({ search }) => readArtistSearch(search),
  loader: ({ context, deps }) => loadArtists(context, deps),
  head: (page) => namedHead(page, 'artists'),
  component: () => <ArtistsPage reply={Route.useLoaderData()} search={readArtistSearch(Route.useSearch())} />,
});
