import { useLingui } from '@lingui/react/macro';
import { FormRefusal } from '#kit/form-refusal.tsx';
import type { OauthError } from '../oauth.contract.ts';

export function OauthErrorNote({ error }: { error: string }) {
  const { t } = useLingui();
  const messages: Record<OauthError, string> = {
    denied: t`You did not allow the sign-in. You can try again, or use your password.`,
    expired: t`The sign-in took too long. Please try again.`,
    failed: t`The sign-in did not work. Please try again, or use your password.`,
    unavailable: t`The provider does not answer at the moment. Please use your password, or try again later.`,
    too_many: t`Too many attempts. Please wait a moment and try again.`,
    cookies: t`Your browser did not save the sign-in. Please allow cookies for this shop and try again.`,
    known_email: t`There is already an account with this e-mail address. Sign in with your password to add this sign-in method, or use the link we have e-mailed you.`,
  };
  return (
    <div className="mb-6">
      <FormRefusal message={messages[error as OauthError] ?? messages.failed} />
    </div>
  );
}
