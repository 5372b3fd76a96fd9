import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Icon } from '#kit/icon.tsx';
import type { Checkout } from './use-checkout.ts';

interface ProofNoteProps {
  email: Checkout['unproved'];
  /** The button that has the link mailed again. */
  proofAgain: ReactNode;
}

/** Product §5.10: an edition is sold to members whose address is proved; said before the last step, not by its refusal. */
export function ProofNote({ email, proofAgain }: ProofNoteProps) {
  if (email === undefined) return null;
  return (
    <div className="mb-6 flex items-start gap-2 border-accent border-s-2 bg-wall-deep px-4 py-3">
      <Icon name="warning" className="mt-0.5 shrink-0" />
      <div className="text-small">
        <p>
          <Trans>
            Your cart contains a numbered edition. Please confirm your e-mail address before you order: open the link we
            sent to <span className="break-all">{email}</span>.
          </Trans>
        </p>
        {proofAgain}
      </div>
    </div>
  );
}
