import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Section } from '#kit/section.tsx';
import { useShopClock } from '#kit/use-shop-clock.ts';
import type { ReviewedWork, Work } from '../studio.contract.ts';
import { EVENT_WORDS } from '../studio.words.ts';

/** A work's events for its seller, latest last. */
export function WorkHistory({ work }: { work: Work }) {
  const events = work.history.map(({ by, ...event }) => ({
    ...event,
    who: by === 'shop' ? <Trans>by us</Trans> : <Trans>by you</Trans>,
  }));
  return <History events={events} />;
}

/** With names, for staff. */
export function ReviewEvents({ work }: { work: ReviewedWork }) {
  return <History events={work.events.map(({ actor, ...event }) => ({ ...event, who: actor }))} />;
}

interface HistoryEvent {
  step: keyof typeof EVENT_WORDS;
  text: string;
  at: string;
  who: ReactNode;
}

function History({ events }: { events: readonly HistoryEvent[] }) {
  const { i18n } = useLingui();
  const time = useShopClock();
  if (events.length === 0) return null;
  return (
    <Section title={<Trans>History</Trans>}>
      <ol className="grid gap-3">
        {events.map(({ step, who, text, at }) => {
          const words = EVENT_WORDS[step];
          return (
            <li key={`${at} ${step}`} className="border-hairline border-s-2 ps-4 text-small">
              <p>
                {words ? i18n._(words) : step}
                <span className="text-ink-soft">
                  {' · '}
                  {who}
                  {' · '}
                  <time dateTime={at}>{time(at)}</time>
                </span>
              </p>
              {text && <p className="prose-text whitespace-pre-line text-ink-soft">{text}</p>}
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
