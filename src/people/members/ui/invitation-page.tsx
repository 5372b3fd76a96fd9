import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { apiClient, ask } from '#kit/client/api-client.ts';
import { enter } from '../member.queries.ts';
import { TokenPage } from './token-page.tsx';
import { TokenPasswordForm } from './token-password-form.tsx';

/** The target of a staff invitation. */
export function InvitationPage() {
  const { t } = useLingui();
  const router = useRouter();
  return (
    <TokenPage
      title={<Trans>Join the team</Trans>}
      lead={
        <Trans>
          Choose a password for the back office. If you already have an account here, this becomes its password.
        </Trans>
      }
      expired={
        <p className="text-lead">
          <Trans>
            This invitation has expired, has been used or was withdrawn. Please ask the person who invited you for a new
            one.
          </Trans>
        </p>
      }
    >
      {(sendWithToken) => (
        <TokenPasswordForm
          label={t`Password`}
          submitText={<Trans>Set password</Trans>}
          sendWithToken={sendWithToken}
          send={async (json) => {
            const { invitation } = apiClient(router.options.context).api;
            await enter(router, await ask(invitation.$post({ json })), '/admin/me');
          }}
        />
      )}
    </TokenPage>
  );
}
