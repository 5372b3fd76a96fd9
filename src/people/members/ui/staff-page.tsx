import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { CheckboxField } from '#kit/checkbox-field.tsx';
import { DeskPage } from '#kit/desk/desk-page.tsx';
import { Loaded } from '#kit/loaded.tsx';
import { staffQuery, useStaffListAction } from '../staff.queries.ts';
import { InvitationRow } from './invitation-row.tsx';
import { InviteStaff } from './invite-staff.tsx';
import { StaffRow } from './staff-row.tsx';

/** The shop's staff: invite, change or remove a role, sign out. */
export function StaffPage() {
  const { t } = useLingui();
  const { options } = useRouter();
  const query = useQuery(staffQuery(options.context));
  return (
    <DeskPage title={<Trans>Staff</Trans>} actions={query.data && <InviteStaff />}>
      <Loaded query={query} skeleton={['h-16', 'h-16']}>
        {(data) => (
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
            <SecondPersonRule asked={data.second_person} isAlone={data.list.length < 2} />
            {data.second_person && <GalleryRule wanted={data.gallery_reviewers} reviewers={data.reviewers} />}
          </>
        )}
      </Loaded>
    </DeskPage>
  );
}

function SecondFactorRule({ required }: { required: boolean }) {
  const { t } = useLingui();
  const { mutate, isPending } = useStaffListAction();
  return (
    <section className="mt-10">
      <h2 className="text-title">
        <Trans>Second step of signing in</Trans>
      </h2>
      <CheckboxField
        className="mt-2"
        label={t`Required for all staff`}
        hint={t`Anyone who has not set it up is asked to do so before they can open the back office.`}
        checked={required}
        aria-disabled={isPending || undefined}
        onChange={({ target }) => {
          if (!isPending) mutate({ action: 'require', required: target.checked, was: required });
        }}
      />
    </section>
  );
}

function SecondPersonRule({ asked, isAlone }: { asked: boolean; isAlone: boolean }) {
  const { t } = useLingui();
  const { mutate, isPending } = useStaffListAction();
  return (
    <section className="mt-10">
      <h2 className="text-title">
        <Trans>Second person</Trans>
      </h2>
      <p className="prose-text mt-1 text-ink-soft text-small">
        <Trans>
          Applies to decisions that concern the person who decides: their own order (cancellation, return, refund),
          application or works, a representation that involves them, and the rate of their own share.
        </Trans>
      </p>
      <CheckboxField
        className="mt-2"
        label={t`Ask a second person`}
        hint={
          isAlone
            ? t`You are the only person on the staff, so nothing needs a second person at the moment.`
            : t`Someone else with the same permission has to decide. If nobody else has it, the person decides alone.`
        }
        checked={asked}
        aria-disabled={isPending || undefined}
        onChange={({ target }) => {
          if (!isPending) mutate({ action: 'second_person', asked: target.checked, was: asked });
        }}
      />
    </section>
  );
}

function GalleryRule({ wanted, reviewers }: { wanted: number; reviewers: number }) {
  const { t } = useLingui();
  const { mutate, isPending } = useStaffListAction();
  return (
    <section className="mt-10">
      <h2 className="text-title">
        <Trans>Approval of galleries</Trans>
      </h2>
      <CheckboxField
        className="mt-2"
        label={t`Two reviewers have to approve a gallery`}
        hint={
          reviewers > 1
            ? t`Reviewers and administrators count. Otherwise one approval is enough.`
            : t`Only one person may review at the moment, so one approval is enough until there are two.`
        }
        checked={wanted === 2}
        aria-disabled={isPending || undefined}
        onChange={({ target }) => {
          if (!isPending) mutate({ action: 'gallery_reviewers', needed: target.checked ? 2 : 1, was: wanted });
        }}
      />
    </section>
  );
}
