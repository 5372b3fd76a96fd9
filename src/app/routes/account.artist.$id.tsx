import { createFileRoute } from '@tanstack/react-router';
import { SellerOnly } from '#people/members/ui/seller-only.tsx';
import { SellersPageEditor } from '#selling/directory/ui/seller/sellers-page-editor.tsx';
import { namedHead } from '../pages/page-head.ts';

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
