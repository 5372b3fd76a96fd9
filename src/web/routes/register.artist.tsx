import { createFileRoute } from '@tanstack/react-router';
import { ComingPage } from '#web/layout/coming-page.tsx';
import { namedHead } from '#web/page-head.ts';

export const Route = createFileRoute('/register/artist')({
  head: (page) => namedHead(page, 'registerArtist'),
  component: () => <ComingPage page="registerArtist" />,
});
