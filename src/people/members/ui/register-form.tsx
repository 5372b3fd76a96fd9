import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { Button } from '#kit/button.tsx';
import { Disclosure } from '#kit/disclosure.tsx';
import { FormRefusal } from '#kit/form-refusal.tsx';
import { PasswordField } from '#kit/password-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import { useFormField } from '#kit/use-form-field.ts';
import { CompanyFields } from './company-fields.tsx';
import { PasswordRules } from './password-rules.tsx';
import { JobTitleField, PersonFields } from './person-fields.tsx';
import { PlaceFields, RemarkField } from './place-fields.tsx';
import { AgreeField, Agreement } from './register-consent.tsx';
import { SellerFields } from './seller-fields.tsx';
import { type RegistrationProps, useRegistration } from './use-registration.ts';

/** Every field of spec §3 for a kind of member, in sections. */
export function RegisterForm(props: RegistrationProps) {
  const { t } = useLingui();
  const { form, captcha, submit } = useRegistration(props);
  const { errors, isSubmitting, submitCount } = form.formState;
  const { type } = props;
  const hasHiddenError = Boolean((type !== 'gallery' && errors.company) || errors.job_title || errors.address?.remark);
  const optional = useOpenAt(hasHiddenError ? submitCount : undefined);
  return (
    <FormProvider {...form}>
      <form
        method="post"
        noValidate
        onSubmit={(event) => void submit(event)}
        // Solved while the visitor fills in the form, so that nobody waits at the end.
        onFocus={() => captcha.state === 'idle' && captcha.begin()}
        className="grid gap-10"
      >
        <Section title={<Trans>Your sign-in</Trans>}>
          <AccountFields />
        </Section>
        <Section title={<Trans>About you</Trans>}>
          <PersonFields withJobTitle={false} />
        </Section>
        <Section title={<Trans>Address</Trans>}>
          <PlaceFields prefix="address." withRemark={false} />
        </Section>
        {type === 'gallery' && (
          <Section title={<Trans>Gallery</Trans>}>
            <CompanyFields gallery />
          </Section>
        )}
        <Disclosure
          title={
            type === 'gallery' ? (
              <Trans>Job title and note for the delivery (optional)</Trans>
            ) : (
              <Trans>Company, job title and note for the delivery (optional)</Trans>
            )
          }
          ref={optional}
        >
          <div className="grid grid-cols-1 gap-6 pt-2 text-ink sm:grid-cols-2">
            {type !== 'gallery' && (
              <div className="sm:col-span-2">
                <CompanyFields />
              </div>
            )}
            <JobTitleField />
            <RemarkField prefix="address." />
          </div>
        </Disclosure>
        {type !== 'basic' && (
          <Section title={type === 'gallery' ? <Trans>Your gallery</Trans> : <Trans>Your work</Trans>}>
            <SellerFields type={type} />
          </Section>
        )}
        <div className="grid gap-4 border-hairline border-t pt-6">
          {type === 'basic' ? <Agreement /> : <AgreeField />}
          <FormRefusal message={errors.root?.message} />
          {captcha.note}
          <div>
            <Button type="submit" kind="primary" busy={isSubmitting} busyText={t`Creating your account…`}>
              {type === 'basic' ? <Trans>Create account</Trans> : <Trans>Create account and apply</Trans>}
            </Button>
          </div>
        </div>
      </form>
    </FormProvider>
  );
}

/** Opens a part with a wrong field, again with each submission. Only the visitor closes it. */
function useOpenAt(submission: number | undefined) {
  const part = useRef<HTMLDetailsElement>(null);
  // Before the form focuses the field.
  useLayoutEffect(() => {
    if (submission !== undefined && part.current) part.current.open = true;
  }, [submission]);
  return part;
}

function Section({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 border-hairline border-t pt-6">
      {/* Floated, or the browser would place it on the hairline. */}
      <legend className="float-start mb-5 w-full font-display text-title">{title}</legend>
      <div className="clear-both">{children}</div>
    </fieldset>
  );
}

function AccountFields() {
  const { t } = useLingui();
  const field = useFormField();
  const password = useWatch({ name: 'password' });
  return (
    <div className="grid gap-6">
      <TextField label={t`E-mail address`} required type="email" autoComplete="username" {...field('email')} />
      <div className="grid gap-3">
        <PasswordField label={t`Password`} required autoComplete="new-password" {...field('password')} />
        <PasswordRules password={password ?? ''} />
      </div>
    </div>
  );
}
