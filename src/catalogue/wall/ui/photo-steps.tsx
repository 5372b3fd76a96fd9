import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { classNames } from '#kit/class-names.ts';
import { PHOTO_STEPS, type PhotoStep } from './photo-state.ts';

/** The heading gets the focus when the step changes, so that it is announced. */
export function PhotoSteps({ step }: { step: PhotoStep }) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(step);
  useEffect(() => {
    // Not on arrival: the page has just been announced.
    if (last.current !== step) heading.current?.focus();
    last.current = step;
  }, [step]);
  const names: Record<PhotoStep, string> = {
    choose: t`Choose a photo`,
    mark: t`Mark something you know the size of`,
    hang: t`Hang the work`,
  };
  const at = PHOTO_STEPS.indexOf(step);
  return (
    <>
      <ol className="mb-2 flex gap-2" aria-label={t`Steps`}>
        {PHOTO_STEPS.map((name, index) => (
          <li
            key={name}
            aria-current={name === step ? 'step' : undefined}
            className={classNames('h-1 flex-1', index <= at ? 'bg-accent' : 'bg-hairline')}
          >
            <span className="sr-only">{names[name]}</span>
          </li>
        ))}
      </ol>
      <h2 ref={heading} tabIndex={-1} className="text-title outline-none">
        <span className="text-ink-soft">{at + 1}. </span>
        {names[step]}
      </h2>
    </>
  );
}
