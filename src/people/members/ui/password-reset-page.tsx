import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { ButtonLink } from '#kit/button-link.tsx';
import { apiClient, ask } from '#kit/client/api-client.ts';
import { enter } from '../member.queries.ts';
import { saveUnfinishedSignIn, unfinishedSignInOf } from '../unfinished-sign-in.queries.ts';
import { TokenPage } from './token-page.tsx';
import { TokenPasswordForm } from './token-password-form.tsx';

/** The target of the mailed link. */
export function PasswordResetPage() {
  const { t } = useLingui();
  const router = useRouter();
  async function send(json: { token: string; password: string }) {
    const { password } = apiClient({ ...router.options.context, handles: ['second_factor'] }).api;
    try {
      await enter(router, await ask(password.reset.$post({ json })));
    } catch (failure) {
      const half = unfinishedSignInOf(failure);
      if (!half) throw failure;
      saveUnfinishedSignIn(half);
      await router.navigate({ to: '/login' });
    }
  }
  return (
    <TokenPage
      title={<Trans>Choose a new password</Trans>}
      lead={<Trans>This signs you in here and signs out all other devices.</Trans>}
      expired={<ExpiredNote />}
    >
      {(sendWithToken) => (
        <TokenPasswordForm
          label={t`New password`}
          submitText={<Trans>Save and sign in</Trans>}
          sendWithToken={sendWithToken}
          send={send}
        />
      )}
    </TokenPage>
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
