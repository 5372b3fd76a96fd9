import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Icon } from '#kit/icon.tsx';
import type { Checkout } from './use-checkout.ts';

interface ProofNoteProps {
  email: Checkout['unproved'];
  /** The field for the code. */
  emailCode: ReactNode;
}

/** Product §5.10: editions are sold only to members with a verified address. The page asks for the code before the last step refuses. */
export function ProofNote({ email, emailCode }: ProofNoteProps) {
  if (email === undefined) return null;
  return (
    <div className="mb-6 flex items-start gap-2 border-accent border-s-2 bg-wall-deep px-4 py-3">
      <Icon name="warning" className="mt-0.5 shrink-0" />
      <div className="text-small">
        <p>
          <Trans>
            Your cart contains a numbered edition. Please confirm your e-mail address before you order: enter the code
            we sent to <span className="break-all">{email}</span>, or open the link in that e-mail.
          </Trans>
        </p>
        {emailCode}
      </div>
    </div>
  );
}
