import { Trans, useLingui } from '@lingui/react/macro';
import { useShopClock } from '#web/kit/use-shop-clock.ts';
import type { Work } from '../studio.contract.ts';
import { EVENT_WORDS } from '../studio.words.ts';
import { WorkSection } from './work-section.tsx';

/** What happened to a work so far, latest last. */
export function WorkHistory({ work }: { work: Work }) {
  const { i18n } = useLingui();
  const time = useShopClock();
  if (work.history.length === 0) return null;
  return (
    <WorkSection title={<Trans>History</Trans>}>
      <ol className="grid gap-3">
        {work.history.map(({ step, by, text, at }) => {
          const words = EVENT_WORDS[step];
          return (
            <li key={`${at} ${step}`} className="border-hairline border-s-2 ps-4 text-small">
              <p>
                {words ? i18n._(words) : step}
                <span className="text-ink-soft">
                  {' · '}
                  {by === 'shop' ? <Trans>by us</Trans> : <Trans>by you</Trans>}
                  {' · '}
                  <time dateTime={at}>{time(at)}</time>
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
