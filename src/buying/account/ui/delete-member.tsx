import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '#kit/button.tsx';
import { showToast } from '#kit/client/toast.ts';
import { Dialog } from '#kit/dialog.tsx';
import { FormRefusal } from '#kit/form-refusal.tsx';
import { showRefusal } from '#kit/show-refusal.ts';
import { TextField } from '#kit/text-field.tsx';
import type { DataRequest } from '../data-request.contract.ts';
import { useRequestAction } from '../data-request.queries.ts';

interface DeleteMemberProps {
  request: DataRequest;
  name: string;
  email: string;
}

/** Deletion cannot be undone, so staff type the address. */
export function DeleteMember(props: DeleteMemberProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const { name } = props;
  return (
    <Dialog
      title={t`Delete the account of ${name}?`}
      width="narrow"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button>
          <Trans>Carry out</Trans>
        </Button>
      }
    >
      <div className="prose-text grid gap-3">
        <p>
          <Trans>
            Profile, addresses, favourites, messages, notes and cart are deleted immediately and cannot be restored. The
            member is notified by e-mail.
          </Trans>
        </p>
        <p>
          <Trans>
            Invoices and their orders are kept as required by law. Not possible while an order is in progress.
          </Trans>
        </p>
      </div>
      <DeletionForm {...props} onCancel={() => setOpen(false)} />
    </Dialog>
  );
}

function DeletionForm({ request, email, onCancel }: DeleteMemberProps & { onCancel: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { mutateAsync } = useRequestAction();
  const form = useForm<{ confirm: string }>({ defaultValues: { confirm: '' } });
  const { errors, isSubmitting } = form.formState;
  const { request_id: id, version } = request;
  const submit = form.handleSubmit(async ({ confirm }) => {
    try {
      await mutateAsync({ action: 'delete', id, json: { version, confirm: confirm.trim().toLowerCase() } });
    } catch (failure) {
      return showRefusal(form, failure);
    }
    showToast('success', t`The account has been deleted.`);
    await navigate({ to: '/admin/request', search: { state: 'closed' } });
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-6 grid gap-6">
      <TextField
        label={t`E-mail address of the member`}
        hint={t`Type ${email}`}
        required
        autoComplete="off"
        inputMode="email"
        error={errors.confirm?.message}
        {...form.register('confirm', {
          validate: (typed) => typed.trim().toLowerCase() === email || t`This is not this member’s e-mail address.`,
        })}
      />
      <FormRefusal message={errors.root?.message} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="primary" busy={isSubmitting}>
          <Trans>Delete for good</Trans>
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
