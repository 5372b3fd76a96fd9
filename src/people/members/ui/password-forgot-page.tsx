import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { Button } from '#kit/button.tsx';
import { apiClient, ask } from '#kit/client/api-client.ts';
import { FormRefusal } from '#kit/form-refusal.tsx';
import { schemaResolver } from '#kit/schema-resolver.ts';
import { showRefusal } from '#kit/show-refusal.ts';
import { TextField } from '#kit/text-field.tsx';
import { type CaptchaChoice, useCaptcha } from '#people/captcha/captcha.queries.tsx';
import { forgotRequest } from '../session.contract.ts';
import { EntryFrame } from './entry-frame.tsx';

export function PasswordForgotPage({ auth, redirect }: { auth: CaptchaChoice; redirect?: string | undefined }) {
  const [sentTo, setSentTo] = useState('');
  return (
    <EntryFrame
      title={<Trans>Forgot your password?</Trans>}
      lead={<Trans>We will send you a link to choose a new password. It is valid for 30 minutes.</Trans>}
      aside={
        <Link to="/login" search={redirect ? { redirect } : {}} className="text-link inline-block py-1 text-small">
          <Trans>Back to sign in</Trans>
        </Link>
      }
    >
      {/* Always in the page, so that screen readers announce its content. */}
      <div role="status">
        {sentTo && (
          <div className="grid gap-4 border-hairline border-t pt-6">
            <p className="text-lead">
              <Trans>If there is an account for {sentTo}, a link is on its way to it.</Trans>
            </p>
            <p className="text-ink-soft text-small">
              <Trans>Nothing after a few minutes? Check your junk folder, or send it again.</Trans>
            </p>
          </div>
        )}
      </div>
      {sentTo ? (
        <Button kind="quiet" className="mt-4 -ms-3" onClick={() => setSentTo('')}>
          <Trans>Send it again</Trans>
        </Button>
      ) : (
        <ForgotForm auth={auth} onSent={setSentTo} />
      )}
    </EntryFrame>
  );
}

function ForgotForm({ auth, onSent }: { auth: CaptchaChoice; onSent: (email: string) => void }) {
  const { t, i18n } = useLingui();
  const { options } = useRouter();
  const captcha = useCaptcha('forgot', auth);
  const form = useForm<z.input<typeof forgotRequest>, unknown, z.output<typeof forgotRequest>>({
    resolver: schemaResolver(forgotRequest, i18n),
    defaultValues: { email: '', captcha: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ email }) => {
    const solution = await captcha.take();
    if (!solution) return;
    try {
      await ask(apiClient(options.context).api.password.forgot.$post({ json: { email, captcha: solution } }));
      onSent(email);
    } catch (failure) {
      showRefusal(form, failure);
    }
  });
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      onFocus={() => captcha.state === 'idle' && captcha.begin()}
      className="grid gap-6"
    >
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
      {captcha.note}
      <div>
        <Button type="submit" kind="primary" busy={isSubmitting} busyText={t`Sending…`}>
          <Trans>Send the link</Trans>
        </Button>
      </div>
    </form>
  );
}
