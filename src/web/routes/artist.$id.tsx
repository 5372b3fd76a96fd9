import { createFileRoute } from '@tanstack/react-router';
import { artistQuery } from '#features/artists/artist.queries.ts';
import { ArtistPage } from '#features/artists/ui/artist-page.tsx';
import { foundOr404 } from '#web/pages/found-or-404.ts';
import { pageHead } from '#web/pages/page-head.ts';

export const Route = createFileRoute('/artist/$id')({
  loader: ({ context, params }) => foundOr404(context.queryClient.ensureQueryData(artistQuery(context, params.id))),
  head: (page) => {
    if (!page.loaderData) return {};
    const { artist } = page.loaderData;
    return pageHead(page, { title: artist.name, description: artist.intro });
  },
  component: () => <ArtistPage reply={Route.useLoaderData()} />,
});
