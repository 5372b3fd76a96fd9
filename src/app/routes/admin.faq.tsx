import { createFileRoute } from '@tanstack/react-router';
import { PictureField } from '#catalogue/articles/ui/desk/picture-field.tsx';
import { StaffFaqPage } from '#catalogue/pages/ui/staff-faq-page.tsx';

export const Route = createFileRoute('/admin/faq')({
  component: () => (
    <StaffFaqPage
      upload={(label, onPicture) => (
        <PictureField label={label} picture={undefined} onPicture={(picture) => picture && onPicture(picture)} />
      )}
    />
  ),
});
