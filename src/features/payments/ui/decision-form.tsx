import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { isTooLate } from '#features/orders/order.queries.ts';
import { text } from '#shared/fields.ts';
import { Button } from '#web/kit/button.tsx';
import { FormRefusal } from '#web/kit/form-refusal.tsx';
import { schemaResolver } from '#web/kit/schema-resolver.ts';
import { showRefusal } from '#web/kit/show-refusal.ts';
import { TextField } from '#web/kit/text-field.tsx';
import { DECISION_WORDS, type Decision } from '../payment.words.ts';
import { type DecideForm, decideForm } from '../payment-staff.contract.ts';
import type { Attempt } from './payment-attempt.tsx';

/** Money that came has a number; the server would take the one it knows. */
const cameForm = decideForm.extend({ transaction_id: text(100).min(1) });

interface DecisionFormProps {
  attempt: Attempt;
  decision: Decision;
  send: (form: DecideForm) => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
}

/** One decision about a payment that is held: what to look at first, what follows, and the button that makes it so. */
export function DecisionForm({ attempt, decision, send, onDone, onClose }: DecisionFormProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => box.current?.focus(), []);
  const accept = decision === 'came';
  const form = useForm<DecideForm, unknown, DecideForm>({
    resolver: schemaResolver<DecideForm, DecideForm>(accept ? cameForm : decideForm, i18n),
    defaultValues: accept ? { accept, transaction_id: attempt.transaction_id ?? '' } : { accept },
  });
  const { errors, isSubmitting } = form.formState;
  const words = DECISION_WORDS[decision];

  const submit = form.handleSubmit(async (values) => {
    try {
      await send(values);
      onDone();
    } catch (failure) {
      if (isTooLate(failure)) onDone();
      else showRefusal(form, failure);
    }
  });

  return (
    <form
      ref={box}
      noValidate
      tabIndex={-1}
      aria-labelledby={id}
      onSubmit={(event) => void submit(event)}
      className="mt-4 grid gap-4 border-accent border-s-2 bg-wall-deep px-4 py-4 outline-none"
    >
      <h3 id={id} className="text-lead">
        {i18n._(words.name)}
      </h3>
      <p className="prose-text">{i18n._(words.effect)}</p>
      {accept && (
        <TextField
          label={t`Transaction number`}
          required
          autoComplete="off"
          spellCheck={false}
          error={errors.transaction_id?.message}
          {...form.register('transaction_id')}
        />
      )}
      <FormRefusal message={errors.root?.message} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="primary" busy={isSubmitting}>
          {i18n._(words.name)}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          <Trans>Not now</Trans>
        </Button>
      </div>
    </form>
  );
}
