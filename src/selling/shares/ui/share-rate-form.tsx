import { Trans, useLingui } from '@lingui/react/macro';
import { FormProvider, useForm } from 'react-hook-form';
import { Button } from '#kit/button.tsx';
import { ApiFailure } from '#kit/client/api-failure.ts';
import { FormRefusal } from '#kit/form-refusal.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { showRefusal } from '#kit/show-refusal.ts';
import { TextField } from '#kit/text-field.tsx';
import { useFormField } from '#kit/use-form-field.ts';
import type { ShareKind } from '../share.contract.ts';
import { rateTyped } from '../share.rules.ts';
import { useSetRate } from '../share-rate.queries.ts';

interface Typed {
  kind: ShareKind;
  /** Named like the API's field, so that an error finds it. */
  rate_bp: string;
  since: string;
}

interface ShareRateFormProps {
  today: string;
  /** The kind as which the reader is paid: a colleague sets its rate. */
  ownKind: ShareKind | null;
}

/** A new rate for future days. A rate once set stays: another for the same day is refused. */
export function ShareRateForm({ today, ownKind }: ShareRateFormProps) {
  const { t } = useLingui();
  const { mutateAsync, isSuccess } = useSetRate();
  const form = useForm<Typed>({
    defaultValues: { kind: ownKind === 'artist' ? 'gallery' : 'artist', rate_bp: '', since: today },
  });
  const { errors, isSubmitting, isDirty } = form.formState;
  const submit = form.handleSubmit(async ({ kind, rate_bp, since }) => {
    try {
      await mutateAsync({ kind, rate_bp: rateTyped(rate_bp), since });
      form.reset({ kind, rate_bp: '', since: today });
    } catch (failure) {
      if (failure instanceof ApiFailure && failure.code === 'conflict')
        form.setError(
          'since',
          { message: t`There is already a rate for this date, and it cannot be changed. Please choose a later date.` },
          { shouldFocus: true },
        );
      else showRefusal(form, failure);
    }
  });
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid content-start gap-5">
        <h2 className="text-title">
          <Trans>A new rate</Trans>
        </h2>
        <p className="text-ink-soft text-small">
          <Trans>Applies to payments from this date. Shares of earlier payments are fixed and never change.</Trans>
        </p>
        <FormRefusal message={errors.root?.message} />
        {ownKind && (
          <p className="border-accent border-s-2 ps-4 text-small">
            {ownKind === 'artist' ? (
              <Trans>You are paid at the artists’ rate, so a colleague has to set it.</Trans>
            ) : (
              <Trans>You are paid at the galleries’ rate, so a colleague has to set it.</Trans>
            )}
          </p>
        )}
        <Fields today={today} ownKind={ownKind} />
        <div className="flex items-center gap-4">
          <Button type="submit" kind="primary" busy={isSubmitting}>
            <Trans>Set the rate</Trans>
          </Button>
          <p role="status" className="text-ink-soft text-small">
            {isSuccess && !isDirty && <Trans>Saved.</Trans>}
          </p>
        </div>
      </form>
    </FormProvider>
  );
}

function Fields({ today, ownKind }: ShareRateFormProps) {
  const { t } = useLingui();
  const field = useFormField();
  return (
    <>
      <SelectField
        label={t`For`}
        options={[
          { value: 'artist', label: t`Artists` },
          { value: 'gallery', label: t`Galleries` },
        ].filter(({ value }) => value !== ownKind)}
        className="max-w-xs"
        {...field('kind')}
      />
      <TextField
        label={t`Share of the price before tax`}
        after="%"
        inputMode="decimal"
        className="max-w-xs"
        {...field('rate_bp')}
      />
      <TextField label={t`In force from`} type="date" min={today} className="max-w-xs" {...field('since')} />
    </>
  );
}
