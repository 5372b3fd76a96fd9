import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useForm, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { apiClient, ask } from '#kit/client/api-client.ts';
import { schemaResolver } from '#kit/schema-resolver.ts';
import { TextField } from '#kit/text-field.tsx';
import { useLocale } from '#kit/use-locale.ts';
import { usesHanScript } from '#shared/locale.ts';
import { firstAdminForm } from '../first-admin.contract.ts';
import { enter } from '../member.queries.ts';
import { TokenForm } from './token-form.tsx';
import { type SendWithToken, TokenPage } from './token-page.tsx';

const personForm = firstAdminForm.omit({ token: true });
type Person = z.input<typeof personForm>;

/** Opened by the link that an empty shop prints at its start. */
export function FirstAdminPage() {
  return (
    <TokenPage
      title={<Trans>Open your shop</Trans>}
      lead={<Trans>This shop has no administrator yet. The account you create here has full access.</Trans>}
      expired={
        <p className="text-lead">
          <Trans>
            This page needs the link that the shop prints when it starts. It works once and for 24 hours; start the shop
            again for a new one.
          </Trans>
        </p>
      }
    >
      {(sendWithToken) => <PersonForm sendWithToken={sendWithToken} />}
    </TokenPage>
  );
}

function PersonForm({ sendWithToken }: { sendWithToken: SendWithToken }) {
  const { t, i18n } = useLingui();
  const router = useRouter();
  const locale = useLocale();
  const form = useForm<Person>({
    resolver: schemaResolver(personForm, i18n),
    defaultValues: { brand: '', firstname: '', lastname: '', email: '', password: '' },
    mode: 'onTouched',
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit((person) =>
    sendWithToken(form, async (token) => {
      const { setup } = apiClient(router.options.context).api;
      await enter(router, await ask(setup.$post({ json: { ...person, token } })), '/admin');
    }),
  );
  const field = (name: keyof Person) => ({ error: errors[name]?.message, ...form.register(name) });
  const firstname = { name: 'firstname', label: t`First name`, autoComplete: 'given-name' } as const;
  const lastname = { name: 'lastname', label: t`Last name`, autoComplete: 'family-name' } as const;
  return (
    <TokenForm
      onSubmit={submit}
      refusal={errors.root?.message}
      password={{ label: t`Password`, ...field('password') }}
      typed={useWatch({ control: form.control, name: 'password' })}
      busy={isSubmitting}
      busyText={t`Creating…`}
      submitText={<Trans>Create account</Trans>}
    >
      <TextField
        label={t`Name of the shop`}
        hint={t`Visitors read it everywhere. You can change it at any time.`}
        autoComplete="organization"
        {...field('brand')}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        {/* In Chinese the family name comes first. */}
        {(usesHanScript(locale) ? [lastname, firstname] : [firstname, lastname]).map(({ name, ...rest }) => (
          <TextField key={name} required {...rest} {...field(name)} />
        ))}
      </div>
      <TextField label={t`E-mail address`} required type="email" autoComplete="username" {...field('email')} />
    </TokenForm>
  );
}
