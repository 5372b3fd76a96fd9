import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { DeliveryRates } from '#catalogue/site/delivery-rates.rules.ts';
import { deliveryQuery, useSaveDelivery } from '#catalogue/site/setting.queries.ts';
import { Button } from '#kit/button.tsx';
import { OvertakenNote } from '#kit/desk/overtaken-note.tsx';
import { useOvertaken } from '#kit/desk/use-overtaken.ts';
import { FormRefusal } from '#kit/form-refusal.tsx';
import { showRefusal } from '#kit/show-refusal.ts';
import { StickyBar } from '#kit/sticky-bar.tsx';
import { UnsavedGuard } from '#kit/unsaved-guard.tsx';
import { WrongFields } from '#kit/wrong-fields.tsx';
import { ratesTyped, type TypedRates, typedRates } from '../delivery-form.rules.ts';
import { DELIVERY_LOG } from '../delivery-log.rules.ts';
import { AbroadFields } from './abroad-fields.tsx';
import { DaysFields } from './days-fields.tsx';
import { DeliveryExamples } from './delivery-examples.tsx';
import { TaiwanFields } from './taiwan-fields.tsx';

interface DeliveryFormProps {
  version: number;
  updated_at: string | null;
  rates: DeliveryRates;
}

/** All rates are saved together: a fee without its zone means nothing. */
export function DeliveryForm({ version, updated_at, rates }: DeliveryFormProps) {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  const { mutateAsync, isSuccess } = useSaveDelivery();
  const { changes, meet, settle } = useOvertaken();
  // A later refetch must not replace the version that this form started from.
  const [begun, setBegun] = useState({ version, updated_at });
  const form = useForm<TypedRates>({ defaultValues: typedRates(rates) });
  const { errors, isSubmitting, isDirty } = form.formState;

  const submit = form.handleSubmit(async (typed) => {
    try {
      const saved = await mutateAsync({ version: begun.version, value: ratesTyped(typed) });
      setBegun(saved);
      form.reset(typedRates(saved.value));
    } catch (failure) {
      if (!(await meet(failure, { subject: 'setting', subject_id: 'delivery', since: begun.updated_at })))
        showRefusal<TypedRates, unknown, TypedRates>(
          { setError: (name, ...rest) => form.setError(fieldOf(name), ...rest) },
          failure,
        );
    }
  });
  async function loadTheirs() {
    const newer = await queryClient.fetchQuery(deliveryQuery(options.context));
    form.reset(typedRates(newer.value));
    setBegun(newer);
    settle();
  }

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-4xl gap-12">
        <p className="text-ink-soft">
          <Trans>
            New orders follow these settings; earlier orders keep their price. The{' '}
            <Link to="/terms" className="text-link">
              terms
            </Link>{' '}
            and the{' '}
            <Link to="/contact/faq" className="text-link">
              help page
            </Link>{' '}
            name the same fees and days, except where you have written figures of your own.
          </Trans>
        </p>
        {/* Always rendered for its live region, without a gap while empty. */}
        <div className="-mt-12 has-[p]:mt-0">
          <OvertakenNote changes={changes} log={DELIVERY_LOG} onTakeTheirs={() => void loadTheirs()} />
          <FormRefusal message={errors.root?.message} />
        </div>
        <TaiwanFields />
        <AbroadFields />
        <DaysFields />
        <StickyBar>
          <DeliveryExamples />
          <div className="mt-3 flex items-center gap-4">
            <Button type="submit" kind="primary" busy={isSubmitting}>
              <Trans>Save</Trans>
            </Button>
            <WrongFields>{isSuccess && !isDirty && <Trans>Saved. The change applies immediately.</Trans>}</WrongFields>
          </div>
        </StickyBar>
      </form>
      <UnsavedGuard when={isDirty && !isSubmitting} />
    </FormProvider>
  );
}

/** The field for an API error: an invalid word of a list is reported at the list. */
function fieldOf(name: string): keyof TypedRates {
  return name.replace(/^value\./, '').replace(/\.(blocked|countries)\.\d+$/, '.$1') as keyof TypedRates;
}
