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
import { OrderBadge } from './order-badge.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderSums } from './order-sums.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { StaffActions } from './staff-actions.tsx';
import { StaffMoney } from './staff-money.tsx';
import { useOrderFormat } from './use-order-format.ts';

interface StaffOrderPageProps {
  code: string;
  /** What payment providers said of the order. */
  payments?: ReactNode;
}

/** One order on the desk, with the steps that this member of the staff may take. */
export function StaffOrderPage({ code, payments }: StaffOrderPageProps) {
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
        {(data) => <LoadedOrder order={data} payments={payments} />}
      </Loaded>
    </>
  );
}

function LoadedOrder({ order, payments }: { order: StaffOrderDetail; payments: ReactNode }) {
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
        <OrderBadge status={order.status} />
      </div>
      <p role="status" className="mt-1 text-ink-soft text-small">
        <time dateTime={order.created_at}>{time(order.created_at)}</time> · {i18n._(PAY_TYPES[order.paytype].name)} ·{' '}
        {paymentWords(i18n, order)}
      </p>
      <div role="alert">
        {isTooLate(error) && (
          <p className="mt-4 border-bad border-s-2 bg-wall-deep px-4 py-3">
            <Trans>This order has changed in the meantime, so nothing was done. Below is its current state.</Trans>
          </p>
        )}
      </div>
      <StaffActions order={order} send={mutateAsync} />
      <div className="mt-10 grid gap-x-14 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0 lg:order-1">
          <Section title={<Trans>History</Trans>}>
            <OrderTimeline order={order} />
          </Section>
          <StaffMoney order={order} />
          {payments}
        </div>
        <div className="min-w-0">
          <Section title={<Trans>Prints</Trans>}>
            <OrderLines order={order} />
            <OrderSums order={order} />
          </Section>
          {/* Refunds stand beside it, with more than the buyer is told. */}
          <OrderFacts order={{ ...order, refunds: [] }} />
        </div>
      </div>
    </>
  );
}
