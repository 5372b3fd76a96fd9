import { useLingui } from '@lingui/react/macro';
import { PhoneFields } from '#kit/phone-fields.tsx';
import { RadioGroupField } from '#kit/radio-group-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import { useFormField } from '#kit/use-form-field.ts';
import { useLocale } from '#kit/use-locale.ts';
import { usesHanScript } from '#shared/locale.ts';
import { useGenderNames } from './use-gender-names.ts';

/** The personal data of every member, except the address. */
export function PersonFields({ withJobTitle = true }: { withJobTitle?: boolean }) {
  const { t } = useLingui();
  const locale = useLocale();
  const field = useFormField();
  const genders = useGenderNames();
  const firstname = (
    <TextField key="firstname" label={t`First name`} required autoComplete="given-name" {...field('firstname')} />
  );
  const lastname = (
    <TextField key="lastname" label={t`Last name`} required autoComplete="family-name" {...field('lastname')} />
  );
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
        {/* In Chinese the family name comes first. */}
        {usesHanScript(locale) ? [lastname, firstname] : [firstname, lastname]}
      </div>
      <PhoneFields
        name="mobile"
        codeLabel={t`Mobile country code`}
        numberLabel={t`Mobile number`}
        required
        autoComplete="tel-national"
      />
      <div className="grid grid-cols-1 gap-6 sm:grid-cols-2">
        <TextField label={t`Birthday`} type="date" required autoComplete="bday" {...field('birthday')} />
        {withJobTitle && <JobTitleField />}
      </div>
      <RadioGroupField label={t`Gender`} required options={genders} {...field('gender')} />
    </div>
  );
}

export function JobTitleField() {
  const { t } = useLingui();
  const field = useFormField();
  return <TextField label={t`Job title`} optional autoComplete="organization-title" {...field('job_title')} />;
}
