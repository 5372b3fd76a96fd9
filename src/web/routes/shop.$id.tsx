import { createFileRoute } from '@tanstack/react-router';
import { AddToCartButton } from '#features/cart/ui/add-to-cart-button.tsx';
import { loadItem } from '#features/catalog/catalog.queries.ts';
import type { ProductActions } from '#features/catalog/ui/product-choice.tsx';
import { ProductPage } from '#features/catalog/ui/product-page.tsx';
import { FavoriteButton } from '#features/favorites/ui/favorite-button.tsx';
import { WallLink } from '#features/wall/ui/wall-link.tsx';
import { ZoomButton } from '#features/zoom/ui/zoom-button.tsx';
import { LEADING_SIZES, preloadPicture } from '#ground/pictures/picture.rules.ts';
import { readChoice } from '#web/pages/choice-search.ts';
import { foundOr404 } from '#web/pages/found-or-404.ts';
import { originOf, pageHead } from '#web/pages/page-head.ts';

export const Route = createFileRoute('/shop/$id')({
  validateSearch: readChoice,
  loader: ({ context, params }) => foundOr404(loadItem(context, params.id)),
  head: (page) => {
    if (!page.loaderData) return {};
    const { item, artist } = page.loaderData;
    const head = pageHead(page, {
      title: `${item.title} – ${artist.name}`,
      description: item.inspiration.slice(0, 160),
    });
    if (!item.picture) return head;
    const social = { property: 'og:image', content: `${originOf(page.matches)}/social/${item.item_id}.jpg` };
    return {
      meta: [...head.meta, social],
      links: [...head.links, preloadPicture(item.picture, LEADING_SIZES.product)],
    };
  },
  component: () => <ProductPage reply={Route.useLoaderData()} actions={actions} />,
});

const actions: ProductActions = {
  cart: (line, form) => <AddToCartButton line={line} form={form} />,
  favorite: (work) => <FavoriteButton {...work} />,
  look: ({ item, size, frame }) => (
    <>
      {item.picture && <ZoomButton picture={item.picture} alt={item.alt} size={size} />}
      {size && <WallLink works={[{ item_id: item.item_id, size_id: size.size_id, frame_id: frame.frame_id }]} />}
    </>
  ),
};
