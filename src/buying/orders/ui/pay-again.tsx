import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useOfferedPayTypes, usePayCeilings } from '#buying/checkout/checkout.queries.ts';
import {
  PAY_TYPES,
  type PayType,
  payPlaceOf,
  paysByTransfer,
  payTypesIn,
  takesAmount,
} from '#buying/checkout/pay-types.rules.ts';
import { Button } from '#kit/button.tsx';
import { useSession } from '#kit/client/session.ts';
import type { OrderDetail } from '../order.contract.ts';
import { usePayAgain } from '../order.queries.ts';

interface PayAgainProps {
  order: OrderDetail;
  /** The buyer will pay at their own bank, so there is no page to open. */
  onTransfer?: () => void;
}

/** Offers the same method, and folded the others that accept the same amount. */
export function PayAgain({ order, onTransfer }: PayAgainProps) {
  const { i18n } = useLingui();
  const { mutate, isPending, variables } = usePayAgain(order.code);
  const ceilings = usePayCeilings();
  const offered = useOfferedPayTypes(payPlaceOf({ currency: order.currency }));
  const ways = payTypesIn(order.currency, offered).filter((way) => takesAmount(way, order.total, ceilings));
  const isSuspended = useSession(({ member }) => member?.standing === 'suspended');
  // The page already shows the bank account or the number: there is nothing left to press.
  const isShown = paysByTransfer(order.paytype) || order.pay_number?.paytype === order.paytype;
  const same = ways.filter((paytype) => paytype === order.paytype && !isShown);
  const others = ways.filter((paytype) => paytype !== order.paytype);
  const pay = (paytype: PayType) => ({
    busy: isPending && variables === paytype,
    onClick: () => mutate(paytype, { onSuccess: ({ url }) => (url ? window.location.assign(url) : onTransfer?.()) }),
  });
  if (isSuspended)
    return (
      <p className="basis-full">
        <Trans>
          Your account is suspended, so you cannot pay online. Please{' '}
          <Link to="/contact" className="text-link">
            contact customer service
          </Link>
          .
        </Trans>
      </p>
    );
  if (ways.length === 0)
    return (
      <p className="basis-full">
        <Trans>This order cannot be paid online at the moment. Please contact us and we will find another way.</Trans>
      </p>
    );
  return (
    <>
      {same.map((paytype) => (
        <Button key={paytype} kind="primary" {...pay(paytype)}>
          {order.payment_status === 'failed' ? <Trans>Pay again</Trans> : <Trans>Pay now</Trans>}
        </Button>
      ))}
      {others.length > 0 && (
        <OtherWays isOpen={same.length === 0 && !isShown}>
          {others.map((paytype) => (
            <Button key={paytype} {...pay(paytype)}>
              {i18n._(PAY_TYPES[paytype].name)}
            </Button>
          ))}
        </OtherWays>
      )}
    </>
  );
}

interface OtherWaysProps {
  /** Whether they are open at first. */
  isOpen: boolean;
  children: ReactNode;
}

/** Folded: five more buttons would hide the one that most buyers need. */
function OtherWays({ isOpen, children }: OtherWaysProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(isOpen);
  return (
    <>
      <Button aria-expanded={open} onClick={() => setOpen(!open)}>
        <Trans>Pay another way</Trans>
      </Button>
      {open && (
        <fieldset
          aria-label={t`Pay another way`}
          className="flex basis-full flex-wrap gap-3 border-hairline-strong border-s-2 bg-wall-deep p-4"
        >
          {children}
        </fieldset>
      )}
    </>
  );
}
