import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { describedBy, FieldError, FieldHint, FieldLabel, type FieldText, useFieldIds } from './field.tsx';

interface RadioOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  aside?: ReactNode;
  disabled?: boolean;
}

interface RadioGroupFieldProps
  extends FieldText,
    Omit<ComponentPropsWithRef<'input'>, 'required' | 'type' | 'children' | 'name' | 'defaultChecked' | 'checked'> {
  name: string;
  options: readonly RadioOption[];
}

/** A list of choices divided by hairlines. Controlled with `value`, or uncontrolled in a form through `register` and `defaultValue`. */
export function RadioGroupField(props: RadioGroupFieldProps) {
  const { label, hint, error, required, optional, className, id, options, value, defaultValue, ...input } = props;
  const ids = useFieldIds(id);
  const labelId = `${ids.control}-label`;
  return (
    <div
      id={ids.control}
      role="radiogroup"
      aria-labelledby={labelId}
      aria-required={required || undefined}
      aria-invalid={Boolean(error)}
      aria-describedby={describedBy(ids, { hint, error })}
      className={className}
    >
      <p id={labelId} className="text-small font-medium text-ink">
        <FieldLabel label={label} required={required} optional={optional} />
      </p>
      {hint && <FieldHint id={ids.hint}>{hint}</FieldHint>}
      <div className={classNames('mt-1.5 divide-y divide-hairline border-y', error ? 'border-bad' : 'border-hairline')}>
        {options.map((option) => (
          <RadioLine
            key={option.value}
            option={option}
            input={{
              ...input,
              value: option.value,
              disabled: input.disabled || option.disabled,
              ...(value !== undefined && { checked: value === option.value }),
              ...(defaultValue !== undefined && { defaultChecked: defaultValue === option.value }),
            }}
          />
        ))}
      </div>
      <FieldError id={ids.error} error={error} />
    </div>
  );
}

function RadioLine({ option, input }: { option: RadioOption; input: ComponentPropsWithRef<'input'> }) {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 py-3 transition-colors duration-quick hover:bg-wall-deep has-disabled:cursor-not-allowed has-disabled:bg-transparent has-disabled:text-ink-soft">
      <input
        {...input}
        type="radio"
        className={classNames(
          'mt-0.5 size-6 shrink-0 cursor-pointer appearance-none rounded-full border border-hairline-strong bg-wall',
          'transition-colors duration-quick checked:border-[7px] checked:border-accent hover:border-ink',
          'checked:hover:border-accent-deep disabled:cursor-not-allowed disabled:border-hairline disabled:bg-wall-deep',
        )}
      />
      <span className="min-w-0 flex-1 text-body">
        {option.label}
        {option.hint && <span className="block text-caption text-ink-soft">{option.hint}</span>}
      </span>
      {option.aside && <span className="shrink-0 text-body">{option.aside}</span>}
    </label>
  );
}

// @chunk forms
