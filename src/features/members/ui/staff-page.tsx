import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { CheckboxField } from '#web/kit/checkbox-field.tsx';
import { DeskPage } from '#web/kit/desk/desk-page.tsx';
import { NotLoaded } from '#web/kit/desk/not-loaded.tsx';
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
  const { data, error, refetch } = useQuery(staffQuery(options.context));
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
      ) : error ? (
        <NotLoaded error={error} again={() => void refetch()} />
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
        aria-disabled={isPending || undefined}
        onChange={({ target }) => {
          if (!isPending) mutate({ deed: 'require', required: target.checked, was: required });
        }}
      />
    </section>
  );
}
