import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type FieldValues, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { Button } from '#kit/button.tsx';
import { FormRefusal } from '#kit/form-refusal.tsx';
import { typedResolver } from '#kit/schema-resolver.ts';
import { showRefusal } from '#kit/show-refusal.ts';
import { TextField } from '#kit/text-field.tsx';
import { shopDay } from '#shared/shop-time.ts';
import { enterAllowanceForm, enterInvoiceForm, enterVoidForm } from '../invoice-forms.contract.ts';
import type { SendStep } from './step-props.ts';

interface Typed {
  number: string;
  date: string;
  random_code: string;
}

interface Closing {
  send: SendStep;
  onClose: () => void;
}

/** The number and day of an invoice that the accountant issued, or that staff have found at the provider (`isFound`). */
export function EnterInvoiceForm({ isFound, send, onClose }: Closing & { isFound: boolean }) {
  const { t } = useLingui();
  return (
    <EnteredForm
      schema={enterInvoiceForm}
      toSent={({ number, date, random_code }) => ({ number: plain(number), date, random_code: random_code.trim() })}
      save={(form) => send({ action: 'enter', form })}
      number={{ label: t`Invoice number`, hint: t`Two letters and eight digits.` }}
      codeHint={
        isFound
          ? t`Four digits; the provider shows them with the number.`
          : t`Four digits; Turnkey needs them for a consumer’s invoice.`
      }
      onClose={onClose}
    />
  );
}

export function EnterAllowanceForm({ allowance_id, send, onClose }: Closing & { allowance_id: number }) {
  const { t } = useLingui();
  return (
    <EnteredForm
      schema={enterAllowanceForm}
      toSent={({ number, date }) => ({ number: plain(number), date })}
      save={(form) => send({ action: 'enter_allowance', allowance_id, form })}
      number={{ label: t`Allowance number` }}
      onClose={onClose}
    />
  );
}

/** Only the day: the invoice has its number. */
export function EnterVoidForm({ send, onClose }: Closing) {
  return (
    <EnteredForm
      schema={enterVoidForm}
      toSent={({ date }) => ({ date })}
      save={(form) => send({ action: 'enter_void', form })}
      onClose={onClose}
    />
  );
}

interface EnteredFormProps<Sent> {
  schema: z.ZodType<Sent, FieldValues>;
  /** Only the fields of the chosen form. */
  toSent: (typed: Typed) => object;
  save: (sent: Sent) => Promise<unknown>;
  /** The field of the number, if one is entered. */
  number?: { label: string; hint?: ReactNode };
  /** The hint of the random code, if it is entered. */
  codeHint?: string;
  onClose: () => void;
}

/** The number and day of something that was done without the shop. */
function EnteredForm<Sent>({ schema, toSent, save, number, codeHint, onClose }: EnteredFormProps<Sent>) {
  const { t, i18n } = useLingui();
  const form = useForm<Typed, unknown, Sent>({
    resolver: typedResolver(schema, toSent, i18n),
    defaultValues: { number: '', date: shopDay(new Date()), random_code: '' },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (sent) => {
    try {
      await save(sent);
      onClose();
    } catch (failure) {
      showRefusal(form, failure);
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-md gap-5">
      {number && (
        <TextField
          {...number}
          required
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          error={errors.number?.message}
          {...form.register('number')}
        />
      )}
      <TextField
        label={t`Date`}
        type="date"
        required
        max={shopDay(new Date())}
        error={errors.date?.message}
        {...form.register('date')}
      />
      {codeHint && (
        <TextField
          label={t`Random code`}
          hint={codeHint}
          optional
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
          error={errors.random_code?.message}
          {...form.register('random_code')}
        />
      )}
      <FormRefusal message={errors.root?.message} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="primary" busy={isSubmitting}>
          <Trans>Save</Trans>
        </Button>
        <Button kind="quiet" onClick={onClose}>
          <Trans>Not now</Trans>
        </Button>
      </div>
    </form>
  );
}

/** As it is stored, without spaces and hyphens that a list may have. */
function plain(number: string): string {
  return number.replaceAll(/[\s-]/g, '').toUpperCase();
}
