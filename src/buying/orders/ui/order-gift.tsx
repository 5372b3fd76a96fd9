import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { GiftView } from '#buying/gifts/gift.contract.ts';
import { giftLinkQuery, useGiftLink } from '#buying/gifts/gift.queries.ts';
import { hasCard } from '#buying/gifts/gift.rules.ts';
import { Button } from '#kit/button.tsx';
import { CopyButton } from '#kit/copy-button.tsx';
import { FileButton } from '#kit/file-button.tsx';
import { Section } from '#kit/section.tsx';
import { joinPath } from '#shared/locale.ts';
import type { OrderDetail } from '../order.contract.ts';
import { OrderGiftFacts } from './order-gift-facts.tsx';

/** The gift on the buyer's page: the choices, the card, and the link for the recipient. */
export function OrderGift({ order, gift }: { order: OrderDetail; gift: GiftView }) {
  return (
    <Section title={<Trans>Gift</Trans>}>
      <OrderGiftFacts gift={gift} />
      {hasCard(gift) && (
        <div className="mt-4">
          <FileButton path={`/api/order/${order.code}/gift/card`} name={`card-${order.code}.pdf`}>
            <Trans>Message card (PDF)</Trans>
          </FileButton>
        </div>
      )}
      {order.status !== 'cancelled' && order.status !== 'failed' && <LinkOfGift code={order.code} />}
    </Section>
  );
}

function LinkOfGift({ code }: { code: string }) {
  const { t } = useLingui();
  const { options } = useRouter();
  const { data: link } = useQuery(giftLinkQuery(options.context, code));
  const { mutate, isPending } = useGiftLink(code);
  const [isAsked, setAsked] = useState(false);
  if (!link) return null;
  const address = link.path && window.location.origin + joinPath(options.context.locale, link.path);
  const step = (name: 'withdraw' | 'renew') => mutate(name, { onSuccess: () => setAsked(false) });
  return (
    <div className="mt-6">
      <h3 className="font-semibold font-text text-body">
        <Trans>Link for the recipient</Trans>
      </h3>
      <p className="prose-text mt-1 text-small">
        <Trans>
          A page with the works, their story, the hanging kit and the certificates, without prices and without your
          address. It opens once the order is paid.
        </Trans>
      </p>
      <div role="status" className="mt-3">
        {address ? (
          <p className="flex flex-wrap items-center gap-x-3">
            <a href={address} className="text-link text-small [overflow-wrap:anywhere]">
              {address}
            </a>
            <CopyButton text={address} name={t`Link for the recipient`} />
          </p>
        ) : (
          <p>
            {link.withdrawn ? (
              <Trans>You have withdrawn the link. It no longer works, not even on a printed card.</Trans>
            ) : (
              <Trans>There is no link at the moment.</Trans>
            )}
          </p>
        )}
      </div>
      <div className="mt-3 flex flex-wrap gap-3">
        {!address && (
          <Button busy={isPending} onClick={() => step('renew')}>
            <Trans>Make a new link</Trans>
          </Button>
        )}
        {address && !isAsked && (
          <Button kind="quiet" onClick={() => setAsked(true)}>
            <Trans>Withdraw the link</Trans>
          </Button>
        )}
        {address && isAsked && (
          <>
            <p className="basis-full">
              <Trans>The link will stop working, also on a card that is already printed.</Trans>
            </p>
            <Button kind="primary" busy={isPending} onClick={() => step('withdraw')}>
              <Trans>Withdraw the link</Trans>
            </Button>
            <Button kind="quiet" onClick={() => setAsked(false)}>
              <Trans>Not now</Trans>
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
