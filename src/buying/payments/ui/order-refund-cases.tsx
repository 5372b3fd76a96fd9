import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useId, useRef } from 'react';
import { isTooLate } from '#buying/orders/order.queries.ts';
import { memberProfile } from '#people/members/member.queries.ts';
import { isFinance, orderPaymentsQuery, useDecideCase } from '../payment-staff.queries.ts';
import { RefundCase } from './refund-case.tsx';

/** Refunds at a provider to match with ours. They come before the staff's steps: recording a refund first could pay it twice. */
export function OrderRefundCases({ code }: { code: string }) {
  const { options } = useRouter();
  const { data } = useQuery(orderPaymentsQuery(options.context, code));
  const { data: profile } = useQuery(memberProfile(options.context));
  const deciding = useDecideCase(code);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const cases = data?.cases ?? [];
  const wasOpen = deciding.variables?.case_id;
  const isCaseGone = isTooLate(deciding.error) && cases.every(({ case_id }) => case_id !== wasOpen);
  return (
    // A decided case is removed; the focus then stays here.
    <div ref={box} tabIndex={-1} className="outline-none">
      <div role="alert">
        {isCaseGone && (
          <p className="mt-4 border-bad border-s-2 bg-wall-deep px-4 py-3 text-small">
            <Trans>
              Someone else has already decided this, so we have changed nothing. Below is the current state.
            </Trans>
          </p>
        )}
      </div>
      {cases.length > 0 && (
        <section aria-labelledby={id} className="mt-6 max-w-3xl">
          <h2 id={id} className="mb-3 text-[1.375rem]">
            <Trans>Refunds to match</Trans>
          </h2>
          <ul className="divide-y divide-hairline border-hairline border-y text-small">
            {cases.map((found) => (
              <RefundCase
                key={found.case_id}
                found={found}
                mayAct={isFinance(profile)}
                deciding={deciding}
                onGone={() => box.current?.focus()}
              />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
