import { createFileRoute, useRouter } from '@tanstack/react-router';
import { ProductPage } from '#features/catalog/ui/product-page.tsx';
import { reviewPreviewQuery } from '#features/studio/review.queries.ts';
import { BackToWork, PreviewFrame, previewActions } from '#features/studio/ui/preview-frame.tsx';
import { requireLogin } from '#web/client/guards.ts';
import { MemberQueries } from '#web/client/queries.tsx';
import { readChoice } from '#web/pages/choice-search.ts';
import { namedHead } from '#web/pages/page-head.ts';

// Outside of the frame around it: the product page has the whole width, as in the shop.
export const Route = createFileRoute('/admin_/work/$id/preview')({
  ssr: false,
  beforeLoad: requireLogin,
  validateSearch: readChoice,
  head: (page) => namedHead(page, 'adminWork', { noindex: true }),
  component: () => (
    <MemberQueries>
      <StaffPreview />
    </MemberQueries>
  ),
});

function StaffPreview() {
  const { id } = Route.useParams();
  const { options } = useRouter();
  return (
    <PreviewFrame query={reviewPreviewQuery(options.context, id)} back={<BackToWork to="/admin/work/$id" id={id} />}>
      {(reply) => <ProductPage reply={reply} actions={previewActions} isPreview />}
    </PreviewFrame>
  );
}
