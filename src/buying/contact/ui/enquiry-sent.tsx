import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Button } from '#kit/button.tsx';
import { ButtonLink } from '#kit/button-link.tsx';
import type { EnquiryReceived } from '../contact.contract.ts';

interface EnquirySentProps {
  received: EnquiryReceived & { email: string };
  again: () => void;
}

/** Replaces the form. */
export function EnquirySent({ received, again }: EnquirySentProps) {
  const box = useRef<HTMLDivElement>(null);
  const { enquiry_id: number, thread_id, email } = received;
  // The pressed button is gone; screen reader and keyboard users continue here.
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={box} tabIndex={-1} className="border-good border-s-2 bg-wall-deep px-5 py-6 sm:px-8">
      <h3 className="font-display text-title">
        <Trans>Thank you. We have received your enquiry.</Trans>
      </h3>
      <p className="prose-text mt-3 [overflow-wrap:anywhere]">
        {thread_id === null ? (
          <Trans>
            Your enquiry number is {number}. We are sending a confirmation to {email}; our reply will go there too.
          </Trans>
        ) : (
          <Trans>
            Your enquiry number is {number}. You will find it and our reply in your messages, and we will notify you by
            e-mail.
          </Trans>
        )}
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        {thread_id !== null && (
          <ButtonLink to="/account/message/$id" params={{ id: String(thread_id) }}>
            <Trans>See the conversation</Trans>
          </ButtonLink>
        )}
        <Button kind="quiet" onClick={again}>
          <Trans>Write another enquiry</Trans>
        </Button>
      </div>
    </div>
  );
}
