import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Button } from '#kit/button.tsx';
import { Section } from '#kit/section.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { SkeletonGroup } from '#kit/skeleton-group.tsx';
import { useShopClock } from '#kit/use-shop-clock.ts';
import type { Device } from '../session.contract.ts';
import { memberDevices, useEndDevices } from '../session.queries.ts';

/** The member's sessions, and how to end them. */
export function AccountDevices() {
  const { options } = useRouter();
  const { data } = useQuery(memberDevices(options.context));
  const { mutate, isPending, variables, isSuccess } = useEndDevices();
  const others = data?.list.filter(({ is_this }) => !is_this).length ?? 0;
  return (
    <Section
      layout="beside"
      title={<Trans>Devices</Trans>}
      note={
        <Trans>
          Devices where you are signed in. If you do not recognise one, sign it out and change your password.
        </Trans>
      }
    >
      {data ? (
        <ul className="divide-y divide-hairline border-hairline border-b [&>li:first-child]:pt-0">
          {data.list.map((device) => (
            <DeviceLine
              key={device.session_id}
              device={device}
              busy={isPending && variables === device.session_id}
              onEnd={() => mutate(device.session_id)}
            />
          ))}
        </ul>
      ) : (
        <SkeletonGroup>
          <Skeleton className="h-16" />
        </SkeletonGroup>
      )}
      {others > 0 && (
        <Button className="mt-5" busy={isPending && variables === 'others'} onClick={() => mutate('others')}>
          <Trans>Sign out all other devices</Trans>
        </Button>
      )}
      <p role="status" className="mt-3 text-ink-soft text-small">
        {isSuccess && others === 0 && <Trans>You are signed in on this device only.</Trans>}
        {isSuccess && others > 0 && (
          <Plural
            value={others}
            one="You are signed in on one other device."
            other="You are signed in on # other devices."
          />
        )}
      </p>
    </Section>
  );
}

function DeviceLine({ device, busy, onEnd }: { device: Device; busy: boolean; onEnd: () => void }) {
  const { t } = useLingui();
  const clock = useShopClock();
  const used = clock(device.used_at);
  const name = device.device === '?' ? t`Unknown device` : device.device;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 py-3">
      <div>
        <p>{name}</p>
        <p className="text-ink-soft text-small">
          {device.is_this ? <Trans>This device</Trans> : <Trans>Last used {used}</Trans>}
        </p>
      </div>
      {!device.is_this && (
        <Button kind="quiet" aria-label={t`Sign out ${name}`} busy={busy} onClick={onEnd}>
          <Trans>Sign out</Trans>
        </Button>
      )}
    </li>
  );
}
