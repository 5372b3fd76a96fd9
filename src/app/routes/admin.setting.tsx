import { createFileRoute } from '@tanstack/react-router';
import { SettingsPage } from '#catalogue/site/ui/settings-page.tsx';

export const Route = createFileRoute('/admin/setting')({
  component: SettingsPage,
});
