import { Trans } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { apiClient, ask } from '#kit/client/api-client.ts';
import { takeFragment } from '#kit/client/secret-fragment.ts';
import { currentSession, useSession } from '#kit/client/session.ts';
import { Icon } from '#kit/icon.tsx';
import { Spinner } from '#kit/spinner.tsx';
import { loadMember } from '../member.queries.ts';

type ProofState = 'none' | 'checking' | 'proved' | 'refused';

/** Where the link of a mail that proves an address leads: it is taken out of the address bar and handed in, once. */
export function EmailProof() {
  const { options } = useRouter();
  const ready = useSession((session) => session.ready);
  const [state, setState] = useState<ProofState>('none');
  const token = useRef<string>(undefined);

  useEffect(() => {
    token.current ??= takeFragment('verify');
    if (token.current) setState('checking');
  }, []);
  useEffect(() => {
    // After the startup, whose profile would else still say that the address is not proved.
    if (!ready || !token.current) return;
    const json = { token: token.current };
    token.current = undefined;
    ask(apiClient(options.context).api.email.verify.$post({ json })).then(
      () => {
        setState('proved');
        if (currentSession().token) loadMember(options.context).catch(() => undefined);
      },
      () => setState('refused'),
    );
  }, [ready, options]);

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
