import { createFileRoute } from '@tanstack/react-router';
import { withRows } from '#catalogue/works/ui/row-breaks.ts';
import { hangWorks } from '#catalogue/works/ui/works-wall.tsx';
import { loadArtist } from '#selling/directory/artist.queries.ts';
import { ArtistPage } from '#selling/directory/ui/artist-page.tsx';
import { foundOr404 } from '../pages/found-or-404.ts';
import { pageHead } from '../pages/page-head.ts';
import { pageTitles } from '../pages/page-titles.ts';

export const Route = createFileRoute('/artist/$id')({
  loader: ({ context, params }) => withRows(foundOr404(loadArtist(context, params.id))),
  head: (page) => {
    if (!page.loaderData) return {};
    const { artist } = page.loaderData;
    const description = artist.intro || page.match.context.i18n._(pageTitles.artist.description);
    return pageHead(page, { title: artist.name, description, path: `/artist/${artist.slug}` });
  },
  component: () => <ArtistPage reply={Route.useLoaderData()} hangWorks={hangWorks} />,
});
