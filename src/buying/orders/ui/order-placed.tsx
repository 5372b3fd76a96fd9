import { Trans } from '@lingui/react/macro';
import { paysByTransfer } from '#buying/checkout/pay-types.rules.ts';
import { ArrivalDates } from '#kit/arrival-dates.tsx';
import { ButtonLink } from '#kit/button-link.tsx';
import type { OrderDetail } from '../order.contract.ts';
import { wasPaid } from '../order.rules.ts';
import { BankDetails } from './bank-details.tsx';
import { EditionOwned } from './edition-owned.tsx';

/** The order exists: the payment or how to make it, the arrival, and what happens next. */
export function OrderPlaced({ order }: { order: OrderDetail }) {
  const { code } = order;
  return (
    <>
      <h1 className="text-display">
        <Trans>Thank you for your order</Trans>
      </h1>
      <p className="mt-4 text-lead">
        <Trans>
          Your order number is <strong className="whitespace-nowrap font-semibold">{code}</strong>.
        </Trans>
      </p>
      <EditionOwned order={order} />
      {order.arrival && (
        <p className="mt-2 text-lead">
          <ArrivalDates arrival={order.arrival} isPickup={order.pickup_type === 'pickup'} isPaid={wasPaid(order)} />
        </p>
      )}
      {wasPaid(order) && !paysByTransfer(order.paytype) && (
        <p className="mt-4">
          <Trans>We have received your payment and are sending you a confirmation by e-mail.</Trans>
        </p>
      )}
      {order.bank && (
        <div className="mt-8">
          <BankDetails order={order} bank={order.bank} />
        </div>
      )}
      <NextSteps order={order} />
      <p className="mt-8 flex flex-wrap gap-3">
        <ButtonLink kind="primary" to="/account/order/$code" params={{ code }}>
          <Trans>See the order</Trans>
        </ButtonLink>
        <ButtonLink to="/shop">
          <Trans>Continue shopping</Trans>
        </ButtonLink>
      </p>
    </>
  );
}

function NextSteps({ order }: { order: OrderDetail }) {
  return (
    <section className="mt-8">
      <h2 className="text-title">
        <Trans>What happens next</Trans>
      </h2>
      <ol className="mt-4 list-decimal space-y-1 ps-6">
        {order.bank && (
          <li>
            <Trans>
              Make the transfer, then report the last five digits (at least four) of the bank account you paid from on
              the order page.
            </Trans>
          </li>
        )}
        <li>
          <Trans>We print and frame your order in our workshop.</Trans>
        </li>
        <li>
          {order.pickup_type === 'pickup' ? (
            <Trans>We will e-mail you again when you can pick them up.</Trans>
          ) : (
            <Trans>We will e-mail you the tracking number when the parcel ships.</Trans>
          )}
        </li>
      </ol>
    </section>
  );
}
