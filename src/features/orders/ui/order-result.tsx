import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { ORDER_FAILURE } from '#features/checkout/order-failure.rules.ts';
import { formatCm } from '#ground/framing/framing.rules.ts';
import { formatMoney } from '#shared/money.ts';
import { ButtonLink } from '#web/kit/button-link.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { SkeletonGroup } from '#web/kit/skeleton-group.tsx';
import { useLocale } from '#web/kit/use-locale.ts';
import type { OrderDetail } from '../order.contract.ts';
import { isUnknownOrder, orderQuery } from '../order.queries.ts';
import { wasPaid } from '../order.rules.ts';
import { BankDetails } from './bank-details.tsx';

interface OrderResultProps {
  status: 'success' | 'fail';
  code: string;
}

/**
 * After the order: that it has reached us, what to pay and until when, and what happens next; or that it has not. The address
 * can say anything, so nobody is thanked before the order is there.
 */
export function OrderResult({ status, code }: OrderResultProps) {
  const { context } = useRouter().options;
  const { data: order, error } = useQuery(orderQuery(context, code));
  const isPaymentLost = order && (order.status === 'failed' || (status === 'fail' && !wasPaid(order)));
  return (
    <div className="page max-w-4xl py-10 md:py-16">
      {!order && !error && (
        <SkeletonGroup className="grid gap-4">
          <Skeleton className="h-16" />
          <Skeleton className="h-40" />
          <Skeleton className="h-24" />
        </SkeletonGroup>
      )}
      {!order && error && <NoOrder isUnknown={isUnknownOrder(error)} />}
      {order && (isPaymentLost ? <Failed order={order} /> : <Placed order={order} />)}
      {order && <OrderLines order={order} />}
    </div>
  );
}

function NoOrder({ isUnknown }: { isUnknown: boolean }) {
  return (
    <div role="alert">
      <h1 className="text-display">
        {isUnknown ? <Trans>We do not find this order</Trans> : <Trans>We could not show your order</Trans>}
      </h1>
      <p className="mt-4 text-lead">
        {isUnknown ? (
          <Trans>There is no order with this number in your account.</Trans>
        ) : (
          <Trans>If it has reached us, you find it among your orders.</Trans>
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

function Placed({ order }: { order: OrderDetail }) {
  const { code } = order;
  return (
    <>
      <h1 className="text-display">
        <Trans>Thank you for your order</Trans>
      </h1>
      <p className="mt-4 text-lead">
        <Trans>
          We have received it under the number <strong className="whitespace-nowrap font-semibold">{code}</strong>.
        </Trans>
      </p>
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
            <Trans>You pay, and tell us the last 4 digits of your account on the order’s page.</Trans>
          </li>
        )}
        <li>
          <Trans>We print and frame your order in our Taipei workshop.</Trans>
        </li>
        <li>
          <Trans>You get a mail with the tracking number when the parcel leaves.</Trans>
        </li>
      </ol>
    </section>
  );
}

function Failed({ order }: { order: OrderDetail }) {
  const { t } = useLingui();
  const { code } = order;
  const canPay = order.actions.includes('pay');
  return (
    <>
      <h1 className="text-display">
        <Trans>The payment did not go through</Trans>
      </h1>
      <p className="mt-4 text-lead" role="alert">
        {t(ORDER_FAILURE)}
      </p>
      <p className="mt-4">
        <Trans>Your order {code} is kept; nothing has been charged twice.</Trans>
      </p>
      {order.bank && (
        <div className="mt-8">
          <BankDetails order={order} bank={order.bank} />
        </div>
      )}
      <p className="mt-8 flex flex-wrap gap-3">
        <ButtonLink kind="primary" to="/account/order/$code" params={{ code }}>
          {canPay ? <Trans>Pay again</Trans> : <Trans>See the order</Trans>}
        </ButtonLink>
        <ButtonLink to="/contact">
          <Trans>Contact us</Trans>
        </ButtonLink>
      </p>
    </>
  );
}

function OrderLines({ order }: { order: OrderDetail }) {
  const { t } = useLingui();
  const locale = useLocale();
  const money = (amount: number) => formatMoney(amount, order.currency, locale);
  return (
    <section className="mt-12" aria-label={t`What you ordered`}>
      <ul className="border-hairline border-t">
        {order.lines.map((line) => (
          <li key={line.line_id} className="flex items-center gap-5 border-hairline border-b py-4">
            <img
              src={`${line.image}-160.webp`}
              width={line.outer.w_mm}
              height={line.outer.h_mm}
              alt=""
              className="max-h-20 w-auto max-w-20 object-contain"
            />
            <span className="min-w-0 flex-1">
              <span className="block">{line.title}</span>
              <span className="block text-ink-soft text-small">
                {formatCm(line.size, locale)} · {line.frame} × {line.nums}
              </span>
            </span>
            <span className="tabular-nums">{money(line.line_total)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-end text-ink-soft text-small tabular-nums">
        {order.shipping_fee === 0 ? <Trans>Free delivery</Trans> : <Trans>Delivery: {money(order.shipping_fee)}</Trans>}
      </p>
      <p className="text-end text-lead tabular-nums">
        <Trans>Total: {money(order.total)}</Trans>
      </p>
    </section>
  );
}
