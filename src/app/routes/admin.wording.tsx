import { createFileRoute } from '@tanstack/react-router';
import { WordingPage } from '#catalogue/site/ui/wording-page.tsx';

export const Route = createFileRoute('/admin/wording')({
  component: WordingPage,
});
