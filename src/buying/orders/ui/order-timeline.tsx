import { Trans } from '@lingui/react/macro';
import type { OrderDetail } from '../order.contract.ts';
import { orderStory, type StoryEntry } from '../order-story.rules.ts';
import { StoryText } from './story-text.tsx';
import { useOrderFormat } from './use-order-format.ts';

type TimelineOrder = Pick<OrderDetail, 'events' | 'status' | 'cancellation' | 'currency'>;

/** What happened to an order and what is still to come, as a list that can be heard as well as seen. */
export function OrderTimeline({ order }: { order: TimelineOrder }) {
  const story = orderStory(order);
  const latest = story.findLastIndex(({ at }) => at !== null);
  return (
    <ol className="relative">
      {story.map((entry, at) => (
        <TimelineEntry
          key={`${entry.at} ${entry.what}`}
          entry={entry}
          currency={order.currency}
          isLatest={at === latest}
          isLast={at === story.length - 1}
        />
      ))}
    </ol>
  );
}

interface TimelineEntryProps {
  entry: StoryEntry;
  currency: OrderDetail['currency'];
  isLatest: boolean;
  isLast: boolean;
}

function TimelineEntry({ entry, currency, isLatest, isLast }: TimelineEntryProps) {
  const { time } = useOrderFormat();
  const { at, event } = entry;
  const reason = event?.data.reason;
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
          {at ? <time dateTime={at}>{time(at)}</time> : <Trans>not yet</Trans>}
        </p>
      </div>
    </li>
  );
}
