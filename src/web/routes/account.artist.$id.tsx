import { createFileRoute } from '@tanstack/react-router';
import { SellersPageEditor } from '#features/directory/ui/seller/sellers-page-editor.tsx';
import { SellerOnly } from '#features/members/ui/seller-only.tsx';
import { namedHead } from '#web/pages/page-head.ts';

export const Route = createFileRoute('/account/artist/$id')({
  head: (page) => namedHead(page, 'artistPage', { noindex: true }),
  component: EditPage,
});

function EditPage() {
  const { id } = Route.useParams();
  return (
    <SellerOnly>
      <SellersPageEditor key={id} id={id} />
    </SellerOnly>
  );
}
