import { Trans, useLingui } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import { CheckboxField } from '#kit/checkbox-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import { LANGUAGES } from '#shared/languages.ts';
import { DEAREST_BASE, DEAREST_CM } from '../frame-desk.contract.ts';
import type { TypedFrame } from './frame-values.ts';
import { ProposePrice } from './propose-price.tsx';

/** A frame's name, its price, and whether it is offered. */
export function FramePrices() {
  const { t } = useLingui();
  const { register, formState } = useFormContext<TypedFrame>();
  const { errors } = formState;
  const money = { maxLength: 12, autoComplete: 'off' } as const;
  return (
    <section>
      <h2 className="text-title">
        <Trans>Name and price</Trans>
      </h2>
      <CheckboxField
        className="mt-2"
        label={<Trans>Offered to buyers</Trans>}
        hint={t`A frame is never deleted: orders were placed in it.`}
        {...register('enabled')}
      />
      <div className="mt-3 grid gap-4 sm:grid-cols-3">
        {LANGUAGES.map(({ lang, name, locale }) => (
          <TextField
            key={lang}
            label={name}
            lang={locale}
            maxLength={60}
            error={errors.name?.[lang]?.message}
            {...register(`name.${lang}`)}
          />
        ))}
      </div>
      <div className="mt-4 grid grid-cols-2 gap-4 lg:grid-cols-4">
        <TextField
          {...money}
          label={t`Base in NT$`}
          inputMode="numeric"
          error={errors.price?.base?.NTD?.message}
          {...register('price.base.NTD')}
        />
        <div>
          <TextField
            {...money}
            label={t`Base in US$`}
            inputMode="decimal"
            error={errors.price?.base?.USD?.message}
            {...register('price.base.USD')}
          />
          <ProposePrice name="price.base" label={t`Base in US$`} most={DEAREST_BASE} className="mt-2" />
        </div>
        <TextField
          {...money}
          label={t`Each cm in NT$`}
          inputMode="numeric"
          error={errors.price?.per_cm?.NTD?.message}
          {...register('price.per_cm.NTD')}
        />
        <div>
          <TextField
            {...money}
            label={t`Each cm in US$`}
            inputMode="decimal"
            error={errors.price?.per_cm?.USD?.message}
            {...register('price.per_cm.USD')}
          />
          {/* A few cents, multiplied many times: rounded to a dollar it would be several times too much. */}
          <ProposePrice name="price.per_cm" label={t`Each cm in US$`} most={DEAREST_CM} round={1} className="mt-2" />
        </div>
      </div>
    </section>
  );
}
