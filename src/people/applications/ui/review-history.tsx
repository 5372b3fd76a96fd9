import { Trans, useLingui } from '@lingui/react/macro';
import { Section } from '#kit/section.tsx';
import { useShopClock } from '#kit/use-shop-clock.ts';
import type { ReviewedApplication } from '../application.contract.ts';
import { EVENT_WORDS } from '../application.words.ts';

export function ReviewHistory({ application }: { application: ReviewedApplication }) {
  const { i18n } = useLingui();
  const clock = useShopClock();
  return (
    <Section title={<Trans>History</Trans>}>
      <ol className="grid gap-4">
        {application.events.toReversed().map(({ event_id, step, actor, reason, at }) => (
          <li key={event_id} className="grid gap-x-6 gap-y-1">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <span>{i18n._(EVENT_WORDS[step])}</span>
              <span className="text-ink-soft text-small [overflow-wrap:anywhere]">{actor}</span>
            </p>
            <time dateTime={at} className="text-caption text-ink-soft">
              {clock(at)}
            </time>
            {reason && <p className="whitespace-pre-line text-small [overflow-wrap:anywhere]">{reason}</p>}
          </li>
        ))}
      </ol>
    </Section>
  );
}
