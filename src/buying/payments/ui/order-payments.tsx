import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useId } from 'react';
import { isTooLate } from '#buying/orders/order.queries.ts';
import { Button } from '#kit/button.tsx';
import { Disclosure } from '#kit/disclosure.tsx';
import { memberProfile } from '#people/members/member.queries.ts';
import type { StaffPayments } from '../payment-staff.contract.ts';
import { isFinance, orderPaymentsQuery, useDecidePayment } from '../payment-staff.queries.ts';
import { type CopyButton, PaymentAttempt } from './payment-attempt.tsx';
import { PaymentEvents } from './payment-events.tsx';

interface OrderPaymentsProps {
  code: string;
  /** Beside each of the provider's numbers. */
  copyButton: CopyButton;
}

/** The providers' reports about an order; nothing if the order has none. */
export function OrderPayments({ code, copyButton }: OrderPaymentsProps) {
  const { options } = useRouter();
  const id = useId();
  const { data, isError, isFetching, refetch } = useQuery(orderPaymentsQuery(options.context, code));
  if (data ? data.attempts.length === 0 : !isError) return null;
  return (
    <section aria-labelledby={id} className="border-hairline border-t pt-6 pb-10">
      <h2 id={id} className="mb-5 text-[1.375rem]">
        <Trans>At the providers</Trans>
      </h2>
      {data ? (
        <Payments code={code} payments={data} copyButton={copyButton} />
      ) : (
        <>
          <p className="mb-3 text-small">
            <Trans>The providers’ messages could not be loaded.</Trans>
          </p>
          <Button busy={isFetching} onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </>
      )}
    </section>
  );
}

function Payments({ code, payments, copyButton }: OrderPaymentsProps & { payments: StaffPayments }) {
  const { options } = useRouter();
  const { data: profile } = useQuery(memberProfile(options.context));
  const { mutateAsync, error } = useDecidePayment(code);
  const { attempts, events } = payments;
  return (
    <div>
      <div role="alert">
        {isTooLate(error) && (
          <p className="mb-4 border-bad border-s-2 bg-wall-deep px-4 py-3 text-small">
            <Trans>
              Someone else has already decided this, so we have changed nothing. Below is the current state.
            </Trans>
          </p>
        )}
      </div>
      <ul className="divide-y divide-hairline border-hairline border-y text-small">
        {attempts.map((attempt) => (
          <PaymentAttempt
            key={attempt.attempt_id}
            code={code}
            attempt={attempt}
            mayAct={isFinance(profile)}
            decide={mutateAsync}
            copyButton={copyButton}
          />
        ))}
      </ul>
      {events.length > 0 && (
        <Disclosure title={<Plural value={events.length} one="# event" other="# events" />}>
          <PaymentEvents payments={payments} />
        </Disclosure>
      )}
    </div>
  );
}
