import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface GiftFactsProps {
  gift: { message?: string | undefined; card_link?: boolean | undefined };
  /** The recipient, where nothing else says who it is. */
  before?: ReactNode;
  /** The day, where nothing else says when it arrives. */
  after?: ReactNode;
}

/** What the buyer chose for a gift, at the checkout, on the order's page and in the workshop. */
export function GiftFacts({ gift: { message, card_link }, before, after }: GiftFactsProps) {
  return (
    <div className="grid gap-2">
      {before}
      <p>
        <Trans>The parcel contains no prices.</Trans>
      </p>
      {after}
      {message && (
        <blockquote className="whitespace-pre-line border-hairline-strong border-s-2 ps-4 font-display [overflow-wrap:anywhere]">
          {message}
        </blockquote>
      )}
      {card_link && (
        <p className="text-ink-soft text-small">
          <Trans>The card has a link to a page about the works.</Trans>
        </p>
      )}
    </div>
  );
}
