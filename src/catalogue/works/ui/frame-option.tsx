import { useLingui } from '@lingui/react/macro';
import type { Frame } from '#ground/framing/framing.contract.ts';
import { formatCm } from '#ground/framing/framing.rules.ts';
import { classNames } from '#kit/class-names.ts';
import { FrameSwatch } from '#kit/framing/frame-swatch.tsx';
import { useLocale } from '#kit/use-locale.ts';
import { CURRENCIES, formatMoney, type Prices } from '#shared/money.ts';
import { largestCarried } from '../frame-groups.rules.ts';
import { type Choice, keepEnter } from './use-choice.ts';

interface FrameOptionProps {
  frame: Frame;
  choice: Choice;
  form: string;
  isPriced: boolean;
}

/** A frame too weak for the chosen size stays visible, greyed, with its largest size. */
export function FrameOption({ frame, choice, form, isPriced }: FrameOptionProps) {
  const isOffered = choice.offered.includes(frame);
  return (
    <label
      title={frame.name}
      className={classNames(
        'relative block self-start w-[4.875rem] shrink-0 border border-transparent p-0.5 text-caption leading-tight',
        'has-checked:border-ink has-focus-visible:outline-2 has-focus-visible:outline-[var(--focus)]',
        isOffered ? 'cursor-pointer hover:border-accent' : 'cursor-not-allowed text-ink-soft',
      )}
    >
      <input
        type="radio"
        name="frame_id"
        value={frame.frame_id}
        form={form}
        className="sr-only"
        checked={frame === choice.frame}
        disabled={!isOffered}
        onChange={() => choice.choose({ frame: frame.frame_id })}
        onKeyDown={keepEnter}
        aria-label={frame.name}
      />
      <FrameSwatch frames={choice.frames} frame={frame} className={isOffered ? '' : 'opacity-35'} />
      <span className="mt-1 block">{frame.name}</span>
      {isOffered ? isPriced && <Difference frame={frame} choice={choice} /> : <TooWeak frame={frame} choice={choice} />}
    </label>
  );
}

function TooWeak({ frame, choice }: { frame: Frame; choice: Choice }) {
  const { t } = useLingui();
  const locale = useLocale();
  const largest = largestCarried(frame, choice.sizes);
  return (
    <span className="block">{largest ? t`up to ${formatCm(largest, locale)}` : t`not available for this work`}</span>
  );
}

/** The price difference to the chosen one, in both currencies; the stylesheet shows the visitor's. */
function Difference({ frame, choice }: { frame: Frame; choice: Choice }) {
  const { t } = useLingui();
  const locale = useLocale();
  const price = choice.priceOf(frame);
  if (!price || !choice.price || frame === choice.frame) return null;
  if (price.NTD === choice.price.NTD && price.USD === choice.price.USD) {
    return <span className="block text-ink-soft">{t`same price`}</span>;
  }
  const chosen: Prices = choice.price;
  return (
    <span className="block whitespace-nowrap text-ink-soft tabular-nums">
      {CURRENCIES.map((currency) => {
        const more = price[currency] - chosen[currency];
        return (
          <span key={currency} data-price={currency}>
            {more < 0 ? '−' : '+'}
            {formatMoney(Math.abs(more), currency, locale)}
          </span>
        );
      })}
    </span>
  );
}
