import { createFileRoute } from '@tanstack/react-router';
import { type ArtistSearch, readArtistSearch } from '#desk/work-desk/artist-desk.rules.ts';
import { ArtistsDeskPage } from '#desk/work-desk/ui/artists-desk-page.tsx';

export const Route = createFileRoute('/admin/artist/')({
  // Parsed by the page: every visitor loads this file.
  validateSearch: (search: ArtistSearch) => search,
  component: () => <ArtistsDeskPage search={readArtistSearch({ ...Route.useSearch() })} />,
});
