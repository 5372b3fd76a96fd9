import { createFileRoute } from '@tanstack/react-router';
import { HomeDeskPage } from '#buying/home/ui/desk/home-desk-page.tsx';
import { hangWorks } from '#catalogue/works/ui/works-wall.tsx';

export const Route = createFileRoute('/admin/home')({
  component: () => <HomeDeskPage hangWorks={hangWorks} />,
});
