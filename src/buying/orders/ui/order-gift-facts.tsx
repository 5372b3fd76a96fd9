import { Trans } from '@lingui/react/macro';
import type { GiftView } from '#buying/gifts/gift.contract.ts';
import { useOrderFormat } from './use-order-format.ts';

/** What the buyer chose for a gift: for whom, from when, and the words on the card. */
export function GiftFacts({ gift: { recipient, message, card_link, not_before } }: { gift: GiftView }) {
  const { day } = useOrderFormat();
  const wanted = not_before ? day(not_before) : '';
  return (
    <div className="grid gap-2">
      {recipient && (
        <p className="[overflow-wrap:anywhere]">
          <Trans>For {recipient}</Trans>
        </p>
      )}
      <p>
        <Trans>The parcel contains no prices.</Trans>
      </p>
      {wanted && (
        <p>
          <Trans>It will not arrive before {wanted}.</Trans>
        </p>
      )}
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
