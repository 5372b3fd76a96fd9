import type { ComponentPropsWithRef, ReactNode } from 'react';
import { CharacterCount } from './character-count.tsx';
import { CONTROL, CONTROL_BOX } from './control-style.ts';
import { describedBy, Field, type FieldText, useFieldIds } from './field.tsx';
import { useTextLength } from './use-text-length.ts';

interface TextFieldProps extends FieldText, Omit<ComponentPropsWithRef<'input'>, 'required'> {
  /** Limit in characters as the schema counts them, shown beside the field; the text is never cut. */
  limit?: number;
  /** Inside the box: a currency before, a unit after. */
  before?: ReactNode;
  after?: ReactNode;
}

export function TextField(props: TextFieldProps) {
  const { label, hint, error, required, optional, limit, before, after, className, id, ref, onInput, ...input } = props;
  const ids = useFieldIds(id);
  const text = useTextLength(ref, input.value ?? input.defaultValue);
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
        {before && <span className="self-center ps-3 text-ink-soft">{before}</span>}
        <input
          type="text"
          {...input}
          id={ids.control}
          ref={text.ref}
          data-control=""
          required={required}
          aria-invalid={Boolean(error)}
          aria-describedby={describedBy(ids, { hint, error, count })}
          onInput={(event) => {
            text.measure();
            onInput?.(event);
          }}
          className={CONTROL}
        />
        {after && <span className="self-center pe-3 text-ink-soft">{after}</span>}
      </div>
    </Field>
  );
}

// @chunk forms
