import { createFileRoute } from '@tanstack/react-router';
import { hangWorks } from '#features/catalog/ui/works-wall.tsx';
import { loadHome } from '#features/home/home.queries.ts';
import { HERO_SIZES } from '#features/home/ui/hero-sizes.ts';
import { HomePage } from '#features/home/ui/home-page.tsx';
import { preloadPicture } from '#ground/pictures/picture.rules.ts';
import { namedHead } from '#web/pages/page-head.ts';

export const Route = createFileRoute('/')({
  loader: ({ context }) => loadHome(context),
  head: (page) => {
    const head = namedHead(page, 'home');
    const picture = page.loaderData?.hero?.item.picture;
    return picture ? { ...head, links: [...head.links, preloadPicture(picture, HERO_SIZES)] } : head;
  },
  component: () => <HomePage {...Route.useLoaderData()} hangWorks={hangWorks} />,
});
