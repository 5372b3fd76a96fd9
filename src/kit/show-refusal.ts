import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiFailure } from './client/api-failure.ts';

/**
 * Puts what the API refused beside its fields and moves the focus to the first of them; what belongs to no field becomes
 * the form's `root` error. Anything but a refusal is a bug and goes on.
 */
export function showRefusal<Values extends FieldValues, Context, Sent>(
  { setError }: Pick<UseFormReturn<Values, Context, Sent>, 'setError'>,
  failure: unknown,
): void {
  if (!(failure instanceof ApiFailure)) throw failure;
  const entries = Object.entries(failure.errors);
  if (entries.length === 0) setError('root', { message: failure.message });
  for (const [at, [name, message]] of entries.entries()) {
    setError(name as Path<Values>, { message }, { shouldFocus: at === 0 });
  }
}

// @chunk forms
