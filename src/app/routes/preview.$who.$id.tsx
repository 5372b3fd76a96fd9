import { createFileRoute } from '@tanstack/react-router';
import type { ShopWorkReply } from '#catalogue/works/works.contract.ts';
import { requireLogin } from '#kit/client/guards.ts';
import { MemberQueries } from '#kit/client/queries.tsx';
import { lazily } from '#kit/later.tsx';
import { PreviewFrame, previewActions } from '#selling/studio/ui/preview-frame.tsx';
import { readChoice } from '../pages/choice-search.ts';
import { namedHead } from '../pages/page-head.ts';

const Product = lazily(async () => {
  const { ProductPage, inRoom } = await import('./shop.$id.lazy.tsx');
  const actions = { ...previewActions, room: inRoom };
  return {
    default: ({ reply }: { reply: ShopWorkReply }) => <ProductPage reply={reply} actions={actions} isPreview />,
  };
});

// Outside the frame of members' and staff's pages: the product page has the full width, as in the shop.
export const Route = createFileRoute('/preview/$who/$id')({
  ssr: false,
  beforeLoad: requireLogin,
  validateSearch: readChoice,
  head: (page) => namedHead(page, 'sellerWorks', { noindex: true }),
  component: Preview,
});

function Preview() {
  const { who, id } = Route.useParams();
  return (
    <MemberQueries>
      <PreviewFrame id={id} isReviewers={who === 'reviewer'}>
        {(reply) => <Product reply={reply} />}
      </PreviewFrame>
    </MemberQueries>
  );
}
