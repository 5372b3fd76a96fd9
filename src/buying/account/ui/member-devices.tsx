import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#kit/button.tsx';
import { Section } from '#kit/section.tsx';
import { useShopClock } from '#kit/use-shop-clock.ts';
import type { MemberFile } from '../member-desk.contract.ts';
import { useMemberAction } from '../member-desk.queries.ts';

/** Lets support sign out a member who calls about a lost device. */
export function MemberDevices({ member: { profile, devices } }: { member: MemberFile }) {
  const { t } = useLingui();
  const clock = useShopClock();
  const { mutate, isPending, isSuccess } = useMemberAction(String(profile.uid));
  return (
    <Section layout="small" title={<Trans>Devices</Trans>}>
      {devices.length > 0 && (
        <ul className="mb-4 border-hairline border-t text-small">
          {devices.map(({ session_id, device, used_at }) => {
            const used = clock(used_at);
            return (
              <li key={session_id} className="border-hairline border-b py-3">
                <p>{device === '?' ? t`Unknown device` : device}</p>
                <p className="text-ink-soft">
                  <Trans>Last used {used}</Trans>
                </p>
              </li>
            );
          })}
        </ul>
      )}
      <p role="status" className="text-ink-soft text-small">
        {devices.length === 0 &&
          (isSuccess ? <Trans>Every device has been signed out.</Trans> : <Trans>Not signed in anywhere.</Trans>)}
      </p>
      {devices.length > 0 && (
        <Button busy={isPending} onClick={() => mutate({ action: 'end_sessions' })}>
          <Plural value={devices.length} one="Sign the device out" other="Sign out all # devices" />
        </Button>
      )}
    </Section>
  );
}
