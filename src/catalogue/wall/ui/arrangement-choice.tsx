import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { classNames } from '#kit/class-names.ts';
import { VisuallyHidden } from '#kit/visually-hidden.tsx';
import type { Arrangement } from '../arrangements.rules.ts';
import type { Furniture } from '../rooms/room.ts';
import { boundsOf } from '../view.rules.ts';
import type { WorkOnWall } from '../wall-works.rules.ts';
import type { Plan } from './use-arrangements.ts';
import { FURNITURE_WORDS } from './use-wall-words.ts';

const WORDS: Record<Exclude<Arrangement, 'over'>, MessageDescriptor> = {
  row: msg({ message: 'Row', comment: 'an arrangement of pictures on a wall' }),
  grid: msg({ message: 'Grid', comment: 'an arrangement of pictures on a wall' }),
  salon: msg({ message: 'Salon', comment: 'an arrangement of pictures on a wall: many close together' }),
  stairs: msg({ message: 'Staircase', comment: 'an arrangement of pictures on a wall' }),
};

interface ArrangementChoiceProps {
  plans: readonly Plan[];
  works: readonly WorkOnWall[];
  /** The one in which the works hang now. */
  active: Arrangement | undefined;
  furniture: Furniture;
  onChoose: (plan: Plan) => void;
}

/** The ready arrangements, each drawn with these works. */
export function ArrangementChoice({ plans, works, active, furniture, onChoose }: ArrangementChoiceProps) {
  const { t, i18n } = useLingui();
  const over = i18n._(FURNITURE_WORDS[furniture.name]);
  return (
    <fieldset aria-label={t`Arrangements`} className="grid grid-cols-3 gap-2">
      {plans.map((plan) => (
        <button
          key={plan.kind}
          type="button"
          aria-pressed={plan.kind === active}
          onClick={() => onChoose(plan)}
          className="grid gap-1.5 border border-hairline-strong px-2 pt-2.5 pb-1.5 text-small hover:border-accent aria-pressed:border-ink aria-pressed:outline aria-pressed:outline-ink"
        >
          <Preview plan={plan} works={works} />
          <span>
            {plan.kind === 'over' ? t`Around the ${over}` : i18n._(WORDS[plan.kind])}
            {!plan.fits && <VisuallyHidden>{t`, wider or higher than the free wall`}</VisuallyHidden>}
          </span>
        </button>
      ))}
    </fieldset>
  );
}

function Preview({ plan: { places, fits }, works }: { plan: Plan; works: readonly WorkOnWall[] }) {
  const hung = works.flatMap(({ index, outer }, at) => (places[at] ? [{ index, outer, ...places[at] }] : []));
  if (hung.length === 0) return null;
  const { left, right, top, bottom } = boundsOf(hung);
  return (
    <svg
      aria-hidden="true"
      viewBox={`${left} ${-top} ${right - left} ${top - bottom}`}
      className={classNames('h-9 w-full', fits ? 'fill-ink-soft' : 'fill-hairline-strong')}
    >
      {hung.map(({ index, outer, x_mm, y_mm }) => (
        <rect key={index} x={x_mm - outer.w_mm / 2} y={-y_mm - outer.h_mm / 2} width={outer.w_mm} height={outer.h_mm} />
      ))}
    </svg>
  );
}
