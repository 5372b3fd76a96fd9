import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type FieldValues, FormProvider, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { Button } from '#kit/button.tsx';
import { FormRefusal } from '#kit/form-refusal.tsx';
import { PasswordField } from '#kit/password-field.tsx';
import { showPasswordRefusal } from '#kit/password-step.tsx';
import { typedResolver } from '#kit/schema-resolver.ts';
import { UnsavedGuard } from '#kit/unsaved-guard.tsx';
import type { PayeeDataView } from '../payee.contract.ts';
import { AccountFields } from './account-fields.tsx';
import { sentPayee, type TypedPayee, typedPayee } from './payee-values.ts';
import { PersonFields } from './person-fields.tsx';

type Data = Omit<PayeeDataView, 'email' | 'lang'> & Partial<PayeeDataView>;

interface PayeeFormProps<Sent> {
  data: Data;
  schema: z.ZodType<Sent, FieldValues>;
  save: (form: Sent) => Promise<unknown>;
  /** Further fields, only for staff. */
  children?: ReactNode;
}

/** The payment data of a payee. Stored numbers are never shown: typing a new one replaces it. */
export function PayeeForm<Sent>({ data, schema, save, children }: PayeeFormProps<Sent>) {
  const { t, i18n } = useLingui();
  const isStaff = children !== undefined;
  const form = useForm<TypedPayee, unknown, Sent>({
    resolver: typedResolver(schema, (typed: TypedPayee) => sentPayee(typed, data.version, isStaff), i18n),
    defaultValues: typedPayee(data),
    mode: 'onSubmit',
  });
  const { errors, isSubmitting, isDirty } = form.formState;
  const submit = form.handleSubmit(async (sent) => {
    try {
      await save(sent);
      form.reset();
    } catch (failure) {
      showPasswordRefusal(form, failure);
    }
  });
  // Errors of the account arrive below its name; its fields are flat.
  const ofAccount = (errors as { account?: Record<string, { message?: string }> }).account;
  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-5"
      >
        <PersonFields idHint={data.id_hint} isNew={data.version === 0} />
        <AccountFields account={data.account} errors={ofAccount} />
        {children}
        {!isStaff && (
          <div className="grid gap-2">
            <PasswordField
              label={t`Your password`}
              hint={t`So that nobody else can have your shares paid to another account.`}
              required
              autoComplete="current-password"
              error={errors.password?.message}
              {...form.register('password')}
            />
            {/* Also the way to a first password, for someone who signs in through a provider. */}
            <p className="text-small">
              <Link to="/forgotPassword" className="text-link">
                <Trans>Forgot your password?</Trans>
              </Link>
            </p>
          </div>
        )}
        <FormRefusal message={errors.root?.message} />
        <p className="text-ink-soft text-small">
          <Trans>
            Numbers are stored encrypted and shown only to our finance staff. Every change is confirmed by an e-mail
            that does not contain them.
          </Trans>
        </p>
        <div>
          <Button type="submit" kind="primary" busy={isSubmitting}>
            <Trans>Save</Trans>
          </Button>
        </div>
      </form>
      <UnsavedGuard when={isDirty && !isSubmitting} />
    </FormProvider>
  );
}
