import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { Button } from '#kit/button.tsx';
import { apiClient, ask } from '#kit/client/api-client.ts';
import { ApiFailure } from '#kit/client/api-failure.ts';
import { FormRefusal } from '#kit/form-refusal.tsx';
import { PasswordField } from '#kit/password-field.tsx';
import { schemaResolver } from '#kit/schema-resolver.ts';
import { showRefusal } from '#kit/show-refusal.ts';
import { TextField } from '#kit/text-field.tsx';
import { type CaptchaChoice, useCaptcha } from '#people/captcha/captcha.queries.tsx';
import { type Credentials, credentials } from '../member.contract.ts';
import { enter } from '../member.queries.ts';
import { saveUnfinishedSignIn, unfinishedSignInOf } from '../unfinished-sign-in.queries.ts';

interface LoginFormProps {
  auth: CaptchaChoice;
  redirect?: string | undefined;
}

/** E-mail and password. The captcha appears only if the server requires it; the typed values stay. */
export function LoginForm({ auth, redirect }: LoginFormProps) {
  const { t, i18n } = useLingui();
  const router = useRouter();
  const captcha = useCaptcha('login', auth);
  const [asksCaptcha, setAsksCaptcha] = useState(false);
  // Without default values, so that values that the browser filled in before hydration stay.
  const form = useForm<z.input<typeof credentials>, unknown, Credentials>({
    resolver: schemaResolver(credentials, i18n),
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ email, password }) => {
    const solution = asksCaptcha ? await captcha.take() : undefined;
    if (asksCaptcha && !solution) return;
    try {
      const json = { email, password, ...(solution && { captcha: solution }) };
      const tokens = await ask(
        apiClient({ ...router.options.context, handles: ['second_factor'] }).api.member.login.$post({ json }),
      );
      await enter(router, tokens, redirect);
    } catch (failure) {
      const half = unfinishedSignInOf(failure);
      if (half) return saveUnfinishedSignIn(half);
      showRefusal(form, failure);
      if (failure instanceof ApiFailure && failure.code === 'wrong_credentials') form.setFocus('password');
      if (failure instanceof ApiFailure && failure.code === 'captcha') {
        setAsksCaptcha(true);
        captcha.begin();
      }
    }
  });

  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-6">
      {/* Always present for screen readers, without a gap while empty. */}
      <div className="-mt-6 has-[p]:mt-0">
        <FormRefusal message={errors.root?.message} />
      </div>
      <TextField
        label={t`E-mail address`}
        required
        type="email"
        autoComplete="username"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <PasswordField
        label={t`Password`}
        required
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      {asksCaptcha && captcha.note}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" kind="primary" busy={isSubmitting} busyText={t`Signing in…`}>
          <Trans>Sign in</Trans>
        </Button>
        <Link to="/forgotPassword" search={redirect ? { redirect } : {}} className="text-link py-2 text-small">
          <Trans>Forgot your password?</Trans>
        </Link>
      </div>
    </form>
  );
}
