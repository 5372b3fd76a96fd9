import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { useShopClock } from '#kit/use-shop-clock.ts';
import { rolesOf, type StaffRole } from '#shared/rights.ts';
import { rolesText } from '#shared/staff-role.words.ts';
import { storedRoles } from '#shared/stored-roles.ts';
import type { StaffMember } from '../staff.contract.ts';
import { type StaffListAction, useStaffListAction } from '../staff.queries.ts';
import { RoleChoice } from './role-choice.tsx';

export function StaffRow({ person }: { person: StaffMember }) {
  const { i18n } = useLingui();
  const clock = useShopClock();
  const { name, email, has_second_factor, devices, seen_at, is_me } = person;
  const seen = seen_at && clock(seen_at);
  return (
    <li className="grid gap-x-8 gap-y-2 border-hairline border-b py-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
      <div className="min-w-0">
        <p className="[overflow-wrap:anywhere]">
          {is_me ? (
            <Trans>
              {name} <span className="text-ink-soft text-small">(you)</span>
            </Trans>
          ) : (
            name
          )}
        </p>
        <p className="text-ink-soft text-small [overflow-wrap:anywhere]">
          {rolesText(i18n, person)} · {email}
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
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const [roles, setRoles] = useState<StaffRole[]>(() => rolesOf(person));
  const chosen = storedRoles(roles);
  const isUnchanged = String(rolesOf(chosen)) === String(rolesOf(person));
  const { mutate, isPending, variables } = useStaffListAction();
  const { member_id: id, version, name, has_second_factor, devices } = person;
  const run = (action: StaffListAction) => mutate(action, { onSuccess: () => setOpen(false) });
  const busy = (action: StaffListAction['action'], staff_role?: StaffRole | null) =>
    isPending &&
    variables.action === action &&
    (variables.action !== 'role' || (variables.change.staff_role === null) === (staff_role === null));
  const setTo = (change: ReturnType<typeof storedRoles>) => run({ action: 'role', id, change: { ...change, version } });
  return (
    <Dialog
      title={name}
      width="medium"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button aria-label={t`Manage ${name}`}>
          <Trans>Manage</Trans>
        </Button>
      }
    >
      <form
        className="grid justify-items-start gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          setTo(chosen);
        }}
      >
        <RoleChoice chosen={roles} onChoose={setRoles} />
        <Button
          type="submit"
          kind="primary"
          busy={busy('role', chosen.staff_role)}
          disabled={isUnchanged || chosen.staff_role === null}
        >
          <Trans>Change the roles</Trans>
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
        <Button busy={busy('role', null)} onClick={() => setTo(storedRoles([]))}>
          <Trans>Remove all roles</Trans>
        </Button>
        <p className="text-ink-soft text-small">
          <Trans>Without a role, the account becomes a normal member account and all its devices are signed out.</Trans>
        </p>
      </div>
    </Dialog>
  );
}
