import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useLocation, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ButtonLink } from '#kit/button-link.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { NotLoaded } from '#kit/not-loaded.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { SkeletonGroup } from '#kit/skeleton-group.tsx';
import { memberProfile } from '#people/members/member.queries.ts';
import { secondFactorQuery } from '#people/members/second-factor.queries.ts';
import { type StaffRole, verdict } from '#shared/rights.ts';
import { ROLE_WORDS } from '#shared/staff-role.words.ts';
import { accessOf } from '../staff-sections.rules.ts';
import { DemoBar } from './demo-bar.tsx';
import { StaffNavigation } from './staff-navigation.tsx';
import { useAttended } from './use-attended.ts';

/**
 * The frame of the back office. Whoever is not staff reads so, and whoever must set up the second step of their sign-in is led
 * there first; the API would refuse them anyway.
 */
export function StaffFrame({ children }: { children: ReactNode }) {
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
      <SkeletonGroup className="page py-14">
        <Skeleton className="h-40" />
      </SkeletonGroup>
    );
  }
  if (!data && error) return <NotLoaded error={error} again={() => void refetch()} missing={<StaffOnly />} />;
  if (!data?.staff_role) return <StaffOnly />;
  if (factor?.needed && here !== '/admin/me') return <Navigate to="/admin/me" replace />;
  return (
    <>
      <DemoBar />
      <div className="page grid gap-x-10 gap-y-6 py-6 md:py-10 lg:grid-cols-[11rem_minmax(0,1fr)]">
        <StaffNavigation person={data} />
        <div className="min-w-0">
          {verdict(accessOf(here), data) === 'allowed' ? children : <NotOfRole role={data.staff_role} />}
        </div>
      </div>
    </>
  );
}

function NotOfRole({ role }: { role: StaffRole }) {
  const { i18n } = useLingui();
  const own = i18n._(ROLE_WORDS[role]);
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
      <Trans>Your role is {own}. If you need this page, please ask an administrator to change your role.</Trans>
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
