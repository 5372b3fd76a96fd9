import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { SelectField } from '#kit/select-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import type { PriceFormErrors } from '../price-form.rules.ts';
import { priceChoicesQuery } from '../prices.queries.ts';
import { BAND_WORDS, FORM_WORDS, STATUS_WORDS } from '../prices.words.ts';

export function PriceWhichFields({ errors }: { errors: PriceFormErrors }) {
  const { t, i18n } = useLingui();
  const { options } = useRouter();
  const { data } = useQuery(priceChoicesQuery(options.context));
  const { artists = [], categories = [], frames = [] } = data ?? {};
  const any = t`All`;
  const error = (name: string) => {
    const wrong = errors[name];
    return wrong && i18n._(FORM_WORDS[wrong]);
  };
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      <legend className="mb-4 font-display text-title">
        <Trans>Which prints</Trans>
      </legend>
      <TextField label={t`Words in the title`} name="keyword" type="search" maxLength={150} />
      <SelectField
        label={t`Artist`}
        name="artist_id"
        placeholder={any}
        options={artists.map(({ artist_id, name }) => ({ value: String(artist_id), label: name }))}
      />
      <SelectField
        label={t`Category`}
        name="category"
        placeholder={any}
        options={categories.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <SelectField
        label={t`Longer side`}
        name="band"
        placeholder={any}
        options={Object.entries(BAND_WORDS).map(([value, words]) => ({ value, label: i18n._(words) }))}
      />
      <SelectField
        label={t`Available in the frame`}
        name="frame_id"
        placeholder={any}
        options={frames.map(({ frame_id, name }) => ({ value: String(frame_id), label: name }))}
      />
      <SelectField
        label={t`Stage`}
        name="status"
        placeholder={any}
        options={Object.entries(STATUS_WORDS).map(([value, words]) => ({ value, label: i18n._(words) }))}
      />
      <SelectField
        label={t`Currency of the current price`}
        name="currency"
        options={[
          { value: 'NTD', label: 'NT$' },
          { value: 'USD', label: 'US$' },
        ]}
      />
      <TextField label={t`Lowest price`} name="from" inputMode="decimal" maxLength={15} error={error('from')} />
      <TextField label={t`Highest price`} name="to" inputMode="decimal" maxLength={15} error={error('to')} />
    </fieldset>
  );
}
