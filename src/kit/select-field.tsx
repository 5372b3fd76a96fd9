import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names.ts';
import { CONTROL, CONTROL_BOX } from './control-style.ts';
import { describedBy, Field, type FieldText, useFieldIds } from './field.tsx';
import { Icon } from './icon.tsx';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

interface SelectFieldProps extends FieldText, Omit<ComponentPropsWithRef<'select'>, 'required' | 'children'> {
  options: readonly SelectOption[];
  /** The first line while nothing is chosen; its value is the empty string. */
  placeholder?: string;
}

/** The browser's own list, which is best on a phone. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, required, optional, className, id, options, placeholder, ...select } = props;
  const ids = useFieldIds(id);
  return (
    <Field
      ids={ids}
      label={label}
      hint={hint}
      error={error}
      required={required}
      optional={optional}
      className={className}
    >
      <div className={classNames(CONTROL_BOX, 'relative')}>
        <select
          {...select}
          id={ids.control}
          data-control=""
          required={required}
          aria-invalid={Boolean(error)}
          aria-describedby={describedBy(ids, { hint, error })}
          className={classNames(CONTROL, 'appearance-none truncate pe-10')}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled} className="bg-wall text-ink">
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className="pointer-events-none absolute end-3 top-1/2 -translate-y-1/2" />
      </div>
    </Field>
  );
}

// @chunk forms
