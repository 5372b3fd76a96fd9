import { useLingui } from '@lingui/react/macro';
import { SelectField } from '#kit/select-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import { useFormField } from '#kit/use-form-field.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { INCOME_CODES } from '../payee.rules.ts';
import { INCOME_CODE_WORDS } from '../payout.words.ts';

/** What the shop decides: the income code, the exemption, and where the statement goes. */
export function StaffFields({ hasAccount }: { hasAccount: boolean }) {
  const { t, i18n } = useLingui();
  const field = useFormField();
  return (
    <>
      <SelectField
        label={t`Income code`}
        hint={t`Ask your accountant. A company in Taiwan that issues an invoice needs none.`}
        placeholder={t`None`}
        options={INCOME_CODES.map((value) => ({ value, label: i18n._(INCOME_CODE_WORDS[value]) }))}
        {...field('income_code')}
      />
      <TextField
        label={t`Exempt from the supplementary premium until`}
        hint={t`Only with proof from the National Health Insurance.`}
        optional
        type="date"
        className="max-w-xs"
        {...field('premium_exempt_until')}
      />
      {!hasAccount && (
        <>
          <TextField
            label={t`E-mail address for the statement`}
            hint={t`There is no account in the shop to which it could be sent.`}
            optional
            type="email"
            autoComplete="off"
            {...field('email')}
          />
          <SelectField
            label={t`Language of e-mails`}
            placeholder={t`Please choose`}
            options={LANGUAGES.map(({ lang, name }) => ({ value: lang, label: name }))}
            {...field('lang')}
          />
        </>
      )}
    </>
  );
}
