import { type FieldError, get, useFormContext } from 'react-hook-form';

/** Binds a plain field to the form around it by its dotted name: `<TextField label={…} {...field('address.city')} />`. */
export function useFormField() {
  const {
    register,
    formState: { errors },
  } = useFormContext();
  return (name: string) => ({ ...register(name), error: (get(errors, name) as FieldError | undefined)?.message });
}

// @chunk forms
