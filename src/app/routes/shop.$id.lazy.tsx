import { createLazyFileRoute } from '@tanstack/react-router';
import { AddToCartButton } from '#catalogue/cart/ui/add-to-cart-button.tsx';
import { FavoriteButton } from '#catalogue/favorites/ui/favorite-button.tsx';
import { ModelButtonLater } from '#catalogue/models/ui/model-button-later.ts';
import { RoomViewLater } from '#catalogue/wall/ui/room-view-later.tsx';
import { WallLink } from '#catalogue/wall/ui/wall-link.tsx';
import { type Chosen, isOnSale, type ProductActions } from '#catalogue/works/ui/product-choice.tsx';
import { ProductPage } from '#catalogue/works/ui/product-page.tsx';
import { ZoomButton } from '#catalogue/zoom/ui/zoom-button.tsx';

/** Previews import it from here: a shared file would be one more for everyone who opens a product. */
export { ProductPage };

export function inRoom({ item, size, frame }: Chosen) {
  return size && <RoomViewLater item={item} size={size} frame={frame} />;
}

export const Route = createLazyFileRoute('/shop/$id')({
  component: () => <ProductPage reply={Route.useLoaderData()} actions={actions} />,
});

const actions: ProductActions = {
  cart: (line, form) => <AddToCartButton line={line} form={form} />,
  favorite: (work) => <FavoriteButton {...work} />,
  room: inRoom,
  look: ({ item, size, frame }) => (
    <>
      {item.picture && <ZoomButton picture={item.picture} alt={item.alt} size={size} />}
      {size && <WallLink works={[{ item_id: item.item_id, size_id: size.size_id, frame_id: frame.frame_id }]} />}
      {size && item.picture && isOnSale(item) && (
        <ModelButtonLater item={item} picture={item.picture} size={size} frame={frame} />
      )}
    </>
  ),
};
