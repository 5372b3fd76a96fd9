import type { UseFormReturn } from 'react-hook-form';
import { ApiFailure } from '#kit/client/api-failure.ts';
import { showRefusal } from '#kit/show-refusal.ts';

/** Puts a refusal beside its field; that the password is wrong belongs beside the password. */
export function showPasswordRefusal<Values extends { password: string }>(
  form: UseFormReturn<Values>,
  failure: unknown,
): void {
  const isPassword = failure instanceof ApiFailure && failure.code === 'wrong_password';
  const refusal = isPassword
    ? new ApiFailure(failure.status, failure.code, failure.message, { password: failure.message })
    : failure;
  showRefusal(form, refusal);
}
