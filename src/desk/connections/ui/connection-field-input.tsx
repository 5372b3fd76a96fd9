import { useLingui } from '@lingui/react/macro';
import type { UseFormReturn } from 'react-hook-form';
import { PasswordField } from '#kit/password-field.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import type { ConnectionView } from '../connection.contract.ts';
import type { ConnectionField } from '../declaration.rules.ts';

export interface TypedConnection {
  password: string;
  values: Record<string, string>;
}

interface ConnectionFieldInputProps {
  field: ConnectionField;
  form: UseFormReturn<TypedConnection>;
  stored: ConnectionView['fields'][number] | undefined;
}

/** One field of a connection: a choice, a text, or a secret that stays empty. */
export function ConnectionFieldInput({ field, form, stored }: ConnectionFieldInputProps) {
  const { t, i18n } = useLingui();
  const { name, label, hint, required, secret, options } = field;
  const error = form.formState.errors.values?.[name]?.message;
  const shared = { label: i18n._(label), error, ...form.register(`values.${name}`) };
  const words = hint && i18n._(hint);
  if (options)
    return (
      <SelectField
        {...shared}
        options={options.map(({ value, label: option }) => ({ value, label: i18n._(option) }))}
      />
    );
  if (!secret)
    return (
      <TextField
        {...shared}
        hint={words}
        required={required}
        optional={!required}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    );
  const end = stored?.end;
  const storedHint = end
    ? t`Entered; it ends with ${end}. Leave this empty to keep it.`
    : t`Entered. Leave this empty to keep it.`;
  return (
    <PasswordField
      {...shared}
      hint={stored?.is_set ? storedHint : words}
      required={required && !stored?.is_set}
      optional={!required && !stored?.is_set}
      autoComplete="new-password"
    />
  );
}
