import { Trans } from '@lingui/react/macro';
import { dayRange } from '#shared/day-range.ts';
import type { OrderDetail } from '../order.contract.ts';
import { orderStory, type StoryEntry } from '../order-story.rules.ts';
import { StoryText } from './story-text.tsx';
import { useOrderFormat } from './use-order-format.ts';

type TimelineOrder = Pick<OrderDetail, 'events' | 'status' | 'cancellation' | 'currency' | 'pickup_type' | 'arrival'>;

/** The step that the expected days are of. */
const EXPECTED = { delivery: 'arrive', pickup: 'ready_pickup' } as const;

/** Past and future events as a list, readable for screen readers too; `time` writes a moment. */
export function OrderTimeline({ order, time }: { order: TimelineOrder; time: (at: string) => string }) {
  const story = orderStory(order);
  const latest = story.findLastIndex(({ at }) => at !== null);
  return (
    <ol className="relative">
      {story.map((entry, at) => (
        <TimelineEntry
          key={`${entry.at} ${entry.what}`}
          entry={entry}
          currency={order.currency}
          arrival={entry.what === EXPECTED[order.pickup_type] ? order.arrival : null}
          isLatest={at === latest}
          isLast={at === story.length - 1}
          time={time}
        />
      ))}
    </ol>
  );
}

interface TimelineEntryProps {
  entry: StoryEntry;
  currency: OrderDetail['currency'];
  arrival: OrderDetail['arrival'];
  isLatest: boolean;
  isLast: boolean;
  time: (at: string) => string;
}

function TimelineEntry({ entry, currency, arrival, isLatest, isLast, time }: TimelineEntryProps) {
  const { locale } = useOrderFormat();
  const { at, event } = entry;
  const reason = event?.data.reason;
  const dates = arrival && dayRange(arrival, locale);
  return (
    <li
      aria-current={isLatest ? 'step' : undefined}
      className="relative grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-4 pb-5"
    >
      {!isLast && (
        <span
          aria-hidden="true"
          className={`absolute top-4 bottom-0 left-[0.59375rem] border-s ${at ? 'border-ink' : 'border-hairline-strong border-dashed'}`}
        />
      )}
      <span
        aria-hidden="true"
        className={`relative mt-1.5 size-3 justify-self-center rounded-full border ${
          at ? 'border-ink bg-ink' : 'border-hairline-strong bg-wall'
        } ${isLatest ? 'outline-2 outline-ink outline-offset-2' : ''}`}
      />
      <div className="min-w-0">
        <p className={`[overflow-wrap:anywhere] ${at ? '' : 'text-ink-soft'} ${isLatest ? 'font-medium' : ''}`}>
          <StoryText entry={entry} currency={currency} />
        </p>
        {typeof reason === 'string' && reason && (
          <p className="prose-text text-ink-soft text-small [overflow-wrap:anywhere]">
            <Trans>“{reason}”</Trans>
          </p>
        )}
        <p className="text-ink-soft text-small">
          {at ? (
            <time dateTime={at}>{time(at)}</time>
          ) : dates ? (
            <Trans>expected {dates}</Trans>
          ) : (
            <Trans>not yet</Trans>
          )}
        </p>
      </div>
    </li>
  );
}
