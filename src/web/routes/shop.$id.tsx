import { createFileRoute } from '@tanstack/react-router';
import type { Line } from '#features/cart/cart.rules.ts';
import { AddToCartButton } from '#features/cart/ui/add-to-cart-button.tsx';
import { itemQuery } from '#features/catalog/catalog.queries.ts';
import { ProductPage } from '#features/catalog/ui/product-page.tsx';
import { PRODUCT_SIZES } from '#features/catalog/ui/product-sizes.ts';
import { FavoriteButton } from '#features/favorites/ui/favorite-button.tsx';
import { preloadPicture } from '#features/pictures/picture.rules.ts';
import { foundOr404 } from '#web/found-or-404.ts';
import { pageHead } from '#web/page-head.ts';

export const Route = createFileRoute('/shop/$id')({
  validateSearch: ({ size, frame }): { size?: string; frame?: string } => ({
    ...(/^\d{1,9}$/.test(String(size)) && { size: String(size) }),
    ...(/^\d{1,9}$/.test(String(frame)) && { frame: String(frame) }),
  }),
  loader: ({ context, params }) => foundOr404(context.queryClient.ensureQueryData(itemQuery(context, params.id))),
  head: (page) => {
    if (!page.loaderData) return {};
    const { item, artist } = page.loaderData;
    const head = pageHead(page, {
      title: `${item.title} – ${artist.name}`,
      description: item.inspiration.slice(0, 160),
    });
    if (!item.picture) return head;
    return { ...head, links: [...head.links, preloadPicture(item.picture, PRODUCT_SIZES)] };
  },
  component: Product,
});

function Product() {
  const actions = {
    cart: (line: Line) => <AddToCartButton line={line} />,
    favorite: (work: { itemId: number; title: string }) => <FavoriteButton {...work} />,
  };
  return <ProductPage reply={Route.useLoaderData()} actions={actions} />;
}
