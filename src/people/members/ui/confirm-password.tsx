import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { FormRefusal } from '#kit/form-refusal.tsx';
import { PasswordField } from '#kit/password-field.tsx';
import { schemaResolver } from '#kit/schema-resolver.ts';
import { ownPassword } from '../second-factor.contract.ts';
import { showPasswordRefusal } from './show-password-refusal.ts';

interface ConfirmPasswordProps {
  title: string;
  description?: ReactNode;
  /** The button that opens it, and the text of the confirming button. */
  trigger: ReactElement;
  /** Whether it is open from the beginning. */
  opened?: boolean;
  confirmLabel: ReactNode;
  /** The text of the cancelling button. */
  cancel?: ReactNode;
  children?: ReactNode;
  onConfirm: (password: string) => Promise<unknown>;
}

/** Asks for the password again before sign-in settings change, because someone may have left the device open. */
export function ConfirmPassword({ title, description, trigger, opened = false, ...form }: ConfirmPasswordProps) {
  const [open, setOpen] = useState(opened);
  return (
    <Dialog title={title} description={description} width="narrow" open={open} onOpenChange={setOpen} trigger={trigger}>
      <PasswordForm {...form} onDone={() => setOpen(false)} />
    </Dialog>
  );
}

interface PasswordFormProps extends Omit<ConfirmPasswordProps, 'title' | 'description' | 'trigger' | 'opened'> {
  onDone: () => void;
}

function PasswordForm({
  confirmLabel,
  cancel = <Trans>Cancel</Trans>,
  onConfirm,
  onDone,
  children,
}: PasswordFormProps) {
  const { t, i18n } = useLingui();
  const form = useForm<{ password: string }>({
    resolver: schemaResolver(ownPassword, i18n),
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async ({ password }) => {
    try {
      await onConfirm(password);
      onDone();
    } catch (failure) {
      showPasswordRefusal(form, failure);
    }
  });
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      {children}
      <PasswordField
        label={t`Your password`}
        required
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <FormRefusal message={errors.root?.message} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="primary" busy={isSubmitting}>
          {confirmLabel}
        </Button>
        <Button kind="quiet" onClick={onDone}>
          {cancel}
        </Button>
      </div>
    </form>
  );
}
