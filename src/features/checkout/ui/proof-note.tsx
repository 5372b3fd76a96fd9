import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { memberProfile } from '#features/members/member.queries.ts';
import { Icon } from '#web/kit/icon.tsx';
import type { Checkout } from './use-checkout.ts';

interface ProofNoteProps {
  chosen: Checkout['chosen'];
  /** The button that has the link mailed again. */
  proofAgain: ReactNode;
}

/** Product §5.10: an edition is sold to members whose address is proved; said before the last step, not by its refusal. */
export function ProofNote({ chosen, proofAgain }: ProofNoteProps) {
  const { context } = useRouter().options;
  const { data: profile } = useQuery({
    ...memberProfile(context),
    enabled: chosen.some(({ item }) => item?.edition),
    // The link is opened in another tab.
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
  if (profile?.email_verified !== false || !chosen.some(({ item }) => item?.edition)) return null;
  const { email } = profile;
  return (
    <div className="mb-6 flex items-start gap-2 border-accent border-s-2 bg-wall-deep px-4 py-3">
      <Icon name="warning" className="mt-0.5 shrink-0" />
      <div className="text-small">
        <p>
          <Trans>
            You have chosen a numbered edition. To order it, please confirm your e-mail address first: open the link we
            sent to <span className="break-all">{email}</span>.
          </Trans>
        </p>
        {proofAgain}
      </div>
    </div>
  );
}
