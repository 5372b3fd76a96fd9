import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '#kit/button.tsx';
import { apiClient, ask } from '#kit/client/api-client.ts';
import { forgetUser } from '#kit/client/session.ts';
import { forgetTyped } from '#kit/client/stored.ts';
import { showToast } from '#kit/client/toast.ts';
import { Dialog } from '#kit/dialog.tsx';
import { FormRefusal } from '#kit/form-refusal.tsx';
import { PasswordField } from '#kit/password-field.tsx';
import { schemaResolver } from '#kit/schema-resolver.ts';
import { deletion } from '../member.contract.ts';
import { showPasswordRefusal } from './show-password-refusal.ts';

/** Closes the account: the one thing that cannot be undone, so it says what happens and asks for the password. */
export function DeleteAccount() {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      title={t`Delete your account?`}
      width="narrow"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button kind="quiet">
          <Trans>Delete my account</Trans>
        </Button>
      }
    >
      <WhatHappens />
      <DeletionForm onCancel={() => setOpen(false)} />
    </Dialog>
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

function DeletionForm({ onCancel }: { onCancel: () => void }) {
  const { t, i18n } = useLingui();
  const router = useRouter();
  const queryClient = useQueryClient();
  const form = useForm<{ password: string }>({
    resolver: schemaResolver(deletion, i18n),
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (json) => {
    try {
      await ask(apiClient(router.options.context).api.member.delete.$post({ json }));
    } catch (failure) {
      return showPasswordRefusal(form, failure);
    }
    // First away from the member's page, whose guard would else ask for a sign-in.
    await router.navigate({ to: '/' });
    forgetUser();
    forgetTyped();
    queryClient.clear();
    showToast('success', t`Your account has been deleted.`);
  });

  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="mt-6 grid gap-6">
      <PasswordField
        label={t`Your password`}
        required
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <FormRefusal message={errors.root?.message} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="primary" busy={isSubmitting}>
          <Trans>Delete for good</Trans>
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          <Trans>Keep my account</Trans>
        </Button>
      </div>
    </form>
  );
}
