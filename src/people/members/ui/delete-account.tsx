import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Button } from '#kit/button.tsx';
import { apiClient, ask } from '#kit/client/api-client.ts';
import { resetUser } from '#kit/client/session.ts';
import { forgetTyped } from '#kit/client/stored.ts';
import { showToast } from '#kit/client/toast.ts';
import { ConfirmPassword } from './confirm-password.tsx';

export function DeleteAccount() {
  const { t } = useLingui();
  const router = useRouter();
  const queryClient = useQueryClient();
  async function close(password: string) {
    await ask(apiClient(router.options.context).api.member.delete.$post({ json: { password } }));
    // Leave the member's page first; otherwise its guard would ask for a sign-in.
    await router.navigate({ to: '/' });
    resetUser();
    forgetTyped();
    queryClient.clear();
    showToast('success', t`Your account has been deleted.`);
  }
  return (
    <ConfirmPassword
      title={t`Delete your account?`}
      trigger={
        <Button kind="quiet">
          <Trans>Delete my account</Trans>
        </Button>
      }
      confirmLabel={<Trans>Delete for good</Trans>}
      cancel={<Trans>Keep my account</Trans>}
      onConfirm={close}
    >
      <WhatHappens />
    </ConfirmPassword>
  );
}

function WhatHappens() {
  return (
    <div className="prose-text grid gap-3">
      <p>
        <Trans>
          Your profile, addresses, favourites, messages and cart are deleted immediately and cannot be restored. You can
          register again with the same e-mail address at any time.
        </Trans>
      </p>
      <p>
        <Trans>
          We must keep invoices and their orders, with the buyer’s name and address, for five years after the annual
          accounts are closed (Taiwan’s Business Entity Accounting Act). They are used for nothing else.
        </Trans>
      </p>
      <p>
        <Trans>You cannot delete your account while an order is in progress.</Trans>
      </p>
    </div>
  );
}
