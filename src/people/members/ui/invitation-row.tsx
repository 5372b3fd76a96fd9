import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#kit/button.tsx';
import { useShopClock } from '#kit/use-shop-clock.ts';
import { ROLE_WORDS } from '#shared/staff-role.words.ts';
import type { Invitation } from '../staff.contract.ts';
import { useStaffListAction } from '../staff.queries.ts';

/** Somebody who was invited and has not come yet. */
export function InvitationRow({ invitation }: { invitation: Invitation }) {
  const { t, i18n } = useLingui();
  const clock = useShopClock();
  const { mutate, isPending } = useStaffListAction();
  const { invitation_id, name, email, staff_role } = invitation;
  const ends = clock(invitation.ends_at);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-hairline border-b py-4">
      <div className="min-w-0">
        <p className="[overflow-wrap:anywhere]">{name}</p>
        <p className="text-ink-soft text-small [overflow-wrap:anywhere]">
          {i18n._(ROLE_WORDS[staff_role])} · {email} · <Trans>open until {ends}</Trans>
        </p>
      </div>
      <Button
        kind="quiet"
        aria-label={t`Take back the invitation of ${name}`}
        busy={isPending}
        onClick={() => mutate({ action: 'withdraw', id: invitation_id })}
      >
        <Trans>Take back</Trans>
      </Button>
    </li>
  );
}
