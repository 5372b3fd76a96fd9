import { Trans } from '@lingui/react/macro';
import type { GiftView } from '#buying/gifts/gift.contract.ts';
import { GiftFacts } from '#kit/gift-facts.tsx';
import { useOrderFormat } from './use-order-format.ts';

/** The gift of an order: for whom, from when, and the words on the card. */
export function OrderGiftFacts({ gift }: { gift: GiftView }) {
  const { day } = useOrderFormat();
  const { recipient, not_before } = gift;
  const wanted = not_before ? day(not_before) : '';
  return (
    <GiftFacts
      gift={gift}
      before={
        recipient && (
          <p className="[overflow-wrap:anywhere]">
            <Trans>For {recipient}</Trans>
          </p>
        )
      }
      after={
        wanted && (
          <p>
            <Trans>It will not arrive before {wanted}.</Trans>
          </p>
        )
      }
    />
  );
}
