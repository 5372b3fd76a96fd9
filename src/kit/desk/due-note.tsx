import { Trans } from '@lingui/react/macro';
import { useShopClock } from '../use-shop-clock.ts';

/** When something is due, or since when it is late. */
export function DueNote({ at }: { at: string }) {
  const clock = useShopClock();
  const due = clock(at);
  const isLate = new Date(at).getTime() < Date.now();
  return (
    <span className={isLate ? 'text-bad' : undefined}>
      {isLate ? <Trans>Was due {due}</Trans> : <Trans>Due {due}</Trans>}
    </span>
  );
}
