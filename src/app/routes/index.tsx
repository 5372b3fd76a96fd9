import { createFileRoute } from '@tanstack/react-router';
import { loadHome } from '#buying/home/home.queries.ts';
import { HomePage } from '#buying/home/ui/home-page.tsx';
import { withRows } from '#catalogue/works/ui/row-breaks.ts';
import { hangWorks } from '#catalogue/works/ui/works-wall.tsx';
import { LEADING_SIZES, preloadPicture } from '#ground/pictures/picture.rules.ts';
import { namedHead } from '../pages/page-head.ts';

export const Route = createFileRoute('/')({
  loader: ({ context }) => withRows(loadHome(context)),
  head: (page) => {
    const head = namedHead(page, 'home');
    const picture = page.loaderData?.hero?.work.picture;
    return picture ? { ...head, links: [...head.links, preloadPicture(picture, LEADING_SIZES.home)] } : head;
  },
  component: () => <HomePage home={Route.useLoaderData()} hangWorks={hangWorks} />,
});

// @chunk routes
