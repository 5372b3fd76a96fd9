import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#kit/button.tsx';
import { useShopClock } from '#kit/use-shop-clock.ts';
import { rolesText } from '#shared/staff-role.words.ts';
import type { Invitation } from '../staff.contract.ts';
import { useStaffListAction } from '../staff.queries.ts';

/** An open invitation. */
export function InvitationRow({ invitation }: { invitation: Invitation }) {
  const { t, i18n } = useLingui();
  const clock = useShopClock();
  const { mutate, isPending } = useStaffListAction();
  const { invitation_id, name, email } = invitation;
  const ends = clock(invitation.ends_at);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-hairline border-b py-4">
      <div className="min-w-0">
        <p className="[overflow-wrap:anywhere]">{name}</p>
        <p className="text-ink-soft text-small [overflow-wrap:anywhere]">
          {rolesText(i18n, invitation)} · {email} · <Trans>open until {ends}</Trans>
        </p>
      </div>
      <Button
        kind="quiet"
        aria-label={t`Withdraw the invitation of ${name}`}
        busy={isPending}
        onClick={() => mutate({ action: 'withdraw', id: invitation_id })}
      >
        <Trans>Withdraw</Trans>
      </Button>
    </li>
  );
}
