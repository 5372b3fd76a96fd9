import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { isReviewer } from '#features/applications/application-review.queries.ts';
import { isSupport } from '#features/contact/contact-desk.queries.ts';
import { memberProfile } from '#features/members/member.queries.ts';
import { isFinance } from '#features/payments/payment-staff.queries.ts';
import { ButtonLink } from '#web/kit/button-link.tsx';
import { EmptyState } from '#web/kit/empty-state.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { SkeletonGroup } from '#web/kit/skeleton-group.tsx';

const TAB =
  'flex min-h-11 items-center whitespace-nowrap border-transparent border-b-2 text-ink-soft hover:text-accent aria-[current=page]:border-ink aria-[current=page]:text-ink';

/** The frame of the back office. Whoever is not staff reads so; the API would refuse them anyway. */
export function StaffFrame({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const { options } = useRouter();
  const { data, isError } = useQuery(memberProfile(options.context));
  if (!data && !isError) {
    return (
      <SkeletonGroup className="page py-14">
        <Skeleton className="h-40" />
      </SkeletonGroup>
    );
  }
  if (!data?.staff_role) return <StaffOnly />;
  return (
    <div className="page py-6 md:py-10">
      <nav aria-label={t`Back office`} className="mb-8 border-hairline border-b">
        <ul className="flex gap-x-6 overflow-x-auto">
          <li>
            <Link to="/admin/order" className={TAB}>
              <Trans>Orders</Trans>
            </Link>
          </li>
          {isSupport(data.staff_role) && (
            <li>
              <Link to="/admin/contact" className={TAB}>
                <Trans>Enquiries</Trans>
              </Link>
            </li>
          )}
          {isReviewer(data.staff_role) && (
            <li>
              <Link to="/admin/application" className={TAB}>
                <Trans>Applications</Trans>
              </Link>
            </li>
          )}
          {isReviewer(data.staff_role) && (
            <li>
              <Link to="/admin/work" className={TAB}>
                <Trans>Works</Trans>
              </Link>
            </li>
          )}
          {isFinance(data.staff_role) && (
            <li>
              <Link to="/admin/payment" className={TAB}>
                <Trans>Payments</Trans>
              </Link>
            </li>
          )}
        </ul>
      </nav>
      {children}
    </div>
  );
}

function StaffOnly() {
  return (
    <EmptyState
      heading="h1"
      title={<Trans>For our staff only</Trans>}
      action={
        <ButtonLink to="/account">
          <Trans>Go to your account</Trans>
        </ButtonLink>
      }
    >
      <Trans>Your account may not open this page (403). If you think it should, please ask an administrator.</Trans>
    </EmptyState>
  );
}
