import { createFileRoute } from '@tanstack/react-router';
import { loadShop } from '#features/catalog/catalog.queries.ts';
import { readShopSearch } from '#features/catalog/shop-search.rules.ts';
import { withRows } from '#features/catalog/ui/row-breaks.ts';
import { ShopPage } from '#features/catalog/ui/shop-page.tsx';
import { leadOnWall, sizesOnWall } from '#features/catalog/works-wall.rules.ts';
import { preloadPicture } from '#ground/pictures/picture.rules.ts';
import { namedHead } from '#web/pages/page-head.ts';

export const Route = createFileRoute('/shop/')({
  validateSearch: readShopSearch,
  // The router hands on what it does not know as well; only what makes sense is asked for.
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
