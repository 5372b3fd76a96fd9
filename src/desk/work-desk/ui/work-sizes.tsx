import { Trans, useLingui } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import { DEAREST_PRINT } from '#catalogue/works/works.rules.ts';
import { CheckboxField } from '#kit/checkbox-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import type { DeskWork } from '../work-desk.contract.ts';
import { ProposePrice } from './propose-price.tsx';
import type { TypedWork } from './work-edit-values.ts';

/** The price of the bare print in each size and currency, and whether it is offered. */
export function WorkSizes({ sizes }: Pick<DeskWork, 'sizes'>) {
  const { t } = useLingui();
  const { register, formState } = useFormContext<TypedWork>();
  return (
    <section>
      <h2 className="text-title">
        <Trans>Sizes and prices</Trans>
      </h2>
      <ul className="mt-3 border-hairline border-t">
        {sizes.map(({ size_id, label, sharp }, at) => {
          const errors = formState.errors.sizes?.[at]?.price;
          return (
            <li
              key={size_id}
              className="grid grid-cols-2 items-end gap-x-4 gap-y-2 border-hairline border-b py-4 sm:grid-cols-[10rem_minmax(0,1fr)_minmax(0,1fr)]"
            >
              <CheckboxField
                className="col-span-2 sm:col-span-1"
                label={label}
                hint={sharp ? undefined : t`Too few pixels`}
                {...register(`sizes.${at}.enabled`)}
              />
              <TextField
                label={t`${label} in NT$`}
                inputMode="numeric"
                maxLength={12}
                error={errors?.NTD?.message}
                {...register(`sizes.${at}.price.NTD`)}
              />
              <TextField
                label={t`${label} in US$`}
                inputMode="decimal"
                maxLength={12}
                error={errors?.USD?.message}
                {...register(`sizes.${at}.price.USD`)}
              />
              <ProposePrice
                className="col-start-2 justify-self-start sm:col-start-3"
                name={`sizes.${at}.price`}
                label={t`${label} in US$`}
                most={DEAREST_PRINT}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
