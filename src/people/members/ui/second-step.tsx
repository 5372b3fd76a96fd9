import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '#kit/button.tsx';
import { apiClient, ask } from '#kit/client/api-client.ts';
import { ApiFailure } from '#kit/client/api-failure.ts';
import { FormRefusal } from '#kit/form-refusal.tsx';
import { TextField } from '#kit/text-field.tsx';
import { enter } from '../member.queries.ts';
import { hasPasskeys, signWithPasskey } from '../passkey-device.queries.ts';
import type { UnfinishedSignIn } from '../second-factor.contract.ts';
import { saveUnfinishedSignIn } from '../unfinished-sign-in.queries.ts';
import { EntryFrame } from './entry-frame.tsx';

const HANDLED = ['wrong_code', 'sign_in_expired', 'validation'] as const;

/** The second half of a staff member's sign-in: a code, a passkey, or a recovery code. */
export function SecondStep({ half, redirect }: { half: UnfinishedSignIn; redirect: string | undefined }) {
  const { t } = useLingui();
  const router = useRouter();
  const [busyKey, setBusyKey] = useState(false);
  const form = useForm<{ code: string }>({ defaultValues: { code: '' } });
  const { errors, isSubmitting } = form.formState;
  const calls = () => apiClient({ ...router.options.context, handles: HANDLED }).api.member.login;
  const { ticket } = half;

  async function finish(json: Parameters<ReturnType<typeof calls>['second']['$post']>[0]['json']) {
    const tokens = await ask(calls().second.$post({ json }));
    saveUnfinishedSignIn(undefined);
    await enter(router, tokens, redirect ?? half.redirect);
  }
  /** An invalid ticket leads back to the password. */
  function showFailure(failure: unknown, at: 'code' | 'root') {
    if (!(failure instanceof ApiFailure)) throw failure;
    form.setError(at, { message: failure.errors.code ?? failure.message }, { shouldFocus: true });
  }
  const submit = form.handleSubmit(async ({ code }) => {
    try {
      await finish({ ticket, code });
    } catch (failure) {
      showFailure(failure, 'code');
    }
  });
  async function byPasskey() {
    setBusyKey(true);
    try {
      const passkey = await signWithPasskey(await ask(calls().passkey.$post({ json: { ticket } })));
      if (passkey) await finish({ ticket, passkey });
      else form.setError('root', { message: t`The passkey was not used. Please try again, or enter a code.` });
    } catch (failure) {
      showFailure(failure, 'root');
    } finally {
      setBusyKey(false);
    }
  }

  return (
    <EntryFrame
      title={<Trans>One more step</Trans>}
      lead={<Trans>Your account has extra permissions, so signing in takes one more step.</Trans>}
      aside={
        <Button kind="quiet" onClick={() => saveUnfinishedSignIn(undefined)}>
          <Trans>Back to the password</Trans>
        </Button>
      }
    >
      <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-6">
        <div className="-mt-6 has-[p]:mt-0">
          <FormRefusal message={errors.root?.message} />
        </div>
        {half.ways.includes('passkey') && hasPasskeys() && (
          <div>
            <Button
              kind={half.ways.includes('code') ? 'secondary' : 'primary'}
              busy={busyKey}
              onClick={() => void byPasskey()}
            >
              <Trans>Use a passkey</Trans>
            </Button>
          </div>
        )}
        <TextField
          label={half.ways.includes('code') ? t`Code from your app` : t`Recovery code`}
          hint={
            half.ways.includes('code')
              ? t`Six digits. If you do not have your phone, enter a recovery code.`
              : t`If you do not have your passkey.`
          }
          required
          autoFocus
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.code?.message}
          {...form.register('code')}
        />
        <div>
          <Button type="submit" kind="primary" busy={isSubmitting} busyText={t`Signing in…`}>
            <Trans>Sign in</Trans>
          </Button>
        </div>
      </form>
    </EntryFrame>
  );
}
