import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { LONGEST_NOTE } from '#ground/books-cases/books-case.rules.ts';
import { Button } from '#kit/button.tsx';
import { FormRefusal } from '#kit/form-refusal.tsx';
import { TextAreaField } from '#kit/text-area-field.tsx';
import type { BooksCaseView, CaseStep } from '../books-cases.contract.ts';
import { useCaseStep } from '../books-cases.queries.ts';

type Step = CaseStep['deed'];

const STEP_WORDS: Record<Step, { name: MessageDescriptor; asks: MessageDescriptor }> = {
  close: { name: msg`Close with a reason`, asks: msg`Why the books differ, and what was done` },
  reopen: { name: msg`Open again`, asks: msg`Why it is opened again` },
  note: { name: msg`Add a note`, asks: msg`What you found out so far` },
};

/** The buttons of a difference, and the form that each opens. */
export function CaseSteps({ found: { case_id, closed_at } }: { found: BooksCaseView }) {
  const { i18n } = useLingui();
  const [open, setOpen] = useState<Step>();
  const opener = useRef<HTMLButtonElement>(null);
  const steps: readonly Step[] = closed_at === null ? ['close', 'note'] : ['reopen', 'note'];
  const close = () => {
    setOpen(undefined);
    opener.current?.focus();
  };
  return (
    <>
      <div className="mt-3 flex flex-wrap gap-3">
        {steps.map((step) => (
          <Button
            key={step}
            aria-expanded={open === step}
            {...(open === step && { ref: opener })}
            onClick={() => setOpen(open === step ? undefined : step)}
          >
            {i18n._(STEP_WORDS[step].name)}
          </Button>
        ))}
      </div>
      {open && steps.includes(open) && <StepForm key={open} caseId={case_id} step={open} onClose={close} />}
    </>
  );
}

function StepForm({ caseId, step, onClose }: { caseId: number; step: Step; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => box.current?.focus(), []);
  const { mutateAsync, isPending, error } = useCaseStep(caseId);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const note = String(new FormData(event.currentTarget).get('note') ?? '').trim();
    if (note !== '') void mutateAsync({ deed: step, note }).then(onClose, () => undefined);
  };
  return (
    <form
      aria-labelledby={id}
      onSubmit={send}
      className="mt-4 grid gap-4 border-accent border-s-2 bg-wall-deep px-4 py-4"
    >
      <h3 id={id} className="text-lead">
        {i18n._(STEP_WORDS[step].name)}
      </h3>
      <TextAreaField
        label={i18n._(STEP_WORDS[step].asks)}
        name="note"
        required
        rows={3}
        limit={LONGEST_NOTE}
        maxLength={LONGEST_NOTE}
        ref={box}
      />
      <FormRefusal
        message={error ? t`This could not be saved. A colleague may have been faster: look at the history.` : undefined}
      />
      <div className="flex flex-wrap gap-3">
        <Button kind="primary" type="submit" busy={isPending}>
          {i18n._(STEP_WORDS[step].name)}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          <Trans>Not now</Trans>
        </Button>
      </div>
    </form>
  );
}
