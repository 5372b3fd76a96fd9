import type { ComponentPropsWithRef } from 'react';
import { CharacterCount } from './character-count.tsx';
import { classNames } from './class-names.ts';
import { CONTROL, CONTROL_BOX } from './control-style.ts';
import { describedBy, Field, type FieldText, useFieldIds } from './field.tsx';
import { useTextLength } from './use-text-length.ts';

interface TextAreaFieldProps extends FieldText, Omit<ComponentPropsWithRef<'textarea'>, 'required'> {
  /** Limit in characters as the schema counts them, shown beside the field; the text is never cut. */
  limit?: number;
}

/** Grows with its text if the browser can, and can be resized everywhere. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { label, hint, error, required, optional, limit, className, id, ref, onInput, rows = 5, ...area } = props;
  const ids = useFieldIds(id);
  const text = useTextLength(ref, area.value ?? area.defaultValue);
  const count = limit !== undefined && <CharacterCount id={ids.count} length={text.length} limit={limit} />;

  return (
    <Field
      ids={ids}
      label={label}
      hint={hint}
      error={error}
      required={required}
      optional={optional}
      count={count}
      className={className}
    >
      <div className={CONTROL_BOX}>
        <textarea
          {...area}
          id={ids.control}
          ref={text.ref}
          rows={rows}
          data-control=""
          required={required}
          aria-invalid={Boolean(error)}
          aria-describedby={describedBy(ids, { hint, error, count })}
          onInput={(event) => {
            text.measure();
            onInput?.(event);
          }}
          className={classNames(CONTROL, 'field-sizing-content max-h-96 min-h-32 resize-y')}
        />
      </div>
    </Field>
  );
}

// @chunk forms
