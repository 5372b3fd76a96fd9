import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { apiClient, ask } from '#web/client/api-client.ts';
import { ApiFailure } from '#web/client/api-failure.ts';
import { readFragment } from '#web/client/secret-fragment.ts';
import { Button } from '#web/kit/button.tsx';
import { ButtonLink } from '#web/kit/button-link.tsx';
import { FormRefusal } from '#web/kit/form-refusal.tsx';
import { PasswordField } from '#web/kit/password-field.tsx';
import { schemaResolver } from '#web/kit/schema-resolver.ts';
import { showRefusal } from '#web/kit/show-refusal.ts';
import { halfOpenIn, keepHalfOpen } from '../half-open.queries.ts';
import { enter } from '../member.queries.ts';
import { resetRequest } from '../session.contract.ts';
import { EntryFrame } from './entry-frame.tsx';
import { PasswordRules } from './password-rules.tsx';

const newPasswordForm = z.object({ password: resetRequest.shape.password });

/** Where the mailed link leads. Its token stays behind `#`, so that a refresh keeps it and no server or Referer sees it. */
export function PasswordResetPage() {
  const [token, setToken] = useState<string>();
  const [expired, setExpired] = useState(false);
  useEffect(() => {
    setToken(readFragment('token'));
    setExpired(readFragment('token') === undefined);
  }, []);
  return (
    <EntryFrame
      title={<Trans>Choose a new password</Trans>}
      lead={<Trans>It signs you in here, and signs out every other device.</Trans>}
    >
      <div role="status">{expired && <ExpiredNote />}</div>
      {!expired && <ResetForm token={token} onExpired={() => setExpired(true)} />}
    </EntryFrame>
  );
}

function ExpiredNote() {
  return (
    <div className="grid justify-items-start gap-6">
      <p className="text-lead">
        <Trans>This link has expired or was used before. Please ask for a new one.</Trans>
      </p>
      <ButtonLink kind="primary" to="/forgotPassword">
        <Trans>Ask for a new link</Trans>
      </ButtonLink>
    </div>
  );
}

function ResetForm({ token, onExpired }: { token: string | undefined; onExpired: () => void }) {
  const { t, i18n } = useLingui();
  const router = useRouter();
  const form = useForm<{ password: string }>({
    resolver: schemaResolver(newPasswordForm, i18n),
    defaultValues: { password: '' },
    mode: 'onTouched',
  });
  const { errors, isSubmitting } = form.formState;
  const typed = useWatch({ control: form.control, name: 'password' });
  const submit = form.handleSubmit(async ({ password }) => {
    if (!token) return;
    try {
      const tokens = await ask(
        apiClient({ ...router.options.context, tells: ['second_factor'] }).api.password.reset.$post({
          json: { token, password },
        }),
      );
      await enter(router, tokens);
    } catch (failure) {
      const half = halfOpenIn(failure);
      if (half) {
        keepHalfOpen(half);
        return router.navigate({ to: '/login' });
      }
      // A token that is no token at all is refused as a field, which this form does not have.
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
          label={t`New password`}
          required
          autoComplete="new-password"
          error={errors.password?.message}
          {...form.register('password')}
        />
        <PasswordRules password={typed} />
      </div>
      <div>
        <Button type="submit" kind="primary" busy={isSubmitting} busyText={t`Saving…`}>
          <Trans>Set the password and sign in</Trans>
        </Button>
      </div>
    </form>
  );
}
