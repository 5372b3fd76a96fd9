import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { EmptyState } from '#kit/empty-state.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { SkeletonGroup } from '#kit/skeleton-group.tsx';
import { memberProfile } from '../member.queries.ts';
import { AccountAddresses } from './account-addresses.tsx';
import { AccountData } from './account-data.tsx';
import { AccountDevices } from './account-devices.tsx';
import { AccountEmail } from './account-email.tsx';
import { AccountIdentities } from './account-identities.tsx';
import { AccountPassword } from './account-password.tsx';
import { AccountProfile } from './account-profile.tsx';

interface AccountPageProps {
  /** Notices of other features, at the top. */
  banner: ReactNode;
  /** The configured providers, and the one from which a member has just returned. */
  providers: readonly string[];
  linking: string | undefined;
}

/** Profile, addresses and sign-in of the member. */
export function AccountPage({ banner, providers, linking }: AccountPageProps) {
  const { options } = useRouter();
  // The address may have been verified in another tab in the meantime.
  const { data: profile, isError } = useQuery({ ...memberProfile(options.context), refetchOnWindowFocus: 'always' });
  return (
    <>
      <h1 className="text-display">
        <Trans>Your profile</Trans>
      </h1>
      {profile ? (
        <>
          <p className="mt-2 mb-8 text-ink-soft text-lead">{profile.username}</p>
          {banner}
          <AccountProfile profile={profile} />
          <AccountAddresses />
          <AccountEmail profile={profile} />
          <AccountPassword />
          <AccountIdentities providers={providers} linking={linking} />
          <AccountDevices />
          <AccountData />
        </>
      ) : (
        <Waiting failed={isError} />
      )}
    </>
  );
}

function Waiting({ failed }: { failed: boolean }) {
  if (failed) {
    return (
      <EmptyState title={<Trans>Your profile could not be loaded</Trans>}>
        <Trans>Please check your connection and open the page again.</Trans>
      </EmptyState>
    );
  }
  return (
    <SkeletonGroup className="mt-10 grid gap-6">
      <Skeleton className="h-8 w-48" />
      <Skeleton className="h-64" />
      <Skeleton className="h-40" />
    </SkeletonGroup>
  );
}
