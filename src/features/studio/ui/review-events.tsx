import { Trans, useLingui } from '@lingui/react/macro';
import { useShopClock } from '#web/kit/use-shop-clock.ts';
import type { ReviewedWork } from '../studio.contract.ts';
import { EVENT_WORDS } from '../studio.words.ts';
import { WorkSection } from './work-section.tsx';

/** What happened to a work and by whom, for staff. */
export function ReviewEvents({ work }: { work: ReviewedWork }) {
  const { i18n } = useLingui();
  const time = useShopClock();
  if (work.events.length === 0) return null;
  return (
    <WorkSection title={<Trans>History</Trans>}>
      <ol className="grid gap-3">
        {work.events.map(({ step, actor, text, at }) => {
          const words = EVENT_WORDS[step];
          return (
            <li key={`${at} ${step}`} className="border-hairline border-s-2 ps-4 text-small">
              <p>
                {words ? i18n._(words) : step}
                <span className="text-ink-soft">
                  {' · '}
                  {actor} · <time dateTime={at}>{time(at)}</time>
                </span>
              </p>
              {text && <p className="prose-text whitespace-pre-line text-ink-soft">{text}</p>}
            </li>
          );
        })}
      </ol>
    </WorkSection>
  );
}
