import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useShopClock } from '#kit/use-shop-clock.ts';
import type { OwnApplication } from '../application.contract.ts';
import type { ApplicationState } from '../application.rules.ts';

const EVENTS: Record<ApplicationState, MessageDescriptor> = {
  submitted: msg`Application received`,
  in_review: msg`Review started`,
  needs_info: msg`Question asked`,
  approved: msg`Approved`,
  rejected: msg`Not accepted`,
  suspended: msg`Sales paused`,
};

export function ApplicationHistory({ history }: Pick<OwnApplication, 'history'>) {
  const { i18n } = useLingui();
  const clock = useShopClock();
  return (
    <ol className="grid gap-4">
      {history.toReversed().map(({ state, by, text, at }) => (
        <li key={`${at} ${state}`} className="grid gap-x-6 gap-y-1 sm:grid-cols-[11rem_minmax(0,1fr)]">
          <time dateTime={at} className="text-small">
            {clock(at)}
          </time>
          <div className="min-w-0">
            <p className="text-ink">
              {i18n._(state === 'submitted' && by === 'member' && text !== '' ? msg`You answered` : EVENTS[state])}
            </p>
            {text && <p className="mt-1 whitespace-pre-line text-small">{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
