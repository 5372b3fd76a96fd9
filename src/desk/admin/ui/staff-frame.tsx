import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useLocation, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ButtonLink } from '#kit/button-link.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { NotLoaded } from '#kit/not-loaded.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { SkeletonGroup } from '#kit/skeleton-group.tsx';
import { memberProfile } from '#people/members/member.queries.ts';
import { secondFactorQuery } from '#people/members/second-factor.queries.ts';
import { type Person, verdict } from '#shared/rights.ts';
import { rolesText } from '#shared/staff-role.words.ts';
import { accessOf } from '../staff-sections.rules.ts';
import { ClosedBar } from './closed-bar.tsx';
import { StaffLayout, StaffMain } from './staff-layout.tsx';
import { useAttended } from './use-attended.ts';

interface StaffFrameProps {
  /** The shop's name or logo. */
  brand: ReactNode;
  /** The switch to the other languages. */
  languages: ReactNode;
  /** The bell. */
  notices: ReactNode;
  children: ReactNode;
}

/**
 * The frame of the back office, without the shop's own header and footer. People who are not staff see a notice, and
 * people who must set up two-factor sign-in are sent there first; the API would refuse them anyway.
 */
export function StaffFrame({ brand, languages, notices, children }: StaffFrameProps) {
  const { options } = useRouter();
  useAttended();
  const here = useLocation({ select: ({ pathname }) => pathname });
  const { data, error, refetch } = useQuery(memberProfile(options.context));
  const { data: factor, isPending } = useQuery({
    ...secondFactorQuery(options.context),
    enabled: data?.staff_role !== undefined && data.staff_role !== null,
  });
  if ((!data && !error) || (data?.staff_role && isPending)) {
    return (
      <Outside brand={brand}>
        <SkeletonGroup>
          <Skeleton className="h-40" />
        </SkeletonGroup>
      </Outside>
    );
  }
  if (!data?.staff_role) {
    return (
      <Outside brand={brand}>
        {error ? <NotLoaded error={error} again={() => void refetch()} missing={<StaffOnly />} /> : <StaffOnly />}
      </Outside>
    );
  }
  if (factor?.needed && here !== '/admin/me') return <Navigate to="/admin/me" replace />;
  return (
    <StaffLayout
      brand={brand}
      person={data}
      languages={languages}
      notices={!factor?.needed && notices}
      // The API says nothing before the second factor is set up.
      bar={!factor?.needed && <ClosedBar />}
    >
      {verdict(accessOf(here), data) === 'allowed' ? children : <NotOfRole person={data} />}
    </StaffLayout>
  );
}

/** Before the menu is known, and for people who have none. */
function Outside({ brand, children }: { brand: ReactNode; children: ReactNode }) {
  return (
    <>
      <header className="border-hairline border-b">
        <div className="flex h-12 items-center px-4">
          <Link to="/" className="flex min-h-11 items-center font-display text-lead leading-none hover:text-accent">
            {brand}
          </Link>
        </div>
      </header>
      <StaffMain>{children}</StaffMain>
    </>
  );
}

function NotOfRole({ person }: { person: Person }) {
  const { i18n } = useLingui();
  const own = rolesText(i18n, person);
  return (
    <EmptyState
      heading="h1"
      title={<Trans>This page is not for your role</Trans>}
      action={
        <ButtonLink to="/admin">
          <Trans>Go to Today</Trans>
        </ButtonLink>
      }
    >
      <Trans>Your role: {own}. If you need this page, please ask an administrator for another role.</Trans>
    </EmptyState>
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
      <Trans>Your account does not have access to this page (403). If it should, please ask an administrator.</Trans>
    </EmptyState>
  );
}
