import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { apiClient, ask } from '#web/client/api-client.ts';
import { ApiFailure } from '#web/client/api-failure.ts';
import { readFragment } from '#web/client/secret-fragment.ts';
import { Button } from '#web/kit/button.tsx';
import { FormRefusal } from '#web/kit/form-refusal.tsx';
import { PasswordField } from '#web/kit/password-field.tsx';
import { schemaResolver } from '#web/kit/schema-resolver.ts';
import { showRefusal } from '#web/kit/show-refusal.ts';
import { TextField } from '#web/kit/text-field.tsx';
import { firstAdminForm } from '../first-admin.contract.ts';
import { enter } from '../member.queries.ts';
import { EntryFrame } from './entry-frame.tsx';
import { PasswordRules } from './password-rules.tsx';

const personForm = firstAdminForm.omit({ token: true });
type Person = z.input<typeof personForm>;

/** Where the link leads that an empty shop prints when it starts. Its token stays behind `#`, so that no server log has it. */
export function FirstAdminPage() {
  const [token, setToken] = useState<string>();
  const [expired, setExpired] = useState(false);
  useEffect(() => {
    setToken(readFragment('token'));
    setExpired(readFragment('token') === undefined);
  }, []);
  return (
    <EntryFrame
      title={<Trans>Open your shop</Trans>}
      lead={<Trans>Nobody runs this shop yet. The account that you open here may do everything in it.</Trans>}
    >
      <div role="status">{expired && <ExpiredNote />}</div>
      {!expired && <PersonForm token={token} onExpired={() => setExpired(true)} />}
    </EntryFrame>
  );
}

function ExpiredNote() {
  return (
    <p className="text-lead">
      <Trans>
        This page needs the link that the shop prints when it starts. It works once and for 24 hours; start the shop
        again for a new one.
      </Trans>
    </p>
  );
}

function PersonForm({ token, onExpired }: { token: string | undefined; onExpired: () => void }) {
  const { t, i18n } = useLingui();
  const router = useRouter();
  const form = useForm<Person>({
    resolver: schemaResolver(personForm, i18n),
    defaultValues: { firstname: '', lastname: '', email: '', password: '' },
    mode: 'onTouched',
  });
  const { errors, isSubmitting } = form.formState;
  const typed = useWatch({ control: form.control, name: 'password' });
  const submit = form.handleSubmit(async (person) => {
    if (!token) return;
    try {
      const json = { ...person, token };
      await enter(router, await ask(apiClient(router.options.context).api.setup.$post({ json })), '/admin');
    } catch (failure) {
      // A token that is no token at all is refused as a field, which this form does not have.
      const isLink = failure instanceof ApiFailure && (failure.code === 'link_expired' || 'token' in failure.errors);
      if (isLink) onExpired();
      else showRefusal(form, failure);
    }
  });
  const field = (name: keyof Person) => ({ required: true, error: errors[name]?.message, ...form.register(name) });
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-6">
      <div className="-mt-6 has-[p]:mt-0">
        <FormRefusal message={errors.root?.message} />
      </div>
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField label={t`First name`} autoComplete="given-name" {...field('firstname')} />
        <TextField label={t`Last name`} autoComplete="family-name" {...field('lastname')} />
      </div>
      <TextField label={t`E-mail address`} type="email" autoComplete="username" {...field('email')} />
      <div className="grid gap-3">
        <PasswordField label={t`Password`} autoComplete="new-password" {...field('password')} />
        <PasswordRules password={typed} />
      </div>
      <div>
        <Button type="submit" kind="primary" busy={isSubmitting} busyText={t`Opening…`}>
          <Trans>Open the account</Trans>
        </Button>
      </div>
    </form>
  );
}
