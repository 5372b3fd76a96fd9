import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiFailure } from './client/api-failure.ts';

/**
 * Shows the API's refusals beside their fields and focuses the first of them; the rest becomes the form's `root`
 * error. Rethrows anything but a refusal, because it is a bug.
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
