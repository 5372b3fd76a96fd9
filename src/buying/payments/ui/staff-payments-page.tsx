import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Button } from '#kit/button.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { SkeletonGroup } from '#kit/skeleton-group.tsx';
import { memberProfile } from '#people/members/member.queries.ts';
import { isFinance, paymentBooksQuery } from '../payment-staff.queries.ts';
import { BookChecks } from './book-checks.tsx';
import { HeldPayments } from './held-payments.tsx';
import { RefundCases } from './refund-cases.tsx';

/** Finance's daily page: payments that need a decision, and whether our ledger agrees with the providers'. */
export function StaffPaymentsPage() {
  const { options } = useRouter();
  const { data: profile } = useQuery(memberProfile(options.context));
  return (
    <>
      <h1 className="text-display">
        <Trans>Payments</Trans>
      </h1>
      {isFinance(profile) ? (
        <Books />
      ) : (
        <p className="prose-text mt-6">
          <Trans>This page is for finance. You can see an order’s payments on the order’s own page.</Trans>
        </p>
      )}
    </>
  );
}

function Books() {
  const { options } = useRouter();
  const { data, isError, isFetching, refetch } = useQuery(paymentBooksQuery(options.context));
  if (data) {
    return (
      <div className="mt-8 grid gap-12">
        <HeldPayments held={data.held} />
        <RefundCases cases={data.cases} />
        <BookChecks checks={data.checks} />
      </div>
    );
  }
  if (isError) {
    return (
      <EmptyState
        title={<Trans>The payments could not be loaded</Trans>}
        action={
          <Button busy={isFetching} onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        }
      />
    );
  }
  return (
    <SkeletonGroup className="mt-8 grid gap-4">
      <Skeleton className="h-20" />
      <Skeleton className="h-20" />
      <Skeleton className="h-20" />
    </SkeletonGroup>
  );
}
