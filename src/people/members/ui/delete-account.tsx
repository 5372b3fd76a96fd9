import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Button } from '#kit/button.tsx';
import { apiClient, ask } from '#kit/client/api-client.ts';
import { forgetUser } from '#kit/client/session.ts';
import { forgetTyped } from '#kit/client/stored.ts';
import { showToast } from '#kit/client/toast.ts';
import { ConfirmPassword } from './confirm-password.tsx';

/** Closes the account: the one thing that cannot be undone, so it says what happens and asks for the password. */
export function DeleteAccount() {
  const { t } = useLingui();
  const router = useRouter();
  const queryClient = useQueryClient();
  async function close(password: string) {
    await ask(apiClient(router.options.context).api.member.delete.$post({ json: { password } }));
    // First away from the member's page, whose guard would else ask for a sign-in.
    await router.navigate({ to: '/' });
    forgetUser();
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
      goOn={<Trans>Delete for good</Trans>}
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
          Your profile, addresses, favourites, messages and cart are deleted at once and cannot be brought back. You can
          open a new account with the same e-mail address at any time.
        </Trans>
      </p>
      <p>
        <Trans>
          What the law makes us keep stays: invoices, and the orders they belong to, with the buyer’s name and address,
          for five years from the closing of the year’s books, under Taiwan’s Business Entity Accounting Act. Nobody
          uses them for anything else.
        </Trans>
      </p>
      <p>
        <Trans>While one of your orders is still under way, the account cannot be deleted yet.</Trans>
      </p>
    </div>
  );
}
