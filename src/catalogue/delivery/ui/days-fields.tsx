import { Trans, useLingui } from '@lingui/react/macro';
import { DELIVERY_ZONES } from '#catalogue/site/delivery-rates.rules.ts';
import { TextField } from '#kit/text-field.tsx';
import { useFormField } from '#kit/use-form-field.ts';
import { ZONE_WORDS } from '../zone.words.ts';

export function DaysFields() {
  const { t, i18n } = useLingui();
  return (
    <section aria-label={t`Business days`} className="grid gap-5">
      <h2 className="text-title">
        <Trans>Business days</Trans>
      </h2>
      <div className="grid gap-5 sm:grid-cols-2">
        <Days name="production" label={t`Workshop time`} />
        {DELIVERY_ZONES.map((zone) => (
          <Days key={zone} name={`transit.${zone}`} label={i18n._(ZONE_WORDS[zone])} />
        ))}
      </div>
    </section>
  );
}

function Days({ name, label }: { name: string; label: string }) {
  const { t } = useLingui();
  const field = useFormField();
  return (
    <fieldset className="grid grid-cols-2 gap-3">
      <legend className="mb-1 text-small">{label}</legend>
      <TextField label={t`At least`} inputMode="numeric" {...field(`${name}.min`)} />
      <TextField label={t`At most`} inputMode="numeric" {...field(`${name}.max`)} />
    </fieldset>
  );
}
