import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useRef, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { lazily } from '#kit/later.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { ATTEMPT_STATE_WORDS, DECISION_WORDS } from '../payment.words.ts';
import { useAskProvider } from '../payment-staff.queries.ts';
import { canBeAsked, DECISIONS, type Decision } from '../payment-states.rules.ts';
import type { Attempt, Decide } from './attempt.ts';

const DecisionForm = lazily(() => import('./decision-form.tsx').then((module) => ({ default: module.DecisionForm })));

interface AttemptActionsProps {
  code: string;
  attempt: Attempt;
  decide: Decide;
  /** The last action has removed these actions. */
  onGone: () => void;
}

/** Finance's actions for a payment that is still open, or that may have been refunded at the provider. */
export function AttemptActions({ code, attempt, decide, onGone }: AttemptActionsProps) {
  const { i18n, t } = useLingui();
  const [open, setOpen] = useState<Decision>();
  const opener = useRef<HTMLButtonElement>(null);
  const { number, attempt_id } = attempt;
  const close = () => {
    setOpen(undefined);
    opener.current?.focus();
  };
  return (
    <>
      <section aria-label={t`Actions for attempt ${number}`} className="mt-3 flex flex-wrap gap-3">
        {attempt.state === 'held' &&
          DECISIONS.map((decision) => (
            <Button
              key={decision}
              aria-expanded={open === decision}
              {...(open === decision && { ref: opener })}
              onClick={() => setOpen(open === decision ? undefined : decision)}
            >
              {i18n._(DECISION_WORDS[decision].name)}
            </Button>
          ))}
        <AskNow code={code} attempt={attempt} onGone={onGone} />
      </section>
      {attempt.state === 'held' && open && (
        <Suspense fallback={<Skeleton className="mt-4 h-32" />}>
          <DecisionForm
            key={open}
            attempt={attempt}
            decision={open}
            send={(form) => decide({ attempt_id, form })}
            onDone={onGone}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}

/** Shows the result afterwards, also if nothing changed. */
function AskNow({ code, attempt, onGone }: Omit<AttemptActionsProps, 'decide'>) {
  const { i18n } = useLingui();
  const { mutate, isPending, data } = useAskProvider(code);
  const state = i18n._(ATTEMPT_STATE_WORDS[attempt.state]);
  const ask = () =>
    mutate(attempt.attempt_id, {
      onSuccess: ({ attempts }) => {
        const asked = attempts.find(({ attempt_id }) => attempt_id === attempt.attempt_id);
        if (!asked || !canBeAsked(asked.state)) onGone();
      },
    });
  return (
    <>
      <Button kind="quiet" busy={isPending} onClick={ask}>
        <Trans>Ask the provider now</Trans>
      </Button>
      <p role="status" className="w-full text-ink-soft empty:hidden">
        {data && !isPending && <Trans>Checked just now: {state}</Trans>}
      </p>
    </>
  );
}
