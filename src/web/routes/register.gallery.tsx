import { createFileRoute } from '@tanstack/react-router';
import { ComingPage } from '#web/layout/coming-page.tsx';
import { namedHead } from '#web/page-head.ts';

export const Route = createFileRoute('/register/gallery')({
  head: (page) => namedHead(page, 'registerGallery'),
  component: () => <ComingPage page="registerGallery" />,
});
