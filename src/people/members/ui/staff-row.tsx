import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { useShopClock } from '#kit/use-shop-clock.ts';
import { STAFF_ROLES, type StaffRole } from '#shared/rights.ts';
import { ROLE_WORDS } from '#shared/staff-role.words.ts';
import type { StaffMember } from '../staff.contract.ts';
import { type StaffListAction, useStaffListAction } from '../staff.queries.ts';

/** One person of the staff, and what an admin can do about them. */
export function StaffRow({ person }: { person: StaffMember }) {
  const { i18n } = useLingui();
  const clock = useShopClock();
  const { name, email, staff_role, has_second_factor, devices, seen_at, is_me } = person;
  const seen = seen_at && clock(seen_at);
  return (
    <li className="grid gap-x-8 gap-y-2 border-hairline border-b py-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
      <div className="min-w-0">
        <p className="[overflow-wrap:anywhere]">
          {name}{' '}
          {is_me && (
            <span className="text-ink-soft text-small">
              (<Trans>you</Trans>)
            </span>
          )}
        </p>
        <p className="text-ink-soft text-small [overflow-wrap:anywhere]">
          {i18n._(ROLE_WORDS[staff_role])} · {email}
        </p>
        <p className="text-ink-soft text-small">
          {has_second_factor ? <Trans>Second step set up</Trans> : <Trans>No second step</Trans>}
          {' · '}
          <Plural value={devices} _0="not signed in" one="# device" other="# devices" />
          {seen && (
            <>
              {' · '}
              <Trans>last seen {seen}</Trans>
            </>
          )}
        </p>
      </div>
      {!is_me && <ManageStaff person={person} />}
    </li>
  );
}

function ManageStaff({ person }: { person: StaffMember }) {
  const { t, i18n } = useLingui();
  const [open, setOpen] = useState(false);
  const [role, setRole] = useState<StaffRole>(person.staff_role);
  const { mutate, isPending, variables } = useStaffListAction();
  const { member_id: id, version, name, has_second_factor, devices } = person;
  const run = (action: StaffListAction) => mutate(action, { onSuccess: () => setOpen(false) });
  const busy = (action: StaffListAction['action'], staff_role?: StaffRole | null) =>
    isPending &&
    variables.action === action &&
    (variables.action !== 'role' || (variables.change.staff_role === null) === (staff_role === null));
  const setTo = (staff_role: StaffRole | null) => run({ action: 'role', id, change: { staff_role, version } });
  return (
    <Dialog
      title={name}
      width="narrow"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button aria-label={t`Manage ${name}`}>
          <Trans>Manage</Trans>
        </Button>
      }
    >
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          setTo(role);
        }}
      >
        <SelectField
          className="min-w-0 flex-1 basis-40"
          label={t`Role`}
          value={role}
          onChange={({ target }) => setRole(target.value as StaffRole)}
          options={STAFF_ROLES.map((value) => ({ value, label: i18n._(ROLE_WORDS[value]) }))}
        />
        <Button type="submit" kind="primary" busy={busy('role', role)} disabled={role === person.staff_role}>
          <Trans>Change the role</Trans>
        </Button>
      </form>
      <div className="mt-6 grid justify-items-start gap-3 border-hairline border-t pt-5">
        {devices > 0 && (
          <Button busy={busy('end_sessions')} onClick={() => run({ action: 'end_sessions', id })}>
            <Trans>Sign out everywhere</Trans>
          </Button>
        )}
        {has_second_factor && (
          <Button busy={busy('reset_second_factor')} onClick={() => run({ action: 'reset_second_factor', id })}>
            <Trans>Reset the second step</Trans>
          </Button>
        )}
        <Button busy={busy('role', null)} onClick={() => setTo(null)}>
          <Trans>Take the role away</Trans>
        </Button>
        <p className="text-ink-soft text-small">
          <Trans>Without a role, the account becomes a normal member account and all its devices are signed out.</Trans>
        </p>
      </div>
    </Dialog>
  );
}
