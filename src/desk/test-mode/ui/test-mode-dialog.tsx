import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '#kit/button.tsx';
import { CheckboxField } from '#kit/checkbox-field.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { PasswordStep, showPasswordRefusal } from '#kit/password-step.tsx';
import { SentenceGap } from '#kit/sentence-gap.tsx';
import type { TestMode } from '../test-mode.contract.ts';
import { useTestModeAction } from '../test-mode.queries.ts';

type Action = 'turn_on' | 'leave' | 'remove';

interface TestModeDialogProps {
  mode: TestMode;
  action: Action;
  label: string;
}

/** Explains the consequences, and asks for the password. */
export function TestModeDialog({ mode, action, label }: TestModeDialogProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const titles = {
    turn_on: t`Turn on test mode?`,
    leave: t`Leave test mode?`,
    remove: t`Delete all test orders?`,
  };
  return (
    <Dialog
      title={titles[action]}
      description={<Consequences mode={mode} action={action} />}
      width="narrow"
      open={open}
      onOpenChange={setOpen}
      trigger={<Button kind={action === 'leave' ? 'primary' : 'secondary'}>{label}</Button>}
    >
      <ActionForm mode={mode} action={action} label={label} onCancel={() => setOpen(false)} />
    </Dialog>
  );
}

function Consequences({ mode: { orders }, action }: Omit<TestModeDialogProps, 'label'>) {
  if (action === 'turn_on')
    return (
      <Trans>
        From then on every order is a test; if the shop is open, visitors’ orders too. Earlier orders and their payments
        continue as usual.
      </Trans>
    );
  if (action === 'remove')
    return (
      <Plural
        value={orders}
        one="# test order is deleted with its payments, documents and history. This cannot be undone."
        other="# test orders are deleted with their payments, documents and history. This cannot be undone."
      />
    );
  return (
    <>
      <Trans>From then on orders are real and are paid with your own keys.</Trans>
      <SentenceGap />
      <Plural
        value={orders}
        _0="There are no test orders."
        one="There is # test order."
        other="There are # test orders."
      />
    </>
  );
}

interface Typed {
  password: string;
  delete_orders: boolean;
}

function ActionForm({ mode, action, label, onCancel }: TestModeDialogProps & { onCancel: () => void }) {
  const { t } = useLingui();
  const form = useForm<Typed>({ defaultValues: { password: '', delete_orders: false } });
  const { errors, isSubmitting } = form.formState;
  const { mutateAsync } = useTestModeAction();
  const submit = form.handleSubmit(async ({ password, delete_orders }) => {
    const { version } = mode;
    try {
      if (action === 'remove') await mutateAsync({ what: 'remove', password });
      else {
        const is_on = action === 'turn_on';
        await mutateAsync({ what: 'switch', is_on, version, password, ...(!is_on && { delete_orders }) });
      }
    } catch (failure) {
      return showPasswordRefusal(form, failure);
    }
    // The server adds the bar to pages, or no longer does.
    window.location.reload();
  });
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      {action === 'leave' && mode.orders > 0 && (
        <CheckboxField
          label={t`Delete the test orders too`}
          hint={t`Otherwise they stay and stay marked; you can delete them later here.`}
          {...form.register('delete_orders')}
        />
      )}
      <PasswordStep
        field={form.register('password')}
        errors={errors}
        action={label}
        busy={isSubmitting}
        onCancel={onCancel}
      />
    </form>
  );
}
