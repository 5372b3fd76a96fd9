import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { Button } from '#kit/button.tsx';
import { apiClient, ask } from '#kit/client/api-client.ts';
import { saveToken } from '#kit/client/session.ts';
import { FormRefusal } from '#kit/form-refusal.tsx';
import { PasswordField } from '#kit/password-field.tsx';
import { schemaResolver } from '#kit/schema-resolver.ts';
import { Section } from '#kit/section.tsx';
import { changeRequest } from '../session.contract.ts';
import { PasswordRules } from './password-rules.tsx';
import { showPasswordRefusal } from './show-password-refusal.ts';

export function AccountPassword() {
  const [changing, setChanging] = useState(false);
  return (
    <Section
      layout="beside"
      title={<Trans>Password</Trans>}
      note={<Trans>Changing your password signs you out on all other devices.</Trans>}
    >
      {changing ? (
        <PasswordForm onDone={() => setChanging(false)} />
      ) : (
        <Button onClick={() => setChanging(true)}>
          <Trans>Change password</Trans>
        </Button>
      )}
    </Section>
  );
}

type PasswordChange = z.infer<typeof changeRequest>;

function PasswordForm({ onDone }: { onDone: () => void }) {
  const { t, i18n } = useLingui();
  const { options } = useRouter();
  const queryClient = useQueryClient();
  const form = useForm<PasswordChange>({
    resolver: schemaResolver(changeRequest, i18n),
    defaultValues: { password: '', new_password: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const wanted = useWatch({ control: form.control, name: 'new_password' });

  const submit = form.handleSubmit(async (json) => {
    try {
      const { token } = await ask(apiClient(options.context).api.password.change.$post({ json }));
      saveToken(token);
    } catch (failure) {
      return showPasswordRefusal(form, failure);
    }
    await queryClient.invalidateQueries({ queryKey: ['member'] });
    onDone();
  });

  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid max-w-md grid-cols-1 gap-6">
      <PasswordField
        label={t`Current password`}
        required
        autoFocus
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <div className="grid gap-3">
        <PasswordField
          label={t`New password`}
          required
          autoComplete="new-password"
          error={errors.new_password?.message}
          {...form.register('new_password')}
        />
        <PasswordRules password={wanted} />
      </div>
      <FormRefusal message={errors.root?.message} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="primary" busy={isSubmitting}>
          <Trans>Set new password</Trans>
        </Button>
        <Button kind="quiet" onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
      <p className="text-small">
        <Link to="/forgotPassword" className="text-link">
          <Trans>Forgot your password?</Trans>
        </Link>
      </p>
    </form>
  );
}
