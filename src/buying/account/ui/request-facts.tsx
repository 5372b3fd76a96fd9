import { Trans, useLingui } from '@lingui/react/macro';
import { useShopClock } from '#kit/use-shop-clock.ts';
import { useShopDay } from '#kit/use-shop-day.ts';
import type { DataRequest } from '../data-request.contract.ts';
import { CHANNEL_WORDS, REQUEST_STATE_WORDS } from '../member-desk.words.ts';

export function RequestFacts({ request }: { request: DataRequest }) {
  const { i18n } = useLingui();
  const clock = useShopClock();
  const { channel, received_on, due_at, state, closed_at, closed_by, note } = request;
  const received = useShopDay()(received_on);
  const due = clock(due_at);
  const isLate = new Date(due_at).getTime() < Date.now();
  const way = i18n._(CHANNEL_WORDS[channel]);
  return (
    <>
      <p className="flex flex-wrap gap-x-5 text-ink-soft text-small tabular-nums">
        <span>
          <Trans>
            {way}, {received}
          </Trans>
        </span>
        {state === 'open' ? (
          <span className={isLate ? 'text-bad' : undefined}>
            {isLate ? <Trans>Was to be done by {due}</Trans> : <Trans>To be done by {due}</Trans>}
          </span>
        ) : (
          <span>
            {[i18n._(REQUEST_STATE_WORDS[state]), closed_at && clock(closed_at), closed_by].filter(Boolean).join(' · ')}
          </span>
        )}
      </p>
      {note !== '' && <p className="text-small whitespace-pre-line [overflow-wrap:anywhere]">{note}</p>}
    </>
  );
}
