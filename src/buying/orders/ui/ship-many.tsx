import { Trans, useLingui } from '@lingui/react/macro';
import { type SubmitEvent, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { TextAreaField } from '#kit/text-area-field.tsx';
import { useLocale } from '#kit/use-locale.ts';
import { listOf } from '#shared/list-of.ts';
import { readParcels } from '../parcels.rules.ts';
import { WORKSHOP_MOST } from '../workshop.contract.ts';
import { useManySteps } from '../workshop.queries.ts';
import { CarrierField } from './carrier-field.tsx';
import { ManyResults } from './many-results.tsx';

/** Many parcels of one carrier: an order's code and its parcel's number on each line. */
export function ShipMany() {
  const { t } = useLingui();
  const locale = useLocale();
  const { mutate, isPending, data } = useManySteps();
  const [carrier, setCarrier] = useState({ key: '', name: '' });
  const [errors, setErrors] = useState<{ carrier?: string; parcels?: string }>({});

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const values = new FormData(form);
    const name = carrier.name.trim();
    const { parcels, unread } = readParcels(String(values.get('parcels') ?? ''));
    const wrong = listOf(unread.map(String), locale);
    const next = {
      ...(!name && { carrier: t`Please fill this in.` }),
      ...(parcels.length === 0 && { parcels: t`Please enter an order number and a tracking number on each line.` }),
      ...(parcels.length > WORKSHOP_MOST && { parcels: t`At most ${WORKSHOP_MOST} parcels at once.` }),
      ...(unread.length > 0 && { parcels: t`These lines cannot be read or repeat an order: ${wrong}` }),
    };
    setErrors(next);
    const [first] = Object.keys(next);
    if (first) (form.elements.namedItem(first) as HTMLElement | null)?.focus();
    else
      mutate(
        { carrier: name, ...(carrier.key && { carrier_key: carrier.key }), parcels },
        { onSuccess: () => form.reset() },
      );
  }

  return (
    <details className="mb-6">
      <summary className="flex min-h-11 cursor-pointer items-center text-link">
        <Trans>Ship several orders</Trans>
      </summary>
      <form noValidate onSubmit={send} className="grid max-w-xl gap-5 py-3">
        <CarrierField error={errors.carrier} onChoose={setCarrier} />
        <TextAreaField
          name="parcels"
          label={t`Orders and tracking numbers`}
          hint={t`One parcel on each line: order number, comma, tracking number`}
          required
          rows={5}
          spellCheck={false}
          error={errors.parcels}
        />
        <div>
          <Button type="submit" kind="primary" busy={isPending}>
            <Trans>Ship these parcels</Trans>
          </Button>
        </div>
      </form>
      <ManyResults results={data} />
    </details>
  );
}
