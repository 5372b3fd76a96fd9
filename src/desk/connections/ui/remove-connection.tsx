import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '#kit/button.tsx';
import { showToast } from '#kit/client/toast.ts';
import { Dialog } from '#kit/dialog.tsx';
import { PasswordStep, showPasswordRefusal } from '#kit/password-step.tsx';
import type { ConnectionView } from '../connection.contract.ts';
import { useRemoveConnection } from '../connection.queries.ts';
import { DECLARATIONS } from '../connections.rules.ts';

/**
 * Explains the consequences of the removal and asks for the password: removed keys cannot be restored. `children` names what still
 * needs the keys.
 */
export function RemoveConnection({ connection, children }: { connection: ConnectionView; children?: ReactNode }) {
  const { t, i18n } = useLingui();
  const [open, setOpen] = useState(false);
  const { name, removal } = DECLARATIONS[connection.name];
  const title = i18n._(name);
  return (
    <Dialog
      title={t`Remove “${title}”?`}
      description={
        <>
          {i18n._(removal)} <Trans>The keys are deleted; to use it again, you have to enter them again.</Trans>
        </>
      }
      width="narrow"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button kind="quiet" aria-label={t`Remove: ${title}`}>
          <Trans>Remove</Trans>
        </Button>
      }
    >
      {children}
      <RemovalForm connection={connection} onDone={() => setOpen(false)} />
    </Dialog>
  );
}

function RemovalForm({ connection, onDone }: { connection: ConnectionView; onDone: () => void }) {
  const { t } = useLingui();
  const form = useForm<{ password: string }>({ defaultValues: { password: '' } });
  const { errors, isSubmitting } = form.formState;
  const { mutateAsync } = useRemoveConnection(connection.name);
  const submit = form.handleSubmit(async ({ password }) => {
    try {
      await mutateAsync({ version: connection.version, password });
    } catch (failure) {
      return showPasswordRefusal(form, failure);
    }
    showToast('success', t`The keys are removed.`);
    onDone();
  });
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <PasswordStep
        field={form.register('password')}
        errors={errors}
        action={<Trans>Remove</Trans>}
        busy={isSubmitting}
        onCancel={onDone}
      />
    </form>
  );
}
