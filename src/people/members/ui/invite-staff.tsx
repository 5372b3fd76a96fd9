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
import { useLocale } from '#kit/use-locale.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { usesHanScript } from '#shared/locale.ts';
import type { StaffRole } from '#shared/rights.ts';
import { storedRoles } from '#shared/stored-roles.ts';
import { type Invite, inviteRequest } from '../staff.contract.ts';
import { useStaffListAction } from '../staff.queries.ts';
import { RoleChoice } from './role-choice.tsx';

export function InviteStaff() {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      title={t`Invite a colleague`}
      description={
        <Trans>They will get an e-mail with a link to choose a password. It works once, within 7 days.</Trans>
      }
      width="medium"
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
  const locale = useLocale();
  const { mutateAsync } = useStaffListAction();
  const form = useForm<Invite>({
    resolver: schemaResolver(inviteRequest, i18n),
    defaultValues: { email: '', firstname: '', lastname: '', lang: 'zh-Hant', staff_role: 'support' },
  });
  const { errors, isSubmitting } = form.formState;
  const [roles, setRoles] = useState<StaffRole[]>(['support']);
  const submit = form.handleSubmit(async (person) => {
    const { staff_role, more_roles } = storedRoles(roles);
    if (staff_role === null) return;
    try {
      await mutateAsync({ action: 'invite', invite: { ...person, staff_role, more_roles } });
      onDone();
    } catch (failure) {
      showRefusal(form, failure);
    }
  });
  const firstname = { name: 'firstname', label: t`First name` } as const;
  const lastname = { name: 'lastname', label: t`Last name` } as const;
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
        {/* In Chinese the family name comes first. */}
        {(usesHanScript(locale) ? [lastname, firstname] : [firstname, lastname]).map(({ name, label }) => (
          <TextField key={name} label={label} required error={errors[name]?.message} {...form.register(name)} />
        ))}
        <SelectField
          label={t`Language of the e-mail`}
          required
          options={LANGUAGES.map(({ lang, name }) => ({ value: lang, label: name }))}
          {...form.register('lang')}
        />
      </div>
      <RoleChoice
        chosen={roles}
        onChoose={setRoles}
        error={roles.length === 0 ? t`Please choose at least one role.` : undefined}
      />
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
