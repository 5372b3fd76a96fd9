import { createFileRoute } from '@tanstack/react-router';
import { PictureField } from '#catalogue/articles/ui/desk/picture-field.tsx';
import { namedParts } from '#catalogue/articles/ui/named-parts.tsx';
import { PageDesk } from '#catalogue/pages/ui/page-desk.tsx';

export const Route = createFileRoute('/admin/page/$page')({
  component: () => (
    <PageDesk
      page={Route.useParams().page}
      parts={namedParts}
      upload={(label, onPicture) => (
        <PictureField label={label} picture={undefined} onPicture={(picture) => picture && onPicture(picture)} />
      )}
    />
  ),
});
