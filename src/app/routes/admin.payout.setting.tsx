import { createFileRoute } from '@tanstack/react-router';
import { PayoutSettingPage } from '#selling/payouts/ui/payout-setting-page.tsx';

export const Route = createFileRoute('/admin/payout/setting')({
  component: PayoutSettingPage,
});
