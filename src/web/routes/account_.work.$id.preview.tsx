import { createFileRoute, useRouter } from '@tanstack/react-router';
import { ProductPage } from '#features/catalog/ui/product-page.tsx';
import { workPreviewQuery } from '#features/studio/studio.queries.ts';
import { BackToWork, PreviewFrame, previewActions } from '#features/studio/ui/preview-frame.tsx';
import { requireLogin } from '#web/client/guards.ts';
import { MemberQueries } from '#web/client/queries.tsx';
import { readChoice } from '#web/pages/choice-search.ts';
import { namedHead } from '#web/pages/page-head.ts';

// Outside of the frame around it: the product page has the whole width, as in the shop.
export const Route = createFileRoute('/account_/work/$id/preview')({
  ssr: false,
  beforeLoad: requireLogin,
  validateSearch: readChoice,
  head: (page) => namedHead(page, 'sellerWorks', { noindex: true }),
  component: () => (
    <MemberQueries>
      <SellerPreview />
    </MemberQueries>
  ),
});

function SellerPreview() {
  const { id } = Route.useParams();
  const { options } = useRouter();
  return (
    <PreviewFrame query={workPreviewQuery(options.context, id)} back={<BackToWork to="/account/work/$id" id={id} />}>
      {(reply) => <ProductPage reply={reply} actions={previewActions} isPreview />}
    </PreviewFrame>
  );
}
