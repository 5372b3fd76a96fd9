import { createFileRoute } from '@tanstack/react-router';
import { CannedAnswersPage } from '#buying/contact/ui/canned-answers-page.tsx';

export const Route = createFileRoute('/admin/answer')({
  component: CannedAnswersPage,
});
