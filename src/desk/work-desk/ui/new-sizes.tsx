import { Trans, useLingui } from '@lingui/react/macro';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { DEAREST_PRINT } from '#catalogue/works/works.rules.ts';
import { formatCm, isSharpAt, MIN_PPI } from '#ground/framing/framing.rules.ts';
import { Button } from '#kit/button.tsx';
import { TextField } from '#kit/text-field.tsx';
import { useLocale } from '#kit/use-locale.ts';
import type { DeskWork } from '../work-desk.contract.ts';
import { ProposePrice } from './propose-price.tsx';
import { extentOf, type TypedWork } from './work-edit-values.ts';

/** New sizes: the editor types the width, the height follows from the picture. */
export function NewSizes({ original }: Pick<DeskWork, 'original'>) {
  const { control } = useFormContext<TypedWork>();
  const { fields, append, remove } = useFieldArray({ control, name: 'new_sizes' });
  return (
    <>
      {fields.length > 0 && (
        <ul>
          {fields.map(({ id }, at) => (
            <NewSize key={id} at={at} original={original} onRemove={() => remove(at)} />
          ))}
        </ul>
      )}
      <Button className="mt-4" onClick={() => append({ w_mm: '', price: { NTD: '', USD: '' } })}>
        <Trans>Add a size</Trans>
      </Button>
    </>
  );
}

interface NewSizeProps extends Pick<DeskWork, 'original'> {
  at: number;
  onRemove: () => void;
}

function NewSize({ at, original, onRemove }: NewSizeProps) {
  const { t } = useLingui();
  const { register, formState } = useFormContext<TypedWork>();
  const errors = formState.errors.new_sizes?.[at];
  return (
    <li className="grid grid-cols-2 items-start gap-x-4 gap-y-2 border-hairline border-b py-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1fr)_auto]">
      <div className="col-span-2 sm:col-span-1">
        <TextField
          label={t`Width of the new size`}
          after={t`mm`}
          inputMode="numeric"
          maxLength={4}
          error={errors?.w_mm?.message}
          {...register(`new_sizes.${at}.w_mm`)}
        />
        <NewExtent at={at} original={original} />
      </div>
      <TextField
        label={t`New size in NT$`}
        inputMode="numeric"
        maxLength={12}
        error={errors?.price?.NTD?.message}
        {...register(`new_sizes.${at}.price.NTD`)}
      />
      <div>
        <TextField
          label={t`New size in US$`}
          inputMode="decimal"
          maxLength={12}
          error={errors?.price?.USD?.message}
          {...register(`new_sizes.${at}.price.USD`)}
        />
        <ProposePrice name={`new_sizes.${at}.price`} label={t`New size in US$`} most={DEAREST_PRINT} className="mt-2" />
      </div>
      <Button kind="quiet" className="sm:mt-7" onClick={onRemove}>
        <Trans>Do not add</Trans>
      </Button>
    </li>
  );
}

function NewExtent({ at, original }: Pick<NewSizeProps, 'at' | 'original'>) {
  const locale = useLocale();
  const { control } = useFormContext<TypedWork>();
  const typed = useWatch({ control, name: `new_sizes.${at}.w_mm` });
  const extent = extentOf(typed, original);
  if (!(extent.w_mm > 0)) return null;
  const label = formatCm(extent, locale);
  return (
    <p role="status" className="mt-1 text-caption text-ink-soft">
      {isSharpAt(extent, original) ? (
        label
      ) : (
        <span className="text-bad">
          <Trans>
            {label}: too few pixels, {MIN_PPI} for each inch are needed
          </Trans>
        </span>
      )}
    </p>
  );
}
