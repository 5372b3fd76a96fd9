import { Trans } from '@lingui/react/macro';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { apiClient, ask } from '#kit/client/api-client.ts';
import { takeFragment } from '#kit/client/secret-fragment.ts';
import { currentSession, useSession } from '#kit/client/session.ts';
import { Icon } from '#kit/icon.tsx';
import { Spinner } from '#kit/spinner.tsx';
import { announceVerified } from '../email-verified.queries.ts';
import { loadMember } from '../member.queries.ts';

type ProofState = 'none' | 'checking' | 'proved' | 'refused';

/** The target of the link that verifies an address: removes the token from the URL and submits it, once. */
export function EmailVerification() {
  const { options } = useRouter();
  const navigate = useNavigate();
  const ready = useSession((session) => session.ready);
  const [state, setState] = useState<ProofState>('none');
  const token = useRef<string>(undefined);

  useEffect(() => {
    token.current ??= takeFragment('verify');
    if (token.current) setState('checking');
  }, []);
  useEffect(() => {
    // After the startup, whose profile would otherwise still say that the address is unverified.
    if (!ready || !token.current) return;
    const json = { token: token.current };
    token.current = undefined;
    ask(apiClient(options.context).api.email.verify.$post({ json })).then(
      () => {
        setState('proved');
        announceVerified();
        const { token: isSignedIn, cartCount } = currentSession();
        if (!isSignedIn) return;
        loadMember(options.context).catch(() => undefined);
        // Most members confirm because they are about to order.
        if (cartCount > 0) void navigate({ to: '/cart', replace: true });
      },
      () => setState('refused'),
    );
  }, [ready, options, navigate]);

  return (
    <div role="status" className="has-[p]:mb-6">
      {state === 'checking' && (
        <p className="flex items-center gap-2">
          <Spinner size={16} />
          <Trans>Confirming your address…</Trans>
        </p>
      )}
      {state === 'proved' && (
        <p className="flex items-start gap-2 border-good border-s-2 bg-wall-deep px-4 py-3">
          <Icon name="check" />
          <Trans>Thank you. Your address is confirmed.</Trans>
        </p>
      )}
      {state === 'refused' && (
        <p className="flex items-start gap-2 border-bad border-s-2 bg-wall-deep px-4 py-3 text-bad">
          <Icon name="warning" />
          <Trans>This link has expired or was used before. Sign in to have a new one sent from your profile.</Trans>
        </p>
      )}
    </div>
  );
}
