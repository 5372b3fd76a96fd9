import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { UseFormRegisterReturn, UseFormReturn } from 'react-hook-form';
import { Button } from './button.tsx';
import { ApiFailure } from './client/api-failure.ts';
import { FormRefusal } from './form-refusal.tsx';
import { PasswordField } from './password-field.tsx';
import { showRefusal } from './show-refusal.ts';

interface PasswordStepProps {
  field: UseFormRegisterReturn;
  errors: { password?: { message?: string } | undefined; root?: { message?: string } | undefined };
  hint?: string;
  /** The words of the button. */
  action: ReactNode;
  busy: boolean;
  onCancel: () => void;
}

/** The end of a form that asks for the person's own password again, with its buttons. */
export function PasswordStep({ field, errors, hint, action, busy, onCancel }: PasswordStepProps) {
  const { t } = useLingui();
  return (
    <>
      <PasswordField
        label={t`Your password`}
        {...(hint !== undefined && { hint })}
        required
        autoComplete="current-password"
        error={errors.password?.message}
        {...field}
      />
      <FormRefusal message={errors.root?.message} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="primary" busy={busy}>
          {action}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </>
  );
}

/** A wrong password at its field, others where the server puts them. */
export function showPasswordRefusal<Typed extends { password: string }>(
  form: Pick<UseFormReturn<Typed>, 'setError'>,
  failure: unknown,
  conflict?: string,
): void {
  if (!(failure instanceof ApiFailure)) throw failure;
  const { status, code, message, errors } = failure;
  const isPassword = code === 'wrong_password' || code === 'password_needed' || 'password' in errors;
  const words = code === 'conflict' && conflict ? conflict : message;
  const shown = isPassword ? { password: errors.password ?? message } : errors;
  showRefusal(form, new ApiFailure(status, code, words, shown));
}
