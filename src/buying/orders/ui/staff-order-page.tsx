import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PAY_TYPES } from '#buying/checkout/pay-types.rules.ts';
import { EmptyState } from '#kit/empty-state.tsx';
import { Loaded } from '#kit/loaded.tsx';
import { Section } from '#kit/section.tsx';
import { isTooLate } from '../order.queries.ts';
import { paymentWords } from '../order.words.ts';
import type { StaffOrderDetail } from '../order-staff.contract.ts';
import { staffOrderQuery, useStaffStep } from '../order-staff.queries.ts';
import { OrderBadge, TestNote } from './order-badge.tsx';
import { OrderCertificates } from './order-certificates.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderSums } from './order-sums.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { StaffActions } from './staff-actions.tsx';
import { StaffCertificateSteps } from './staff-certificate-steps.tsx';
import { StaffGift } from './staff-gift.tsx';
import { StaffMoney } from './staff-money.tsx';
import { useOrderFormat } from './use-order-format.ts';

interface StaffOrderPageProps {
  code: string;
  /** Reports of the payment providers about the order. */
  payments?: ReactNode;
  /** Refunds at a provider that staff have to match before they record one. */
  cases?: ReactNode;
}

export function StaffOrderPage({ code, payments, cases }: StaffOrderPageProps) {
  const { options } = useRouter();
  const query = useQuery(staffOrderQuery(options.context, code));
  return (
    <>
      <p className="mb-4 text-small">
        <Link to="/admin/order" className="text-link">
          <Trans>Order desk</Trans>
        </Link>
      </p>
      <Loaded query={query} missing={<EmptyState heading="h1" title={<Trans>Order not found</Trans>} />}>
        {(data) => <LoadedOrder order={data} payments={payments} cases={cases} />}
      </Loaded>
    </>
  );
}

function LoadedOrder({ order, payments, cases }: Omit<StaffOrderPageProps, 'code'> & { order: StaffOrderDetail }) {
  const { i18n } = useLingui();
  const { time } = useOrderFormat();
  const { mutateAsync, error } = useStaffStep(order.code);
  const { code } = order;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <h1 className="text-title tabular-nums">
          <Trans>Order {code}</Trans>
        </h1>
        <OrderBadge order={order} />
      </div>
      <p role="status" className="mt-1 text-ink-soft text-small">
        <time dateTime={order.created_at}>{time(order.created_at)}</time> · {i18n._(PAY_TYPES[order.paytype].name)} ·{' '}
        {paymentWords(i18n, order)}
      </p>
      <TestNote order={order} />
      {order.gift && <StaffGift order={order} gift={order.gift} />}
      <div role="alert">
        {isTooLate(error) && (
          <p className="mt-4 border-bad border-s-2 bg-wall-deep px-4 py-3">
            <Trans>This order has changed in the meantime, so nothing was done. Below is its current state.</Trans>
          </p>
        )}
      </div>
      {cases}
      <StaffActions order={order} send={mutateAsync} />
      <div className="mt-10 grid gap-x-14 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0 lg:order-1">
          <Section title={<Trans>History</Trans>}>
            <OrderTimeline order={order} time={time} />
          </Section>
          <StaffMoney order={order} />
          {payments}
        </div>
        <div className="min-w-0">
          <Section title={<Trans>Prints</Trans>}>
            <OrderLines order={order} />
            <OrderSums order={order} />
          </Section>
          {order.freight.times.complete && !order.test && (
            <OrderCertificates order={order} steps={(one) => <StaffCertificateSteps certificate={one} code={code} />} />
          )}
          {/* Refunds are shown separately, with more detail than the buyer sees. */}
          <OrderFacts order={{ ...order, refunds: [] }} withInvoice time={time} />
        </div>
      </div>
    </>
  );
}
