import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { isTooLate } from '#buying/orders/order.queries.ts';
import { staffValues } from '#buying/orders/staff-values.rules.ts';
import { Button } from '#kit/button.tsx';
import { FormRefusal } from '#kit/form-refusal.tsx';
import { typedResolver } from '#kit/schema-resolver.ts';
import { showRefusal } from '#kit/show-refusal.ts';
import { TextField } from '#kit/text-field.tsx';
import { text } from '#shared/fields.ts';
import { DECISION_WORDS } from '../payment.words.ts';
import { type DecideForm, decideForm } from '../payment-staff.contract.ts';
import type { Decision } from '../payment-states.rules.ts';
import type { Attempt } from './attempt.ts';
import { usePaymentFormat } from './use-payment-format.ts';

/** Received money needs a number here; otherwise the server would use the one it knows. */
const cameForm = decideForm.extend({ transaction_id: text(100).min(1) });
/** The form asks for the charged amount only if the provider has not reported it. */
const chargedForm = cameForm.required({ amount: true });

/** As typed: dollars, not minor units. */
type Typed = { transaction_id: string; amount: string };

interface DecisionFormProps {
  attempt: Attempt;
  decision: Decision;
  send: (form: DecideForm) => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
}

/** One decision about a held payment: what to check first, and the consequences. */
export function DecisionForm({ attempt, decision, send, onDone, onClose }: DecisionFormProps) {
  const { t, i18n } = useLingui();
  const { money } = usePaymentFormat();
  const id = useId();
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => box.current?.focus(), []);
  const { currency, told_amount, told_currency } = attempt;
  const hasMoney = decision !== 'none_came';
  const asksAmount = decision === 'give_back' && told_amount === null;
  const schema = asksAmount ? chargedForm : hasMoney ? cameForm : decideForm;
  const form = useForm<Typed, unknown, DecideForm>({
    resolver: typedResolver<Typed, DecideForm>(
      schema,
      ({ transaction_id, amount }) => {
        const number = hasMoney ? { transaction_id } : {};
        const charged = asksAmount ? staffValues({ amount }, currency) : {};
        return { decision, ...number, ...charged };
      },
      i18n,
    ),
    defaultValues: { transaction_id: attempt.transaction_id ?? '', amount: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const words = DECISION_WORDS[decision];
  const charged = told_amount === null ? '' : money(told_amount, told_currency ?? currency);
  const asked = money(attempt.amount, currency);
  const unit = currency === 'NTD' ? 'NT$' : 'US$';

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
      {charged && (
        <p className="prose-text font-medium">
          <Trans>
            The provider charged {charged}. The order asked for {asked}.
          </Trans>
        </p>
      )}
      {hasMoney && (
        <TextField
          label={t`Transaction number`}
          required
          autoComplete="off"
          spellCheck={false}
          error={errors.transaction_id?.message}
          {...form.register('transaction_id')}
        />
      )}
      {asksAmount && (
        <TextField
          label={t`Amount charged (${unit})`}
          required
          inputMode="decimal"
          autoComplete="off"
          error={errors.amount?.message}
          {...form.register('amount')}
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
