import { useLingui } from '@lingui/react/macro';
import { type ComponentPropsWithRef, useState } from 'react';
import { CONTROL, CONTROL_BOX } from './control-style.ts';
import { describedBy, Field, type FieldText, useFieldIds } from './field.tsx';
import { IconButton } from './icon-button.tsx';

interface PasswordFieldProps extends FieldText, Omit<ComponentPropsWithRef<'input'>, 'required' | 'type'> {
  autoComplete: 'current-password' | 'new-password';
}

export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, required, optional, className, id, disabled, ...input } = props;
  const ids = useFieldIds(id);
  const [shown, setShown] = useState(false);
  const { t } = useLingui();

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
      <div className={CONTROL_BOX}>
        <input
          {...input}
          id={ids.control}
          type={shown ? 'text' : 'password'}
          disabled={disabled}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          data-control=""
          required={required}
          aria-invalid={Boolean(error)}
          aria-describedby={describedBy(ids, { hint, error })}
          className={CONTROL}
        />
        <IconButton
          icon={shown ? 'eye-off' : 'eye'}
          label={shown ? t`Hide password` : t`Show password`}
          aria-controls={ids.control}
          disabled={disabled}
          onClick={() => setShown(!shown)}
        />
      </div>
    </Field>
  );
}

// @chunk forms
