import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { classNames } from '#kit/class-names.ts';
import type { Step } from './use-checkout.ts';

const STEPS = [1, 2, 3] as const;

export function useStepNames(): Record<Step, string> {
  const { t } = useLingui();
  return { 1: t`Purchase list`, 2: t`Checkout and shipping`, 3: t`Confirm order` };
}

/** Completed steps link back. */
export function StepList({ step, reached }: { step: Step; reached: Step }) {
  const { t } = useLingui();
  const names = useStepNames();
  return (
    <nav aria-label={t`Steps of your order`} className="mt-6 mb-10">
      <ol className="grid grid-cols-3 gap-3">
        {STEPS.map((one) => (
          <li
            key={one}
            className={classNames('border-t-2 pt-2 text-small', one <= step ? 'border-ink' : 'border-hairline')}
          >
            {one <= reached && one !== step ? (
              <Link to="/cart" search={{ step: one }} className="block min-h-11 hover:text-accent">
                <StepName number={one} name={names[one]} />
              </Link>
            ) : (
              <span
                aria-current={one === step ? 'step' : undefined}
                className={classNames('block min-h-11', one === step ? 'font-medium' : 'text-ink-soft')}
              >
                <StepName number={one} name={names[one]} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function StepName({ number, name }: { number: Step; name: string }) {
  return (
    <>
      <span className="me-2 tabular-nums">{number}</span>
      {name}
    </>
  );
}
