import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { apiClient, ask } from '#web/client/api-client.ts';
import { ApiFailure } from '#web/client/api-failure.ts';
import { readFragment } from '#web/client/secret-fragment.ts';
import { Button } from '#web/kit/button.tsx';
import { FormRefusal } from '#web/kit/form-refusal.tsx';
import { PasswordField } from '#web/kit/password-field.tsx';
import { schemaResolver } from '#web/kit/schema-resolver.ts';
import { showRefusal } from '#web/kit/show-refusal.ts';
import { enter } from '../member.queries.ts';
import { joinRequest } from '../staff.contract.ts';
import { EntryFrame } from './entry-frame.tsx';
import { PasswordRules } from './password-rules.tsx';

const passwordForm = z.object({ password: joinRequest.shape.password });

/** Where an invitation to the staff leads. Its token stays behind `#`, as a reset link's does. */
export function InvitationPage() {
  const [token, setToken] = useState<string>();
  const [expired, setExpired] = useState(false);
  useEffect(() => {
    setToken(readFragment('token'));
    setExpired(readFragment('token') === undefined);
  }, []);
  return (
    <EntryFrame
      title={<Trans>Join the team</Trans>}
      lead={
        <Trans>
          Choose a password for the back office. If you have an account here already, it becomes its password.
        </Trans>
      }
    >
      <div role="status">
        {expired && (
          <p className="text-lead">
            <Trans>This invitation has expired, was used before or was taken back. Please ask for a new one.</Trans>
          </p>
        )}
      </div>
      {!expired && <JoinForm token={token} onExpired={() => setExpired(true)} />}
    </EntryFrame>
  );
}

function JoinForm({ token, onExpired }: { token: string | undefined; onExpired: () => void }) {
  const { t, i18n } = useLingui();
  const router = useRouter();
  const form = useForm<{ password: string }>({
    resolver: schemaResolver(passwordForm, i18n),
    defaultValues: { password: '' },
    mode: 'onTouched',
  });
  const { errors, isSubmitting } = form.formState;
  const typed = useWatch({ control: form.control, name: 'password' });
  const submit = form.handleSubmit(async ({ password }) => {
    if (!token) return;
    try {
      const { invitation } = apiClient(router.options.context).api;
      await enter(router, await ask(invitation.$post({ json: { token, password } })), '/admin/me');
    } catch (failure) {
      const isLink = failure instanceof ApiFailure && (failure.code === 'link_expired' || 'token' in failure.errors);
      if (isLink) onExpired();
      else showRefusal(form, failure);
    }
  });
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-6">
      <div className="-mt-6 has-[p]:mt-0">
        <FormRefusal message={errors.root?.message} />
      </div>
      <div className="grid gap-3">
        <PasswordField
          label={t`Password`}
          required
          autoComplete="new-password"
          error={errors.password?.message}
          {...form.register('password')}
        />
        <PasswordRules password={typed} />
      </div>
      <div>
        <Button type="submit" kind="primary" busy={isSubmitting} busyText={t`Saving…`}>
          <Trans>Set the password and begin</Trans>
        </Button>
      </div>
    </form>
  );
}
