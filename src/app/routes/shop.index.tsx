import { createFileRoute } from '@tanstack/react-router';
import { readShopSearch } from '#catalogue/works/shop-search.rules.ts';
import { withRows } from '#catalogue/works/ui/row-breaks.ts';
import { ShopPage } from '#catalogue/works/ui/shop-page.tsx';
import { loadShop } from '#catalogue/works/works.queries.ts';
import { leadOnWall, sizesOnWall } from '#catalogue/works/works-wall.rules.ts';
import { preloadPicture } from '#ground/pictures/picture.rules.ts';
import { namedHead } from '../pages/page-head.ts';

export const Route = createFileRoute('/shop/')({
  validateSearch: readShopSearch,
  // The router passes on unknown keys too; only valid ones are used.
  loaderDeps: ({ search }) => readShopSearch(search),
  loader: ({ context, deps }) => withRows(loadShop(context, deps)),
  head: (page) => {
    const head = namedHead(page, 'shop');
    const works = page.loaderData?.list ?? [];
    const lead = works[leadOnWall(works)];
    if (!lead?.picture) return head;
    return { ...head, links: [...head.links, preloadPicture(lead.picture, sizesOnWall(lead.aspect))] };
  },
  component: () => <ShopPage shop={Route.useLoaderData()} search={readShopSearch(Route.useSearch())} />,
});
