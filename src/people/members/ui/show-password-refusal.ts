import type { UseFormReturn } from 'react-hook-form';
import { ApiFailure } from '#kit/client/api-failure.ts';
import { showRefusal } from '#kit/show-refusal.ts';

/** Shows a refusal at its field; a wrong password at the password. */
export function showPasswordRefusal<Values extends { password: string }>(
  form: UseFormReturn<Values>,
  failure: unknown,
): void {
  const isPassword = failure instanceof ApiFailure && ['wrong_password', 'password_needed'].includes(failure.code);
  const refusal = isPassword
    ? new ApiFailure(failure.status, failure.code, failure.message, { password: failure.message })
    : failure;
  showRefusal(form, refusal);
}
