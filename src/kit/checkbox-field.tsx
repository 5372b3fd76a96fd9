import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names.ts';
import { describedBy, FieldError, FieldLabel, type FieldText, useFieldIds } from './field.tsx';
import { Icon } from './icon.tsx';

interface CheckboxFieldProps extends FieldText, Omit<ComponentPropsWithRef<'input'>, 'required' | 'type'> {}

/** The label may contain a link ("I accept the terms"); the whole line is clickable. */
export function CheckboxField(props: CheckboxFieldProps) {
  const { label, hint, error, required, optional, className, id, ...input } = props;
  const ids = useFieldIds(id);
  return (
    <div className={className}>
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2 has-disabled:cursor-not-allowed has-disabled:text-ink-soft">
        <span className="relative mt-0.5 flex size-6 shrink-0">
          <input
            {...input}
            id={ids.control}
            type="checkbox"
            required={required}
            aria-invalid={Boolean(error)}
            aria-describedby={describedBy(ids, { hint, error })}
            className={classNames(
              'peer size-6 cursor-pointer appearance-none rounded-soft border bg-wall transition-colors duration-quick',
              'checked:border-fill checked:bg-fill hover:border-ink disabled:cursor-not-allowed',
              'disabled:border-hairline disabled:bg-wall-deep checked:disabled:border-hairline-strong checked:disabled:bg-hairline-strong',
              error ? 'border-bad' : 'border-hairline-strong',
            )}
          />
          <Icon
            name="check"
            className="pointer-events-none absolute inset-0.5 text-on-fill opacity-0 transition-opacity duration-quick peer-checked:opacity-100"
          />
        </span>
        <span className="text-body">
          <FieldLabel label={label} required={required} optional={optional} />
          {hint && (
            <span id={ids.hint} className="block text-caption text-ink-soft">
              {hint}
            </span>
          )}
        </span>
      </label>
      <div className="ps-9">
        <FieldError id={ids.error} error={error} />
      </div>
    </div>
  );
}

// @chunk forms
