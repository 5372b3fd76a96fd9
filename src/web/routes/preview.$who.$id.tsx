import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';
import type { ProductActions } from '#features/catalog/ui/product-choice.tsx';
import { PreviewFrame, previewActions } from '#features/studio/ui/preview-frame.tsx';
import { RoomViewLater } from '#features/wall/ui/room-view-later.tsx';
import { requireLogin } from '#web/client/guards.ts';
import { MemberQueries } from '#web/client/queries.tsx';
import { readChoice } from '#web/pages/choice-search.ts';
import { namedHead } from '#web/pages/page-head.ts';

const ProductPage = lazy(async () => ({ default: (await import('./shop.$id.lazy.tsx')).ProductPage }));

// Outside of the frame around members' and staff's pages: the product page has the whole width, as in the shop.
export const Route = createFileRoute('/preview/$who/$id')({
  ssr: false,
  beforeLoad: requireLogin,
  validateSearch: readChoice,
  head: (page) => namedHead(page, 'sellerWorks', { noindex: true }),
  component: Preview,
});

const actions: ProductActions = {
  ...previewActions,
  room: ({ item, size, frame }) => size && <RoomViewLater item={item} size={size} frame={frame} />,
};

function Preview() {
  const { who, id } = Route.useParams();
  return (
    <MemberQueries>
      <PreviewFrame id={id} isReviewers={who === 'reviewer'}>
        {(reply) => <ProductPage reply={reply} actions={actions} isPreview />}
      </PreviewFrame>
    </MemberQueries>
  );
}
