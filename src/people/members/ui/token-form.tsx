import type { ComponentProps, ReactNode } from 'react';
import { Button } from '#kit/button.tsx';
import { FormRefusal } from '#kit/form-refusal.tsx';
import { PasswordField } from '#kit/password-field.tsx';
import { PasswordRules } from './password-rules.tsx';

interface TokenFormProps {
  onSubmit: () => Promise<void>;
  refusal: string | undefined;
  children?: ReactNode;
  password: Omit<ComponentProps<typeof PasswordField>, 'autoComplete' | 'required'>;
  /** The password typed so far. */
  typed: string;
  busy: boolean;
  busyText: string;
  submitText: ReactNode;
}

/** The form of a page that a token opens; its last field is a new password. */
export function TokenForm(props: TokenFormProps) {
  const { onSubmit, refusal, children, password, typed, busy, busyText, submitText } = props;
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
      className="grid gap-6"
    >
      <div className="-mt-6 has-[p]:mt-0">
        <FormRefusal message={refusal} />
      </div>
      {children}
      <div className="grid gap-3">
        <PasswordField {...password} required autoComplete="new-password" />
        <PasswordRules password={typed} />
      </div>
      <div>
        <Button type="submit" kind="primary" busy={busy} busyText={busyText}>
          {submitText}
        </Button>
      </div>
    </form>
  );
}
