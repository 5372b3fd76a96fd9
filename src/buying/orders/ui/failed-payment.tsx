import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { ORDER_FAILURE } from '#buying/checkout/order-failure.rules.ts';
import { ButtonLink } from '#kit/button-link.tsx';
import type { OrderDetail } from '../order.contract.ts';
import { BankDetails } from './bank-details.tsx';
import { PayAgain } from './pay-again.tsx';
import { useOrderFormat } from './use-order-format.ts';

/** The payment was declined, abandoned or could not start: what to check, and how to pay the order. */
export function FailedPayment({ order }: { order: OrderDetail }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const format = useOrderFormat();
  const { code } = order;
  const canPay = order.actions.includes('pay');
  const payBy = order.pay_by && format.time(order.pay_by);
  // From here on nothing has failed: the order awaits a transfer like any other.
  const showAccount = () => void navigate({ to: '/cart/check', search: { status: 'success', code }, replace: true });
  return (
    <>
      <h1 className="text-display">
        <Trans>The payment did not go through</Trans>
      </h1>
      <p className="mt-4 text-lead" role="alert">
        {t(ORDER_FAILURE)}
      </p>
      <p className="mt-4">
        <Trans>
          We are holding your order, number <strong className="whitespace-nowrap font-semibold">{code}</strong>. We have
          not received a payment for it.
        </Trans>
      </p>
      {canPay && payBy && (
        <p className="mt-1">
          <Trans>You can pay by {payBy}.</Trans>
        </p>
      )}
      {order.bank && (
        <div className="mt-8">
          <BankDetails order={order} bank={order.bank} />
        </div>
      )}
      {canPay && (
        <div className="mt-8 flex flex-wrap gap-3">
          <PayAgain order={order} onTransfer={showAccount} />
        </div>
      )}
      <p className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to="/account/order/$code" params={{ code }}>
          <Trans>See the order</Trans>
        </ButtonLink>
        <ButtonLink to="/contact">
          <Trans>Contact us</Trans>
        </ButtonLink>
      </p>
    </>
  );
}
