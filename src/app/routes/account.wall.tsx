import { createFileRoute } from '@tanstack/react-router';
import { SavedWallsPage } from '#buying/saved-walls/ui/saved-walls-page.tsx';
import { namedHead } from '../pages/page-head.ts';

export const Route = createFileRoute('/account/wall')({
  head: (page) => namedHead(page, 'walls', { noindex: true }),
  component: SavedWallsPage,
});
