import { createFileRoute } from '@tanstack/react-router';
import { CannedAnswersPage } from '#features/contact/ui/canned-answers-page.tsx';

export const Route = createFileRoute('/admin/answer')({
  component: CannedAnswersPage,
});
