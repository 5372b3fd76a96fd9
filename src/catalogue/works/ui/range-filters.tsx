import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentProps, type FocusEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '#kit/button.tsx';
import { useSession } from '#kit/client/session.ts';
import { type RangeField, wholeUnits } from '../range-fields.rules.ts';
import type { ShopSearch } from '../shop-search.rules.ts';

interface RangeFilterProps {
  search: ShopSearch;
  /** Leaving the fields applies them, just as their button does. */
  onLeave: (form: HTMLFormElement | null) => void;
}

/** In whole units of the visitor's currency. */
export function PriceFilter({ search, onLeave }: RangeFilterProps) {
  const { t } = useLingui();
  const seen = useSession((session) => session.currency) ?? 'USD';
  const currency = search.currency === 'NTD' || search.currency === 'USD' ? search.currency : seen;
  return (
    <Fields onLeave={onLeave}>
      <legend className="mb-2">{t`Price (${currency})`}</legend>
      <input type="hidden" name="price_unit" value={currency} />
      <div className="flex items-center gap-2">
        <NumberField
          name="price_from"
          min="0"
          aria-label={t`Price from`}
          placeholder={t`from`}
          value={wholeUnits(search.price_min, currency)}
        />
        <span aria-hidden="true">–</span>
        <NumberField
          name="price_to"
          min="0"
          aria-label={t`Price to`}
          placeholder={t`to`}
          value={wholeUnits(search.price_max, currency)}
        />
        <Apply />
      </div>
    </Fields>
  );
}

/** In centimetres: shows only works whose smallest framed size fits. */
export function WallFilter({ search, onLeave }: RangeFilterProps) {
  const { t } = useLingui();
  const hint = useId();
  const [width = '', height = ''] = search.fits?.split('x') ?? [];
  return (
    <Fields aria-describedby={hint} onLeave={onLeave}>
      <legend className="mb-2">{t`Fits my wall`}</legend>
      <div className="flex items-center gap-2">
        <NumberField name="wall_width" min="1" aria-label={t`Width in cm`} placeholder={t`width`} value={width} />
        <span aria-hidden="true">×</span>
        <NumberField name="wall_height" min="1" aria-label={t`Height in cm`} placeholder={t`height`} value={height} />
        <Apply />
      </div>
      <p id={hint} className="mt-2 text-caption text-ink-soft">
        <Trans>In centimetres, with the frame.</Trans>
      </p>
    </Fields>
  );
}

interface FieldsProps extends Pick<RangeFilterProps, 'onLeave'> {
  'aria-describedby'?: string;
  children: ReactNode;
}

function Fields({ onLeave, ...fieldset }: FieldsProps) {
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLFieldSetElement>) => {
    if (!currentTarget.contains(relatedTarget)) onLeave(currentTarget.form);
  };
  return (
    <div className="border-hairline border-b py-4">
      <fieldset {...fieldset} onBlur={leave} />
    </div>
  );
}

interface NumberFieldProps extends ComponentProps<'input'> {
  name: RangeField;
  value: string;
}

/** What is typed stays until the address has another value, and the focus stays then. */
function NumberField({ value, ...input }: NumberFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(value);
  useEffect(() => {
    if (!field.current || shown.current === value) return;
    shown.current = value;
    field.current.value = value;
  }, [value]);
  return (
    <input
      {...input}
      ref={field}
      type="number"
      step="any"
      inputMode="numeric"
      defaultValue={value}
      className="h-11 w-full min-w-0 border border-hairline-strong bg-wall px-2 text-small tabular-nums"
    />
  );
}

function Apply() {
  return (
    <Button type="submit" kind="secondary" className="shrink-0 px-3">
      <Trans>Apply</Trans>
    </Button>
  );
}
