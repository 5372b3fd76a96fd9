import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { showsInvoice } from '#buying/checkout/invoice-lines.rules.ts';
import { ButtonLink } from '#kit/button-link.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { Loaded } from '#kit/loaded.tsx';
import { Section } from '#kit/section.tsx';
import type { OrderDetail } from '../order.contract.ts';
import { isTooLate, orderQuery, useOrderStep } from '../order.queries.ts';
import { BankDetails } from './bank-details.tsx';
import { NextStepText } from './next-step-text.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderBadge, TestNote } from './order-badge.tsx';
import { OrderCertificates } from './order-certificates.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderGift } from './order-gift.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderSums } from './order-sums.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { PayNumberDetails } from './pay-number-details.tsx';
import { PickupCode } from './pickup-code.tsx';
import { useOrderFormat } from './use-order-format.ts';

export function OrderPage({ code }: { code: string }) {
  const { options } = useRouter();
  const query = useQuery(orderQuery(options.context, code));
  return (
    <>
      <p className="mb-4 text-small">
        <Link to="/account/order" className="text-link">
          <Trans>All orders</Trans>
        </Link>
      </p>
      <Loaded query={query} missing={<NoOrder />} skeleton={['h-10 max-w-md', 'h-24', 'h-64']}>
        {(order) => <LoadedOrder order={order} />}
      </Loaded>
    </>
  );
}

function LoadedOrder({ order }: { order: OrderDetail }) {
  const { moment } = useOrderFormat();
  const { mutateAsync, error } = useOrderStep(order.code);
  const { code, created_at } = order;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <h1 className="text-title tabular-nums">
          <Trans>Order {code}</Trans>
        </h1>
        <OrderBadge order={order} />
      </div>
      <p className="mt-1 text-ink-soft text-small">
        <time dateTime={created_at}>{moment(created_at)}</time>
      </p>
      <TestNote order={order} />
      <div role="alert">
        {isTooLate(error) && (
          <p className="mt-4 border-bad border-s-2 bg-wall-deep px-4 py-3">
            <Trans>This order has changed in the meantime, so nothing was done. Below is its current state.</Trans>
          </p>
        )}
      </div>
      <p role="status" className="prose-text mt-4 text-lead">
        <NextStepText order={order} />
      </p>
      {order.pickup_code && <PickupCode order={order} code={order.pickup_code} />}
      <OrderActions order={order} send={mutateAsync} />
      {order.pay_number && (
        <div className="mt-8">
          <PayNumberDetails order={order} number={order.pay_number} />
        </div>
      )}
      {order.bank && (
        <div className="mt-8">
          <BankDetails order={order} bank={order.bank} />
        </div>
      )}
      <div className="mt-10 grid gap-x-14 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0 xl:order-1">
          <Section title={<Trans>Order status</Trans>}>
            <OrderTimeline order={order} time={moment} />
          </Section>
        </div>
        <div className="min-w-0">
          <Section title={<Trans>What you ordered</Trans>}>
            <OrderLines order={order} />
            <OrderSums order={order} />
          </Section>
          {order.gift && <OrderGift order={order} gift={order.gift} />}
          {order.freight.times.complete && !order.test && <OrderCertificates order={order} />}
          <OrderFacts order={order} withInvoice={showsInvoice(order)} time={moment} />
        </div>
      </div>
    </>
  );
}

function NoOrder() {
  return (
    <EmptyState
      heading="h1"
      title={<Trans>Order not found</Trans>}
      action={
        <ButtonLink to="/account/order">
          <Trans>All orders</Trans>
        </ButtonLink>
      }
    >
      <Trans>There is no order with this number in your account. Please check the number in your e-mail.</Trans>
    </EmptyState>
  );
}
