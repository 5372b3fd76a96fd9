import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { FormRefusal } from '#kit/form-refusal.tsx';
import { schemaResolver } from '#kit/schema-resolver.ts';
import { SelectField } from '#kit/select-field.tsx';
import { showRefusal } from '#kit/show-refusal.ts';
import { TextField } from '#kit/text-field.tsx';
import { LANGUAGES } from '#shared/languages.ts';
import { STAFF_ROLES } from '#shared/rights.ts';
import { ROLE_WORDS } from '#shared/staff-role.words.ts';
import { type Invite, inviteRequest } from '../staff.contract.ts';
import { useStaffListAction } from '../staff.queries.ts';

/** Invites somebody by mail. */
export function InviteStaff() {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      title={t`Invite a colleague`}
      description={<Trans>They get a mail with a link to choose a password. It works once, within seven days.</Trans>}
      width="narrow"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button kind="primary">
          <Trans>Invite a colleague</Trans>
        </Button>
      }
    >
      <InviteForm onDone={() => setOpen(false)} />
    </Dialog>
  );
}

function InviteForm({ onDone }: { onDone: () => void }) {
  const { t, i18n } = useLingui();
  const { mutateAsync } = useStaffListAction();
  const form = useForm<Invite>({
    resolver: schemaResolver(inviteRequest, i18n),
    defaultValues: { email: '', firstname: '', lastname: '', lang: 'zh-Hant', staff_role: 'support' },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (invite) => {
    try {
      await mutateAsync({ action: 'invite', invite });
      onDone();
    } catch (failure) {
      showRefusal(form, failure);
    }
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <FormRefusal message={errors.root?.message} />
      <TextField
        label={t`E-mail address`}
        required
        type="email"
        error={errors.email?.message}
        {...form.register('email')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label={t`First name`} required error={errors.firstname?.message} {...form.register('firstname')} />
        <TextField label={t`Last name`} required error={errors.lastname?.message} {...form.register('lastname')} />
        <SelectField
          label={t`Role`}
          required
          options={STAFF_ROLES.map((value) => ({ value, label: i18n._(ROLE_WORDS[value]) }))}
          {...form.register('staff_role')}
        />
        <SelectField
          label={t`Language of the mail`}
          required
          options={LANGUAGES.map(({ lang, name }) => ({ value: lang, label: name }))}
          {...form.register('lang')}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="primary" busy={isSubmitting} busyText={t`Sending…`}>
          <Trans>Send the invitation</Trans>
        </Button>
        <Button kind="quiet" onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
