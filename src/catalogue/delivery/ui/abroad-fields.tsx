import { Trans, useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { ABROAD_ZONES, type AbroadZone } from '#catalogue/site/delivery-rates.rules.ts';
import { countryName, isCountryCode } from '#ground/places/countries.ts';
import { TextAreaField } from '#kit/text-area-field.tsx';
import { useFormField } from '#kit/use-form-field.ts';
import { useLocale } from '#kit/use-locale.ts';
import { listOf } from '#shared/list-of.ts';
import { type TypedRates, wordsIn } from '../delivery-form.rules.ts';
import { ZONE_WORDS } from '../zone.words.ts';
import { PriceFields } from './price-fields.tsx';

export function AbroadFields() {
  const { t, i18n } = useLingui();
  return (
    <section aria-label={t`Abroad`} className="grid gap-8">
      <div>
        <h2 className="text-title">
          <Trans>Abroad</Trans>
        </h2>
        <p className="mt-1 text-ink-soft text-small">
          <Trans>
            By weight or volume, whichever is greater, per 0.5 kg. We do not deliver to countries that are in no zone.
          </Trans>
        </p>
      </div>
      {ABROAD_ZONES.map((zone) => (
        <fieldset key={zone} className="grid gap-4 border-hairline border-b pb-6">
          <legend className="mb-3 text-lead">{i18n._(ZONE_WORDS[zone])}</legend>
          <div className="grid gap-6 sm:grid-cols-2">
            <PriceFields name={`abroad.${zone}.first`} label={t`First 0.5 kg`} />
            <PriceFields name={`abroad.${zone}.further`} label={t`Each additional 0.5 kg`} />
          </div>
          <Countries zone={zone} />
        </fieldset>
      ))}
    </section>
  );
}

/** Shows the countries' names below the typed codes, so that mistakes are visible. */
function Countries({ zone }: { zone: AbroadZone }) {
  const { t } = useLingui();
  const locale = useLocale();
  const field = useFormField();
  const typed = useWatch<TypedRates>({ name: `abroad.${zone}.countries` });
  const names = wordsIn(String(typed ?? '').toUpperCase()).map((code) =>
    isCountryCode(code) ? countryName(code, locale) : `${code}?`,
  );
  return (
    <div>
      <TextAreaField
        label={t`Countries`}
        hint={t`Two-letter codes, separated by spaces`}
        rows={2}
        {...field(`abroad.${zone}.countries`)}
      />
      <p className="mt-1 text-caption text-ink-soft">{listOf(names, locale)}</p>
    </div>
  );
}
