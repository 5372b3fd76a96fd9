import { useLingui } from '@lingui/react/macro';
import { PhoneFields } from '#kit/phone-fields.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import { useFormField } from '#kit/use-form-field.ts';
import { useLocale } from '#kit/use-locale.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { usesHanScript } from '#shared/locale.ts';
import { ENQUIRY_KINDS } from '../enquiry.rules.ts';
import { KIND_WORDS } from '../enquiry.words.ts';
import { TITLE_CODES, TITLES } from '../titles.rules.ts';

const PAIR = 'grid grid-cols-1 gap-6 sm:grid-cols-2';

export function ChoiceFields({ hasKind }: { hasKind: boolean }) {
  const { t, i18n } = useLingui();
  const field = useFormField();
  return (
    <>
      {hasKind && (
        <SelectField
          label={t`What is it about?`}
          required
          options={ENQUIRY_KINDS.map((kind) => ({ value: kind, label: i18n._(KIND_WORDS[kind]) }))}
          {...field('kind')}
        />
      )}
      <div className={PAIR}>
        <SelectField
          label={t`Language of our answer`}
          required
          options={LANGUAGES.map(({ lang, name }) => ({ value: lang, label: name }))}
          {...field('language')}
        />
        <TitleField />
      </div>
    </>
  );
}

function TitleField() {
  const { t } = useLingui();
  const locale = useLocale();
  const field = useFormField();
  return (
    <SelectField
      label={t`Form of address`}
      required
      autoComplete="honorific-prefix"
      placeholder={t`Please choose`}
      options={TITLE_CODES.map((title) => ({ value: title, label: TITLES[title][locale] }))}
      {...field('title')}
    />
  );
}

/** A member is answered at their account's address. */
export function SenderFields({ isMember }: { isMember: boolean }) {
  const { t } = useLingui();
  const locale = useLocale();
  const field = useFormField();
  const firstname = (
    <TextField key="firstname" label={t`First name`} required autoComplete="given-name" {...field('firstname')} />
  );
  const lastname = (
    <TextField key="lastname" label={t`Last name`} required autoComplete="family-name" {...field('lastname')} />
  );
  return (
    <>
      <div className={PAIR}>
        {/* In Chinese the family name comes first. */}
        {usesHanScript(locale) ? [lastname, firstname] : [firstname, lastname]}
      </div>
      <TextField
        label={t`E-mail address`}
        {...(isMember && { hint: t`This is your account’s address; our reply also appears in your messages.` })}
        required
        readOnly={isMember}
        type="email"
        autoComplete="email"
        {...field('email')}
      />
      <PhoneFields
        name="phone"
        codeLabel={t`Telephone country code`}
        numberLabel={t`Telephone number`}
        required
        autoComplete="tel-national"
      />
    </>
  );
}

export function CompanyFields() {
  const { t } = useLingui();
  const field = useFormField();
  return (
    <div className={PAIR}>
      <TextField label={t`Company name`} optional autoComplete="organization" {...field('company_name')} />
      <TextField
        label={t`Company telephone`}
        optional
        type="tel"
        inputMode="numeric"
        autoComplete="off"
        {...field('company_phone')}
      />
    </div>
  );
}
