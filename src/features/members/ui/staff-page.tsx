import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Button } from '#web/kit/button.tsx';
import { CheckboxField } from '#web/kit/checkbox-field.tsx';
import { DeskPage } from '#web/kit/desk/desk-page.tsx';
import { EmptyState } from '#web/kit/empty-state.tsx';
import { Skeleton } from '#web/kit/skeleton.tsx';
import { SkeletonGroup } from '#web/kit/skeleton-group.tsx';
import { staffQuery, useStaffDeed } from '../staff.queries.ts';
import { InvitationRow } from './invitation-row.tsx';
import { InviteStaff } from './invite-staff.tsx';
import { StaffRow } from './staff-row.tsx';

/** Who works for the shop: invite, change a role, take it away, sign out. */
export function StaffPage() {
  const { t } = useLingui();
  const { options } = useRouter();
  const { data, isError, isFetching, refetch } = useQuery(staffQuery(options.context));
  if (!data && isError) {
    return (
      <EmptyState
        heading="h1"
        title={<Trans>This list could not be loaded</Trans>}
        action={
          <Button busy={isFetching} onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        }
      />
    );
  }
  return (
    <DeskPage title={<Trans>Staff</Trans>} actions={data && <InviteStaff />}>
      {data ? (
        <>
          <ul aria-label={t`Staff`} className="border-hairline border-t">
            {data.list.map((person) => (
              <StaffRow key={`${person.member_id} ${person.version}`} person={person} />
            ))}
          </ul>
          {data.invitations.length > 0 && (
            <section className="mt-10">
              <h2 className="text-title">
                <Trans>Invited</Trans>
              </h2>
              <ul className="mt-3 border-hairline border-t">
                {data.invitations.map((invitation) => (
                  <InvitationRow key={invitation.invitation_id} invitation={invitation} />
                ))}
              </ul>
            </section>
          )}
          <SecondFactorRule required={data.second_factor_required} />
        </>
      ) : (
        <SkeletonGroup className="grid gap-4">
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
        </SkeletonGroup>
      )}
    </DeskPage>
  );
}

function SecondFactorRule({ required }: { required: boolean }) {
  const { t } = useLingui();
  const { mutate, isPending } = useStaffDeed();
  return (
    <section className="mt-10">
      <h2 className="text-title">
        <Trans>Second step of signing in</Trans>
      </h2>
      <CheckboxField
        className="mt-2"
        label={t`Everybody of the staff must have one`}
        hint={t`Whoever has none yet is asked to set it up before anything else opens.`}
        checked={required}
        disabled={isPending}
        onChange={({ target }) => mutate({ deed: 'require', required: target.checked, was: required })}
      />
    </section>
  );
}
