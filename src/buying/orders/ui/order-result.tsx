import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { paysByTransfer } from '#buying/checkout/pay-types.rules.ts';
import { ButtonLink } from '#kit/button-link.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { SkeletonGroup } from '#kit/skeleton-group.tsx';
import type { OrderDetail } from '../order.contract.ts';
import { isUnknownOrder, orderQuery } from '../order.queries.ts';
import { type ResultStatus, resultOf } from '../order-result.rules.ts';
import { EveningPlace, EveningWall } from './evening-wall.tsx';
import { FailedPayment } from './failed-payment.tsx';
import { NextStepText } from './next-step-text.tsx';
import { TestNote } from './order-badge.tsx';
import { OrderPlaced } from './order-placed.tsx';
import { OrderedLines } from './ordered-lines.tsx';
import { OtherResult } from './other-result.tsx';
import { PayAgain } from './pay-again.tsx';
import { PayNumberDetails } from './pay-number-details.tsx';

interface OrderResultProps {
  status: ResultStatus;
  code: string;
}

/**
 * After the order: confirmation, payment and next steps, or the failure. The URL can claim anything, so the page thanks nobody
 * before the order is loaded.
 */
export function OrderResult({ status, code }: OrderResultProps) {
  const { context } = useRouter().options;
  const { data: order, error } = useQuery({
    ...orderQuery(context, code),
    refetchInterval: ({ state: { data, dataUpdateCount } }) => data && nextAsk(data, dataUpdateCount),
  });
  const isLoading = !order && !error;
  const isPlaced = order !== undefined && resultOf(order, status) === 'thanks';
  return (
    <>
      {isPlaced && <EveningWall order={order} />}
      {isLoading && status === 'success' && <EveningPlace />}
      {/* The footer is below the window while the order loads, so it does not jump. */}
      <div className="page min-h-[calc(100dvh-4rem)] max-w-4xl py-10 md:py-16">
        {isLoading && (
          <SkeletonGroup className="grid gap-4">
            <Skeleton className="h-16" />
            <Skeleton className="h-40" />
            <Skeleton className="h-24" />
          </SkeletonGroup>
        )}
        {!order && error && <NoOrder isUnknown={isUnknownOrder(error)} />}
        {order && <TestNote order={order} />}
        {order && <Outcome order={order} status={status} />}
        {order && <OrderedLines order={order} />}
      </div>
    </>
  );
}

/** Polls for a missing payment every few seconds, for minutes at most; a later visit polls again. */
function nextAsk(order: OrderDetail, asked: number): number | false {
  const isAwaited = order.payment_status === 'unpaid' && order.status !== 'cancelled' && !paysByTransfer(order.paytype);
  if (!isAwaited || asked > 60) return false;
  return asked < 20 ? 2_000 : 10_000;
}

function Outcome({ order, status }: { order: OrderDetail; status: ResultStatus }) {
  const result = resultOf(order, status);
  switch (result) {
    case 'thanks':
      return <OrderPlaced order={order} />;
    case 'payment_pending':
      return <Pending order={order} />;
    case 'payment_failed':
      return <FailedPayment order={order} />;
    case 'number_given':
      return <NumberGiven order={order} />;
    case 'awaiting_payment':
      return <Unpaid order={order} />;
    default:
      return <OtherResult order={order} result={result} />;
  }
}

/** The buyer is back, but the money has not arrived: the page says neither that it failed nor that it is there. */
function Pending({ order }: { order: OrderDetail }) {
  const { code } = order;
  return (
    <div role="status">
      <h1 className="text-display">
        {order.pending_payment === 'held' ? (
          <Trans>We are checking your payment</Trans>
        ) : (
          <Trans>Your payment is being confirmed</Trans>
        )}
      </h1>
      <p className="mt-4 text-lead">
        <NextStepText order={order} />
      </p>
      <p className="mt-4">
        <Trans>
          Your order number is <strong className="whitespace-nowrap font-semibold">{code}</strong>. This page updates
          automatically; you can also close it.
        </Trans>
      </p>
      <SeeOrder code={code} />
    </div>
  );
}

/** The order exists, and its payment was started and not finished, or is just arriving. */
function Unpaid({ order }: { order: OrderDetail }) {
  const { code } = order;
  return (
    <>
      <div role="status">
        <h1 className="text-display">
          <Trans>Your order is awaiting payment</Trans>
        </h1>
        <p className="mt-4 text-lead">
          <NextStepText order={order} />
        </p>
        <p className="mt-4">
          <Trans>
            Your order number is <strong className="whitespace-nowrap font-semibold">{code}</strong>. If you have just
            paid, this page will update in a moment.
          </Trans>
        </p>
      </div>
      {order.actions.includes('pay') && (
        <div className="mt-8 flex flex-wrap gap-3">
          <PayAgain order={order} />
        </div>
      )}
      <SeeOrder code={code} />
    </>
  );
}

/** The order has its number: the page says how to pay with it. */
function NumberGiven({ order }: { order: OrderDetail }) {
  const { code, pay_number } = order;
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
      {pay_number && (
        <div className="mt-8">
          <PayNumberDetails order={order} number={pay_number} />
        </div>
      )}
      <SeeOrder code={code} />
    </>
  );
}

function SeeOrder({ code }: { code: string }) {
  return (
    <p className="mt-8 flex flex-wrap gap-3">
      <ButtonLink to="/account/order/$code" params={{ code }}>
        <Trans>See the order</Trans>
      </ButtonLink>
    </p>
  );
}

function NoOrder({ isUnknown }: { isUnknown: boolean }) {
  return (
    <div role="alert">
      <h1 className="text-display">
        {isUnknown ? <Trans>Order not found</Trans> : <Trans>Your order could not be shown</Trans>}
      </h1>
      <p className="mt-4 text-lead">
        {isUnknown ? (
          <Trans>There is no order with this number in your account. Please check the number in your e-mail.</Trans>
        ) : (
          <Trans>If we have received it, it is in your orders.</Trans>
        )}
      </p>
      <p className="mt-8">
        <ButtonLink kind="primary" to="/account/order">
          <Trans>See your orders</Trans>
        </ButtonLink>
      </p>
    </div>
  );
}
