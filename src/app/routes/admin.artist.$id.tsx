import { createFileRoute } from '@tanstack/react-router';
import { ArtistEditPage } from '#desk/work-desk/ui/artist-edit-page.tsx';

export const Route = createFileRoute('/admin/artist/$id')({
  component: DeskArtistPage,
});

function DeskArtistPage() {
  const { id } = Route.useParams();
  return <ArtistEditPage key={id} id={id} />;
}
