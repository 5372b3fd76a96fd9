import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { schemaResolver } from '#kit/schema-resolver.ts';
import { resetRequest } from '../session.contract.ts';
import { TokenForm } from './token-form.tsx';
import type { SendWithToken } from './token-page.tsx';

const passwordForm = z.object({ password: resetRequest.shape.password });

interface TokenPasswordFormProps {
  label: string;
  submitText: ReactNode;
  sendWithToken: SendWithToken;
  send: (sent: { token: string; password: string }) => Promise<unknown>;
}

export function TokenPasswordForm({ label, submitText, sendWithToken, send }: TokenPasswordFormProps) {
  const { t, i18n } = useLingui();
  const form = useForm<{ password: string }>({
    resolver: schemaResolver(passwordForm, i18n),
    defaultValues: { password: '' },
    mode: 'onTouched',
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <TokenForm
      onSubmit={form.handleSubmit(({ password }) => sendWithToken(form, (token) => send({ token, password })))}
      refusal={errors.root?.message}
      password={{ label, error: errors.password?.message, ...form.register('password') }}
      typed={useWatch({ control: form.control, name: 'password' })}
      busy={isSubmitting}
      busyText={t`Saving…`}
      submitText={submitText}
    />
  );
}
