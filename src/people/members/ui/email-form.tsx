import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { Button } from '#kit/button.tsx';
import { apiClient, ask } from '#kit/client/api-client.ts';
import { FormRefusal } from '#kit/form-refusal.tsx';
import { PasswordField } from '#kit/password-field.tsx';
import { schemaResolver } from '#kit/schema-resolver.ts';
import { TextField } from '#kit/text-field.tsx';
import { type EmailChange, emailChangeRequest } from '../session.contract.ts';
import { showPasswordRefusal } from './show-password-refusal.ts';

export function EmailForm({ onDone }: { onDone: () => void }) {
  const { t, i18n } = useLingui();
  const { options } = useRouter();
  const queryClient = useQueryClient();
  const form = useForm<EmailChange>({
    resolver: schemaResolver(emailChangeRequest, i18n),
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (json) => {
    try {
      await ask(apiClient(options.context).api.email.change.$post({ json }));
    } catch (failure) {
      return showPasswordRefusal(form, failure);
    }
    await queryClient.invalidateQueries({ queryKey: ['member', 'profile'] });
    onDone();
  });

  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      className="mt-6 grid max-w-md grid-cols-1 gap-6"
    >
      <TextField
        label={t`New e-mail address`}
        type="email"
        required
        autoComplete="email"
        inputMode="email"
        autoFocus
        error={errors.email?.message}
        {...form.register('email')}
      />
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
          <Trans>Send the link</Trans>
        </Button>
        <Button kind="quiet" onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
