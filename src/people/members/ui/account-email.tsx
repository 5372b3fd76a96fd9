import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { apiClient, ask } from '#kit/client/api-client.ts';
import { Icon } from '#kit/icon.tsx';
import { Section } from '#kit/section.tsx';
import { useVerifiedElsewhere } from '../email-verified.queries.ts';
import type { Profile } from '../member.contract.ts';
import { memberProfile } from '../member.queries.ts';
import { EmailCode } from './email-code.tsx';
import { EmailForm } from './email-form.tsx';

/** The member's e-mail address: whether it is verified, and how to change it. */
export function AccountEmail({ profile }: { profile: Profile }) {
  const [changing, setChanging] = useState(false);
  const { email, email_verified, email_pending } = profile;
  const confirmed = useVerifiedFocus(email_verified);
  return (
    <Section
      layout="beside"
      title={<Trans>E-mail address</Trans>}
      note={<Trans>You sign in with this address, and we use it for e-mails about your orders.</Trans>}
    >
      <p className="break-all font-medium">{email}</p>
      {email_verified ? (
        <p ref={confirmed} tabIndex={-1} className="mt-1 flex items-center gap-1.5 text-good text-small outline-none">
          <Icon name="check" size={16} />
          <Trans>Confirmed</Trans>
        </p>
      ) : (
        <Unconfirmed />
      )}
      {email_pending && <Pending email={email_pending} />}
      {changing ? (
        <EmailForm onDone={() => setChanging(false)} />
      ) : (
        <Button className="mt-5" onClick={() => setChanging(true)}>
          <Trans>Change address</Trans>
        </Button>
      )}
    </Section>
  );
}

/** The field for the code goes when the address is verified; a focus that was in it moves to the new state. */
function useVerifiedFocus(isVerified: boolean) {
  const confirmed = useRef<HTMLParagraphElement>(null);
  const wasVerified = useRef(isVerified);
  useEffect(() => {
    if (isVerified && !wasVerified.current && document.activeElement === document.body)
      confirmed.current?.focus({ preventScroll: true });
    wasVerified.current = isVerified;
  }, [isVerified]);
  return confirmed;
}

function Unconfirmed() {
  const { context } = useRouter().options;
  const queryClient = useQueryClient();
  useVerifiedElsewhere(() => void queryClient.invalidateQueries({ queryKey: memberProfile(context).queryKey }));
  return (
    <div className="mt-1 text-small">
      <p className="text-ink-soft">
        <Trans>Not confirmed yet. Enter the code from the e-mail we sent you, or open its link.</Trans>
      </p>
      <EmailCode />
    </div>
  );
}

function Pending({ email }: { email: string }) {
  const { t } = useLingui();
  const { options } = useRouter();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => ask(apiClient(options.context).api.email.change.$delete()),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['member', 'profile'] }),
  });
  return (
    <div className="mt-5 border-hairline-strong border-s-2 bg-wall-deep px-4 py-3 text-small" role="status">
      <p className="prose-text">
        <Trans>
          We sent a link to <strong className="break-all font-medium">{email}</strong>. Open it within 24 hours to
          change your address. If nothing arrives, that address may belong to another account.
        </Trans>
      </p>
      <Button kind="quiet" className="-ms-3 mt-1" busy={isPending} busyText={t`Saving…`} onClick={() => mutate()}>
        <Trans>Keep current address</Trans>
      </Button>
    </div>
  );
}
