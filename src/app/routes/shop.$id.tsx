import { createFileRoute } from '@tanstack/react-router';
import { withRows } from '#catalogue/works/ui/row-breaks.ts';
import { loadShopWork } from '#catalogue/works/works.queries.ts';
import { LEADING_SIZES, preloadPicture } from '#ground/pictures/picture.rules.ts';
import { readChoice } from '../pages/choice-search.ts';
import { foundOr404 } from '../pages/found-or-404.ts';
import { pageHead, summaryOf } from '../pages/page-head.ts';

export const Route = createFileRoute('/shop/$id')({
  validateSearch: readChoice,
  loader: ({ context, params }) => withRows(foundOr404(loadShopWork(context, params.id))),
  head: (page) => {
    if (!page.loaderData) return {};
    const { item, artist } = page.loaderData;
    const head = pageHead(page, {
      title: `${item.title} – ${artist.name}`,
      description: summaryOf(item.inspiration || item.alt),
    });
    if (!item.picture) return head;
    return { ...head, links: [...head.links, preloadPicture(item.picture, LEADING_SIZES.product)] };
  },
});
