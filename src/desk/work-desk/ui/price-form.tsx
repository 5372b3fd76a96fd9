import { Trans, useLingui } from '@lingui/react/macro';
import { type SubmitEvent, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { CURRENCIES } from '#shared/money.ts';
import { type PriceFormErrors, readPriceForm, type TypedPrices } from '../price-form.rules.ts';
import type { PriceTrialForm } from '../prices.contract.ts';
import { PriceStepFields } from './price-step-fields.tsx';
import { PriceWhichFields } from './price-which-fields.tsx';

interface PriceFormProps {
  busy: boolean;
  onTry: (wanted: Pick<PriceTrialForm, 'which' | 'how'>) => void;
  /** The preview no longer matches the form. */
  onChange: () => void;
}

export function PriceForm({ busy, onTry, onChange }: PriceFormProps) {
  const { t } = useLingui();
  const [errors, setErrors] = useState<PriceFormErrors>({});

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const read = readPriceForm(Object.fromEntries(new FormData(form)) as TypedPrices);
    setErrors(read.errors);
    const [wrong] = Object.keys(read.errors);
    if (!wrong) return onTry({ which: read.which, how: read.how });
    const field = form.elements.namedItem(wrong);
    if (field instanceof HTMLElement) field.focus();
  }

  return (
    <form noValidate onSubmit={send} onChange={onChange} className="mt-6 grid gap-8">
      <PriceWhichFields errors={errors} />
      <fieldset className="grid gap-4">
        <legend className="mb-3 font-display text-title">
          <Trans>How the prices change</Trans>
        </legend>
        {CURRENCIES.map((currency) => (
          <PriceStepFields key={currency} currency={currency} errors={errors} />
        ))}
      </fieldset>
      <div>
        <Button type="submit" kind="primary" busy={busy} busyText={t`Calculating…`}>
          <Trans>Preview the changes</Trans>
        </Button>
      </div>
    </form>
  );
}
