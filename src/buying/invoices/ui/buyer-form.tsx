import { Trans, useLingui } from '@lingui/react/macro';
import { type SubmitEvent, useRef } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import type { Invoice } from '#buying/checkout/checkout.contract.ts';
import { Button } from '#kit/button.tsx';
import { FormRefusal } from '#kit/form-refusal.tsx';
import { schemaResolver } from '#kit/schema-resolver.ts';
import { SelectField } from '#kit/select-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import { correctInvoiceForm, voidInvoiceForm } from '../invoice-forms.contract.ts';
import type { ChoiceHandle } from './choice-handle.ts';
import type { StepFormProps } from './step-props.ts';

const correction = correctInvoiceForm.omit({ choice: true });
const replacement = correction.extend({ reason: voidInvoiceForm.shape.reason });
type Rest = z.input<typeof correction> & { reason?: string };

interface BuyerFormProps extends StepFormProps {
  action: 'correct' | 'void';
}

/** The buyer as they should be on the invoice: for one that was not issued, or for the one that replaces it. */
export function BuyerForm({ action, invoice, send, onClose, InvoiceChoice }: BuyerFormProps) {
  const { t, i18n } = useLingui();
  const { buyer, tax_kind, clearance } = invoice;
  const choiceRef = useRef<ChoiceHandle>(null);
  const schema: z.ZodType<Rest, Rest> = action === 'void' ? replacement : correction;
  const form = useForm<Rest>({
    resolver: schemaResolver(schema, i18n),
    defaultValues: {
      name: buyer.name,
      email: buyer.email,
      address: buyer.address,
      ...(clearance && { clearance }),
      ...(action === 'void' && { reason: '' }),
    },
  });
  const { errors, isSubmitting } = form.formState;

  async function save(choice: Invoice, { reason = '', ...rest }: Rest) {
    const sent = { choice, ...rest };
    try {
      if (action === 'correct') await send({ action, form: sent });
      else await send({ action, form: { reason, replace_with: sent } });
      onClose();
    } catch (failure) {
      form.setError('root', { message: failure instanceof Error ? failure.message : '' });
    }
  }

  async function check(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const choice = await choiceRef.current?.read();
    if (choice) await form.handleSubmit((values) => save(choice, values))();
  }

  return (
    <form noValidate onSubmit={(event) => void check(event)} className="grid max-w-xl gap-5">
      <InvoiceChoice initial={buyer.choice} choiceRef={choiceRef} />
      <TextField label={t`Name`} required error={errors.name?.message} {...form.register('name')} />
      <TextField label={t`E-mail`} type="email" required error={errors.email?.message} {...form.register('email')} />
      <TextField label={t`Address`} required error={errors.address?.message} {...form.register('address')} />
      {tax_kind === 'zero' && (
        <SelectField
          label={t`How the goods left Taiwan`}
          required
          options={[
            { value: '2', label: t`Through customs` },
            { value: '1', label: t`Not through customs, by post` },
          ]}
          error={errors.clearance?.message}
          {...form.register('clearance')}
        />
      )}
      {action === 'void' && (
        <TextField
          label={t`Reason`}
          hint={t`At most twenty characters reach the ministry.`}
          required
          error={errors.reason?.message}
          {...form.register('reason')}
        />
      )}
      <FormRefusal message={errors.root?.message} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="primary" busy={isSubmitting}>
          {action === 'void' ? <Trans>Void and issue again</Trans> : <Trans>Save and issue</Trans>}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          <Trans>Not now</Trans>
        </Button>
      </div>
    </form>
  );
}
